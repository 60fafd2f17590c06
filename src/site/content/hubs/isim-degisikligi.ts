import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'İsim Değişikliği',
  metaTitle: 'Bilette İsim Düzeltme ve Değişikliği',
  description:
    'Biletteki ad kimlikle aynı değilse önce düzeltme ile devir ayrımını bilin. Harf hatası, evlilik soyadı, ters yazım: hangi durumda ne yapılır?',
  tagline: 'Aynı kişinin küçük yazım hatası çoğu zaman düzeltilir; bileti aldığınız yere sorun.',
  lead: 'Havayolu için tek soru şudur: uçacak kişi aynı mı? Aynıysa yazım hatası çoğu zaman düzeltilebilir; değilse bu bir devirdir ve genellikle mümkün değildir. Check-in’den önce aramak seçenekleri artırır.',
  cardGroups: [
    {
      title: 'Sizinki hangisi?',
      cards: [
        {
          title: 'Harf hatası',
          text: 'Bir iki harf eksik ya da yanlış. En sık düzeltilen durumdur; belge fotoğrafı istenebilir.',
        },
        {
          title: 'Ad ile soyadı yer değişmiş',
          text: 'Kişi aynıdır. Birçok havayolu düzeltir ya da rezervasyona not düşer.',
        },
        {
          title: 'Evlilik, boşanma',
          text: 'Belgeyle soyadı güncellenir. Eski belgeyle uçacaksanız hiç gerekmeyebilir.',
        },
        {
          title: 'İkinci ad eksik',
          text: 'İç hatta çoğu zaman sorun olmaz; vize ya da önceden yolcu bilgisi isteyen ülkelerde sorun olabilir.',
        },
        { title: 'Başka biri uçacak', text: 'Bu devirdir. Kural izin vermiyorsa iade ve yeni bilet karşılaştırılır.' },
      ],
    },
  ],
  steps: [
    {
      title: 'Biletteki yazımı okuyun',
      body: ['E-bilette göründüğü gibi, harf harf. Bilette Türkçe harf bulunmaması hata değildir.'],
    },
    {
      title: 'Belgedeki yazımı okuyun',
      body: ['Dış hatta pasaportun en alttaki iki satırı esastır; Ş orada S, İ orada I görünür.'],
    },
    {
      title: 'Kuralı söyleriz',
      body: ['Düzeltme mi, yeni bilet mi gerektiğini, bunu kimin ve kaç saat içinde yaptığını öğrenirsiniz.'],
    },
    { title: 'Talebi iletiriz', body: ['Onayınızla talep açılır; sonucu havayolu verir, size yazılı döneriz.'] },
  ],
  sections: [
    {
      title: 'Türkçe harfler biletinizde neden yok?',
      body: [
        'Rezervasyon sistemleri yalnızca İngiliz alfabesini kullanır. ÇAĞRI, CAGRI; ÖZGÜR, OZGUR olarak yazılır ve bu doğrudur. Ü ile Ö’nün UE ve OE yazıldığı pasaportlar da vardır; biletin, sizin pasaportunuzun alt satırıyla aynı olması yeter.',
      ],
    },
    {
      title: 'Düzeltmeyi kim yapar?',
      body: [
        'Bileti kim düzenlediyse o. Acente bileti acenteden, tur paketi operatörden düzeltilir. Ortak uçuşlarda iki havayolunun sisteminde de düzelmesi gerekir; yalnızca birinde düzelmişse kontuarda sorun çıkar.',
      ],
    },
  ],
  airlineNotes: {
    thy: 'Bilet genellikle devredilmez; aynı kişi için düzeltme istenebilir.',
    pegasus: 'Havayolunun yayımladığı yanıta göre isim değişmez; bilet kesilmeden kontrol edin.',
    sunexpress: 'Düzeltmenin koşulu biletiniz için havayoluna sorulur.',
    ajet: 'Talep havayolunun onayına bağlıdır, önce belge hazırlanır.',
    azal: 'Ad, pasaportun alt satırındaki harflerle yazılır.',
    qatar: 'Yazım hatası, sıra ve eksik ad düzeltilebilir; ortak uçuşta düzeltilmez.',
    aeroflot: 'Kiril adın Latin karşılığı pasaporttan alınır.',
    emirates: 'Bilet genellikle devredilmez; küçük yazım hatası için talep açılır.',
    airarabia: 'Doğrulanmış tek bir kural yok, önce havayoluna sorulur.',
    flydubai: 'Yolcu genellikle değişmez; birkaç harflik hata sorulabilir.',
  },
  haveReady: [
    { label: 'E-bilet', hint: 'Adın göründüğü satır' },
    { label: 'Kimlik ya da pasaport', hint: 'Dış hatta alt iki satır' },
    { label: 'Evlilik ya da mahkeme belgesi', hint: 'Soyadı değiştiyse' },
  ],
  questions: [
    {
      question: 'Tek harf yanlışsa düzeltmeden uçabilir miyim?',
      answer:
        'İç hatta kontuar görevlisi kabul edebilir, dış hatta risklidir. Kabul kararı o anda verilir ve itiraz edecek zamanınız olmaz. Önceden düzelttirin.',
    },
    {
      question: 'İsim değişince biletim yeniden mi kesilir?',
      answer:
        'Küçük düzeltmede bazen not yeterlidir, bazen bilet aynı koşulla yeniden düzenlenir. Devir sayılan durumda yeni bilet gerekir.',
    },
  ],
  warning:
    'Check-in yapıldıktan sonra isim çoğu sistemde kilitlenir. Önce düzeltmeyi isteyin, biniş kartını sonra alın.',
};
