import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'SunExpress biletiniz için bağımsız telefon desteği: tur operatörü bileti mi, kendi biletiniz mi? Hangi numara hazır olmalı, kim ne yapabilir?',
  answers: ['contact'],
  own: [
    'Belgenizde 564 ile başlayan bilet numarasını bulun.',
    'Varsa sunexpress.com’da “Rezervasyonlarım”ı açın.',
    'Yalnızca operatör numarası varsa operatöre yazın.',
    'Çözülmezse SunExpress’e yazın; kalkış havalimanını da ekleyin.',
  ],
  call: 'İşe operatör mü, havayolu mu bakacak, bilmiyorsunuz.',
  lead: 'SunExpress’te aynı uçakta iki yolcu ayrı yere başvurabilir: yalnızca bilet alan SunExpress’e, paket alan tur operatörüne. Sizinkinin hangisi olduğunu belgenizdeki numara gösterir.',
  facts: [
    { label: 'SunExpress’in kendi sitesi', value: 'sunexpress.com', note: 'Numara için iletişim bölümünü okuyun' },
    { label: 'Bilet numarası', value: '564 ile başlar', fact: 'prefix' },
  ],
  sections: [
    {
      topic: 'Otel, kayıp bavul',
      title: 'Kime gidilir?',
      body: [
        [
          'Otel, transfer ya da paketin tamamı değişecek: tur operatörü.',
          'Sadakat programı hesabı: SunExpress.',
          'Tek uçan çocuk ve engelli yolcu koltuğu: SunExpress müşteri hizmetleri.',
          'Gelmeyen bavul: bagaj alım salonundaki kayıp eşya ofisi.',
        ],
      ],
    },
    {
      title: 'Bizden ne bekleyin?',
      body: [
        'Belgenizi okur, işin kime düştüğünü ve hangi soruyu soracağınızı söyleriz. Bileti biz kestiysek işlemi yürütürüz. SunExpress, THY ya da Lufthansa ile ortaklığımız yoktur; THY’nin paket kuralları bu bilette geçmez.',
      ],
    },
  ],
  haveReady: [
    { label: 'Bilet ya da operatör belgesi', hint: '564’lü numara yazan sayfa' },
    { label: 'Kalkış havalimanı', hint: 'Antalya, İzmir ya da başka bir şehir' },
    { label: 'Tarife adı', hint: 'Sun ile başlayan ad' },
  ],
  questions: [
    {
      question: 'Siz SunExpress misiniz?',
      answer: 'Değiliz, ayrı bir hizmetiz. İsterseniz işleminizi SunExpress’in kendi sitesinde yapın.',
    },
    {
      topic: 'Operatör açmıyorsa',
      question: 'Operatör telefonu açmıyor, siz halleder misiniz?',
      answer:
        'Onun adına işlem yapamayız. Hangi hakkı kimden isteyeceğinizi ve yazılı başvuruda ne yazacağınızı söyleriz.',
    },
    {
      topic: 'Yurt dışından',
      question: 'Almanya’dayım, numaranız çalmıyor.',
      answer:
        '0850 yurt dışından açılmayabilir; bize e-posta gönderin. SunExpress’in telefonu açılmıyorsa iletişim formundan yazın; uçuş bugünse kontuarına gidin.',
    },
  ],
  warning: 'Paketteki uçuşu tek başına iptal ettirmeyin; uçuşsuz kalan otel için ücret doğabilir.',
};
