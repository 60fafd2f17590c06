import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Kayıp Bagaj ve Eşya',
  metaTitle: 'Kayıp, Geciken ve Hasarlı Bagaj',
  description:
    'Bavulunuz banttan çıkmadıysa bagaj alım salonundan çıkmadan PIR tutanağı tutturun. Süreler, sınır, bulunan bagajın teslimi ve uçakta unutulan eşya.',
  tagline:
    'Bagaj alım salonundan çıkmadan PIR tutanağı tutturun; hasarı 7 gün, gecikmeyi 21 gün içinde yazıyla bildirin.',
  lead: 'Bant durdu, bavulunuz yok. Kayıp eşya ofisi bagaj alım salonundadır; PIR tutanağı, bavulun gelmediğini ya da hasarını yazan rapordur. Bulunan bagaj, genellikle 24 saat içinde ücretsiz kuryeyle adresinize getirilir.',
  facts: [
    { label: 'PIR tutanağı', value: 'Salondan çıkmadan', note: 'Dosya numarası 10 karakterdir' },
    { label: 'Hasar', value: '7 gün içinde yazılı', note: 'Teslim aldığınız günden sayılır' },
    { label: 'Gecikme', value: '21 gün içinde yazılı', note: 'Bavulun size verildiği günden' },
    { label: 'Teslim', value: 'Genellikle 24 saat içinde', note: 'Bulunan bagaj, ücretsiz kuryeyle' },
    {
      label: 'Kayıpta üst sınır',
      value: 'En çok 1.519 SDR',
      note: 'SDR, uluslararası hesap birimidir; zararı belgelersiniz',
    },
    {
      label: 'Avroyla söylenen',
      value: '1.000–1.700 avro',
      note: 'Genellikle söylenen kaba karşılık; esas olan 1.519 SDR’dir',
    },
  ],
  steps: [
    {
      title: 'Kayıp eşya ofisine gidin',
      body: [
        'Biniş kartınız ve bagaj kuponunuz yanınızda olsun. Bavulun rengini, markasını ve içinden ayırt edici bir eşyayı yazdırın.',
      ],
    },
    {
      title: 'Numarayı izleyin',
      body: ['Dosya numarası ve soyadıyla bavulun yerini havayolunun takip sayfasında görürsünüz.'],
    },
    {
      title: 'Zorunlu alışverişi saklayın',
      body: ['Diş fırçası, çamaşır, mevsimlik kıyafet: makul harcamanın faturası istenir.'],
    },
    {
      title: 'Yazılı başvurun',
      body: ['Hasarda 7, gecikmede 21 gün geçmeden yazın. 21 gün gelmeyen bagaj kayıp sayılabilir.'],
    },
  ],
  sections: [
    {
      title: 'Ne kadar istenebilir?',
      body: [
        'Uluslararası uçuşta üst sınır yolcu başına 1.519 SDR’dir; Montreal Sözleşmesi onu 28 Aralık 2024’ten beri böyle belirler. SDR, Uluslararası Para Fonunun hesap birimidir ve karşılığı her gün değişir; genellikle söylenen 1.000–1.700 avro kaba bir karşılıktır, esas olan SDR’dir. Tutar kendiliğinden ödenmez, zararınızı belgelersiniz.',
        'Bavulda bu sınırı aşan değerli eşya varsa check-in’de özel beyanda bulunmak sınırı yükseltebilir. Mücevher, para, ilaç ve bilgisayarı hiç bavula koymamak daha iyidir.',
      ],
    },
    {
      title: 'Havalimanından tutanaksız çıktıysanız',
      body: [
        'Havayolunun sitesindeki bagaj formunu bugün doldurun. Bazı havayolları tutanaksız başvuruyu birkaç gün içinde kabul eder (THY’nin böyle bir formu vardır), bazıları bavulu sağlam teslim alınmış sayar. Kuponu ve biniş kartını bulun; başvuruyu geciktirmeyin.',
      ],
    },
    {
      title: 'Uçakta ya da terminalde unutulan eşya',
      body: [
        [
          'Uçakta kaldıysa: uçuş numarası, tarih ve koltuk numarasıyla havayoluna.',
          'Güvenlikte ya da bekleme salonunda kaldıysa: havalimanının kayıp eşya ofisine.',
          'Pasaport kaldıysa: ayrıca polise ve yurt dışındaysanız konsolosluğa.',
        ],
      ],
    },
  ],
  haveReady: [
    { label: 'Dosya numarası', hint: 'Havalimanı kodu, havayolu kodu ve rakamlar' },
    { label: 'Bagaj kuponu', hint: 'Biniş kartına yapıştırılan barkod' },
    { label: 'Teslim adresi', hint: 'Otelde kalıyorsanız tarihleriyle' },
    { label: 'İçindekiler', hint: 'Değerleri ve varsa faturaları' },
  ],
  questions: [
    {
      question: 'Aktarmalı uçtum, hangi havayoluna başvuracağım?',
      answer:
        'Genellikle yolculuğun son bölümünü yapan havayoluna tutanak tutturulur ve başvuru da oraya yapılır. Tek bilet değilse her uçuşun sorumlusu ayrıdır.',
    },
    {
      question: 'Bavulum geldi ama tekeri kırık. Ne yapmalıyım?',
      answer:
        'Kayıp eşya ofisinde hasar tutanağı tutturun, fotoğraf çekin. Evde fark ettiyseniz 7 günü geçirmeden yazılı bildirin.',
    },
    {
      question: 'İç hatta da aynı sınır mı geçerli?',
      answer:
        'İç hatta Türk Sivil Havacılık Kanunu uygulanır; sorumluluk sınırı için uluslararası sözleşmeye yollama yapılır. Dosyanızı açarken güncel sınırı havayolundan yazılı isteyin; yürürlükteki metin esastır.',
    },
  ],
  warning: 'Bagaj kuponu küçük bir çıkartmadır ve ilk atılan şeydir. Bavul elinize geçene kadar saklayın.',
};
