import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'SunExpress biletiniz için bağımsız telefon desteği: tur operatörü bileti mi, kendi biletiniz mi? Hangi numara hazır olmalı, kim ne yapabilir?',
  answers: ['contact'],
  own: ['“Rezervasyonlarım”da bilet numaranızı deneyin.', 'Tatil paketinde operatörün belgesindeki telefonu arayın.'],
  call: 'Operatör mü havayolu mu bakacak, anlaşılmıyor.',
  lead: 'SunExpress uçuşlarının bir bölümü tek başına bilet, bir bölümü otelle birlikte tatil paketi olarak satılır. Aynı uçakta yan yana oturan iki yolcunun değişiklik için başvuracağı yer bu yüzden aynı değildir. Paketle gelen bilette söz tur operatörünündür. Bizi aradığınızda ilk ayırdığımız şey de budur.',
  facts: [
    { label: 'SunExpress’in kendi sitesi', value: 'sunexpress.com', note: 'Rezervasyon orada açılır', fact: 'contact' },
    { label: 'Bize ulaşabileceğiniz saatler', value: '7/24', note: 'Gece kalkan tatil uçuşları dahil' },
    { label: 'Telefonda yanıtımız', value: 'Ortalama 5 dakika' },
    {
      label: 'E-posta yanıtımız',
      value: '24 saat içinde yanıt',
      note: 'Tatil paketi belgesini buraya gönderebilirsiniz',
    },
    { label: 'Bilet öneki', value: '564', note: '13 hanenin ilk üçü', fact: 'prefix' },
    { label: 'Üsler', value: 'Antalya (AYT), İzmir (ADB)', fact: 'base' },
  ],
  steps: [
    {
      title: 'Belgenize bakarız',
      body: [
        'Elinizdeki kâğıtta 564 ile başlayan bilet numarası mı var, yoksa yalnızca operatörün rezervasyon numarası mı? Okursanız işin kime düştüğünü hemen söyleriz.',
      ],
    },
    {
      title: 'Uçuşu buluruz',
      body: [
        'Kalkış havalimanı, tarih ve soyadıyla devam ederiz. SunExpress ekranları kalkış havalimanını da sorduğu için bunu söylemeniz gerekir.',
      ],
    },
    {
      title: 'Tarifeyi buluruz',
      body: [
        'SunLight, SunEco, SunClassic ya da SunPremium. Bagaj, koltuk ve değişiklik hakkınız bu ada göre belirlenir.',
      ],
    },
    {
      title: 'İşi doğru yere yönlendiririz',
      body: [
        'Bizim yapabileceğimiz bir işse toplamı söyler, onayınızla yaparız. Operatöre aitse kime, nasıl başvuracağınızı anlatırız.',
      ],
    },
  ],
  sections: [
    {
      title: 'Bu hatta gelen sorular',
      body: [
        [
          'Operatörden gelen bilette bagaj hakkım kaç kilo?',
          'SunLight aldım, bavulumu nasıl ekletirim?',
          'Annem tekerlekli sandalyeyle uçacak, cam kenarı şart mı?',
          'Çocuğum Almanya’daki ninesine tek başına gidecek, ne kadar önce bildirmeliyim?',
          'Kedimi götüreceğim ülkeye SunExpress kabul ediyor mu?',
        ],
      ],
    },
    {
      title: 'SunExpress’e ya da operatöre gitmesi gereken işler',
      body: [
        'SunExpress Club hesabınızla ilgili işlemleri SunExpress yürütür; programın güncel kuralını da oradan sormanız gerekir. Otel, transfer ya da paketin tamamı değişecekse muhatap tur operatörüdür. Tek uçan çocuğun bildirimi de SunExpress müşteri hizmetlerine yapılır; biz bilgileri hazırlatır, doğru sırayla iletmenize yardım ederiz.',
      ],
    },
    {
      title: 'Bizden ne beklemelisiniz?',
      body: [
        'Bağımsız bir bilet ve iletişim hizmetiyiz; SunExpress, THY ya da Lufthansa ile ortaklığımız yok. SunExpress bu iki şirketin ortaklığı olarak kurulmuştur, ama işlemleri THY’den ayrıdır: THY’nin paket kuralları burada geçerli değildir, mil kazanımını da havayolundan sormak gerekir. Kuralı bilmediğimiz yerde tahmin yürütmeyiz, SunExpress’e ne soracağınızı söyleriz.',
      ],
    },
  ],
  haveReady: [
    { label: 'Bilet ya da operatör belgesi', hint: 'Üzerinde 564’lü numara var mı, bakın' },
    { label: 'Kalkış havalimanı', hint: 'AYT, ADB ya da başka bir şehir' },
    { label: 'Soyadı ve adlar', hint: 'İki adınız varsa biletteki bitişik yazımıyla' },
    { label: 'Tarife adı', hint: 'Sun ile başlayan ad' },
  ],
  questions: [
    {
      question: 'Siz SunExpress misiniz?',
      answer:
        'Değiliz. Ayrı bir hizmetiz ve bunu her görüşmenin başında söyleriz. İsterseniz işleminizi SunExpress’in kendi kanalından da yürütebilirsiniz.',
    },
    {
      question: 'Operatör telefonlarıma çıkmıyor, siz halledebilir misiniz?',
      answer:
        'Onun adına işlem yapamayız. Belgenizi okur, hangi hakkı kimden isteyeceğinizi ve yazılı başvuruda neleri belirtmeniz gerektiğini söyleriz.',
    },
    {
      question: 'Yurt dışından nasıl ulaşırım?',
      answer:
        'E-posta yazabilirsiniz, 24 saat içinde yanıt alırsınız. Uçuşunuza az kaldıysa Türkiye’deki bir yakınınız PNR ile sizin yerinize bilgi alabilir.',
    },
  ],
  warning:
    'Tatil paketindeki uçuşu tek başına iptal ettirmeye kalkmayın. Operatör paketi bütün olarak değerlendirir; uçuşsuz kalan otel için ücret doğabilir.',
};
