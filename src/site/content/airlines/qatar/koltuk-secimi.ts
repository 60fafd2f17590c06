import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'Qatar Airways koltuk seçimi: Lite ve Classic’te ne zaman ücretsiz, ekstra diz mesafesi kimde dahil, çıkış sırası ve beşik nasıl istenir?',
  answers: ['seat', 'seatLegroom'],
  own: [
    'E-biletteki tarife adını okuyun: Lite, Classic, Convenience ya da Comfort.',
    'Convenience ve Comfort’ta qatarairways.com’da rezervasyonu açıp koltuğu hemen seçin.',
    'Lite ve Classic’te online check-in’in açılmasını bekleyin; standart koltuk o zaman ücretsizdir.',
    'Doha’dan sonraki uçuşun koltuğunu ayrıca seçin.',
  ],
  call: 'Beşik sırası istiyorsunuz ya da çocuk ayrı düştü.',
  lead: 'Qatar Airways’te (Katar Hava Yolları) koltuk için ödeyip ödemeyeceğinizi tarife adı belirler. Nerede oturduğunuz önemli değilse bekleyin.',
  facts: [
    { label: 'Convenience, Comfort', value: 'Standart koltuk dahil', fact: 'seat' },
    { label: 'Lite, Classic', value: 'Önceden ücretli', note: 'Online check-in’de ücretsiz', fact: 'seat' },
    { label: 'Ekstra diz mesafesi', value: 'Comfort’ta dahil', note: 'Economy tarifeleri içinde', fact: 'seatLegroom' },
    { label: 'Check-in açılışı', value: '48 saat kala', note: 'ABD çıkışında 24 saat', fact: 'online' },
  ],
  cardGroups: [
    {
      title: 'Qatar Airways’te özel koltuklar',
      cards: [
        {
          title: 'Geniş diz mesafesi',
          text: 'Comfort’ta dahildir; diğer Economy tarifelerinde ücretini koltuk planında görürsünüz.',
        },
        {
          topic: 'Acil çıkış',
          title: 'Acil çıkış sırası',
          text: 'Mürettebata yardım edebilecek yolcu içindir; çocuk, bebekli ve hamile yolcuya verilmez.',
        },
        {
          topic: 'Beşik',
          title: 'Bebek beşiği',
          text: 'Belirli sıralara takılır, sayısı azdır; bebeğin kilosunu ve boyunu bilet alırken söyleyin.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Yan yana',
      title: 'Ödemeli mi, beklemeli mi?',
      body: [
        [
          'Tek başınıza uçuyorsanız bekleyin.',
          'Çocukla uçuyorsanız beklemeyin; dolu uçakta yan yana yer kalmayabilir.',
          'Uzun gece uçuşunda koridor istiyorsanız yalnızca o uçuş için ödeyin.',
          'İki koltuğun bedeli Comfort farkını geçiyorsa baştan Comfort alın.',
        ],
      ],
    },
    {
      topic: 'Ücret',
      title: 'Koltuğun tutarı',
      body: [
        'qatarairways.com’da PNR’nizle koltuk planını açın; seçtiğiniz yerin tutarı genellikle ödemeden önce görünür.',
      ],
    },
  ],
  questions: [
    {
      question: 'Online check-in’de bütün koltuklar ücretsiz mi?',
      answer:
        'Yalnızca standart koltuklar. Tercihli ve ekstra diz mesafeli yerler tarifeniz kapsamıyorsa ücretli kalır.',
    },
    {
      question: 'Ödediğim koltuk değiştirildi.',
      answer:
        'Uçak değişince olabilir. Ödeme kaydını saklayın, eşdeğer koltuk ya da ücretin iadesini havayolundan yazılı isteyin.',
    },
  ],
  warning: 'Bebek beşiğini kontuara bırakmayın; beşik takılan sıralar günler önce dolabilir.',
};
