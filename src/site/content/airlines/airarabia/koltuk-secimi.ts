import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'Air Arabia’da tercihli koltuk ücretlidir, diğerlerinin kuralını bulamadık. Ailede hangi koltuk için ödemeli, çıkış sırasında kim oturamaz?',
  answers: ['seat', 'seatApart'],
  own: [
    'Koltuğun paketinize dahil olup olmadığını rezervasyonda okuyun.',
    'airarabia.com’da koltuk planını açın, çocuğun yanındaki yerden başlayın.',
    'Ödemek istemiyorsanız online check-in’de yer atanıp atanmadığına bakın.',
  ],
  call: 'Bebekle ön sırada oturmanız gerekiyor.',
  lead: 'Air Arabia’da ön sıra ayrı bir sınıf değildir; seçmeyene yer atanıp atanmadığını bulamadık.',
  facts: [
    { label: 'Tercihli koltuk', value: 'Ücretli', fact: 'seat' },
    { label: 'Kabin', value: 'Yalnızca Economy', fact: 'cabins' },
    { label: 'Kontuar açılışı', value: '3 saat kala', fact: 'counter' },
    { label: 'Bebek arabası', value: 'Uçak kapısına kadar', fact: 'stroller' },
  ],
  cardGroups: [
    {
      title: 'Tek kabinde özel yerler',
      cards: [
        {
          title: 'Geniş diz mesafesi',
          text: 'Çoğunlukla ön sırada ve çıkışlarda bulunur; tercihli koltuk sayılıp sayılmadığını bulamadık.',
        },
        {
          topic: 'Çıkış sırası',
          title: 'Acil çıkış sırası',
          text: 'Kapıyı açmaya yardım edebilecek yolcu oturur; çocuk, hamile ve bebekli oturamaz.',
        },
        {
          topic: 'Bebek beşiği',
          title: 'Bebek beşiği',
          text: 'Tek koridorlu uçakta çoğu zaman yoktur; hattınız için havayoluna sorun.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Kim ödesin, kim beklesin?',
      body: [
        [
          'Tek başınızaysanız beklemek çoğu zaman sorun olmaz.',
          'İki çocukla uçuyorsanız her çocuk için bir yetişkinin yanını alın.',
          'Uzun boyluysanız hangi sıranın geniş olduğunu seçmeden sorun.',
        ],
      ],
    },
    {
      topic: 'Ücret',
      title: 'Ücret ve çıkış sırası',
      body: [
        'Tutarını bulamadık, koltuk planında okuyun. Çıkış sırasına uygun bulunmazsanız ödediğinizin ne olacağını seçmeden sorun.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Yan yana oturmak',
      question: 'Koltuk seçmezsem ailemden ayrılır mıyım?',
      answer: 'Ayrılabilirsiniz. Kontuara açılışta gitmek yardım eder, ama dolu uçakta yan yana yer kalmayabilir.',
    },
    {
      topic: 'Değiştirme',
      question: 'Ücretli koltuğu sonradan değiştirebilir miyim?',
      answer:
        'Boş yer varsa genellikle evet, fark çıkabilir. Önce eski koltuğa ödediğinizin sayılıp sayılmadığını okuyun.',
    },
  ],
  warning: 'Çıkış sırasını yalnızca diz mesafesi için almayın; koşulu taşımıyorsanız kalkmanız istenir.',
};
