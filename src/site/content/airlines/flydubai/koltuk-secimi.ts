import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'Economy’de ücretli, Business’ta dahil: hangi flydubai koltuğunu seçmeli? Ekstra diz mesafesi, çıkış sırası, beşik ve ortak uçuş.',
  answers: ['seat'],
  own: [
    'Economy’de ücretli olan koltuğu almadan önce planı görün.',
    'Uçuşu Emirates işletiyorsa koltuğu onun ekranından seçin.',
  ],
  call: 'Ortak uçuşta koltuk iki sistemde de görünmüyor.',
  lead: 'Koltuk seçiminde flydubai’nin kuralı kısadır: Economy’de ücretli, Business’ta bilete dahil. Ayrıntı ortak uçuşta başlar. Biletiniz EK numaralı olup uçağı flydubai işletiyorsa koltuk planı ve ücret Emirates uçağındakinden ayrılır. Önce uçağı, sonra koltuğu seçelim; tersi yapıldığında ödenen yer boşa çıkabiliyor.',
  facts: [
    { label: 'Economy', value: 'Seçim ücretli', fact: 'seat' },
    { label: 'Business', value: 'Seçim dahil', fact: 'seat' },
    { label: 'Ortak uçuş', value: 'İşletenin planı', note: 'Emirates ile farklı olabilir', fact: 'codeshare' },
    {
      label: 'Kontuar',
      value: '3 saat kala açılır',
      note: 'Boş kalan yerleri burada isteyin; söz verilmez',
      fact: 'counter',
    },
    { label: 'Kabinler', value: 'İki', note: 'Economy ve Business', fact: 'cabins' },
  ],
  steps: [
    {
      title: 'Uçağı buluruz',
      body: [
        'Uçuş gününüzdeki planı açarız. Koltuklar üçerli dizilmişse ortada kalmamak için erken seçmek gerekebilir.',
      ],
    },
    {
      title: 'Kaç koltuğa gerçekten ihtiyaç var?',
      body: [
        'Ailede önce çocuğun ve yanındaki yetişkinin koltuğunu seçeriz. Herkes için ödemeden de yan yana oturmanın yolu bulunabilir.',
      ],
    },
    {
      title: 'Koltuk bedelini öğrenirsiniz',
      body: [
        'Seçim bedelini söyler, Flex ya da Business farkıyla karşılaştırırız. Bazen üst tarife bagajla birlikte daha mantıklıdır.',
      ],
    },
    {
      title: 'Seçimi kaydederiz',
      body: ['Seçiminiz onay belgesine yazılır. Terminal ve uçak değişikliği gelirse koltuğu yeniden kontrol edin.'],
    },
  ],
  cardGroups: [
    {
      title: 'Özel koltuklar ve koşulları',
      cards: [
        {
          title: 'Geniş diz mesafesi',
          text: 'Ön sıralarda ve kanat üstü çıkışlarda bulunur, Economy’nin ücretli yerleridir.',
        },
        {
          title: 'Acil çıkış sırası',
          text: 'Kanat üstü çıkışa oturan yolcudan kapağı kaldırabilecek güçte olması beklenir; çocuk, hamile, bebekli ya da yardıma ihtiyaç duyan yolcu oturtulmaz.',
        },
        {
          title: 'Bebek beşiği',
          text: 'Dar gövdeli uçaklarda her zaman bulunmaz. Bebeğin yaşını ve kilosunu verin, uçuşunuzda olup olmadığını havayoluna soralım; yoksa rahat bir koridor seçin.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Kim koltuk ücreti ödemeli, kim beklemeli?',
      body: [
        [
          'Tek yolcu, kabin bagajı, gündüz: koltuk ücreti ödemeden gidebilirsiniz.',
          'Çift, gece uçuşu: cam ve koridor yerine yan yana iki koltuk seçin, orta yabancıya kalmasın.',
          'Çocuklu aile: çocuk başına bir yan koltuk almak çoğu zaman yeterlidir.',
          'Devamı Emirates olan yolcu: iki koltuğu iki ayrı sistemden seçmeniz gerekebilir, birini ödemek diğerini kapsamaz.',
        ],
      ],
    },
    {
      title: 'Ödediğiniz koltuk verilmezse',
      body: [
        'Uçak değişebilir ya da güvenlik gereği yeriniz değiştirilebilir. Eşdeğer koltuk verilmediyse ödeme belgesiyle başvurulur, biz metni hazırlarız. Kendi isteğinizle uçuşu değiştirdiğinizde ise koltuk bedelinin yeni uçuşa geçip geçmeyeceğini önceden sormak gerekir.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR ve uçuş günü', hint: 'Plan güne göre değişir' },
    { label: 'EK mi, FZ mi?', hint: 'Biletteki işleten bilgisi' },
    { label: 'Öncelikli kişi', hint: 'Çocuk, yaşlı, uzun boylu ya da bebekli' },
  ],
  questions: [
    {
      question: 'Koltuk almazsam ne olur?',
      answer: 'Yeri sistem verir. Yan yana düşmeyebilirsiniz; kontuara açılışında gitmek şansı artırır.',
    },
    {
      question: 'Flex’te koltuk ücretsiz mi?',
      answer:
        'Economy’de seçim genel olarak ücretli. Flex biletinizde dahil görünen bir koltuk türü varsa rezervasyonunuzda görürüz.',
    },
    {
      question: 'Kanat üstündeki koltukların bazısı arkaya yatmıyormuş.',
      answer:
        'Doğru, çıkış yolunu kapatmaması gereken koltuklar sabit olabilir. Uçağınızın planında işaretliyse seçmeden önce söyleriz.',
    },
  ],
  warning:
    'EK numaralı bilette koltuğu Emirates planından seçip ödemeyin; uçağı flydubai işletiyorsa o sıra olmayabilir.',
};
