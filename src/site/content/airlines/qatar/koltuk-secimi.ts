import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'Qatar Airways koltuk seçimi: Lite ve Classic’te ne zaman ücretsiz, ekstra diz mesafesi kimde dahil, çıkış sırası ve beşik nasıl istenir?',
  answers: ['seat', 'seatLegroom'],
  own: [
    'Lite ya da Classic biletinizle check-in açılışını bekleyin; standart koltuk o an ücretsizdir.',
    'Doha’dan sonraki uçuşun koltuğunu da ayrıca seçin.',
  ],
  call: 'Beşik sırası ya da geniş diz mesafesi gerekiyor.',
  lead: 'Qatar Airways’te koltuğun ücretli olup olmadığını tarife adı belirler. Convenience ve Comfort biletlerde standart koltuk dahildir. Lite ve Classic biletlerde önceden seçmek ücretlidir, online check-in açıldığında ücretsiz olur. Yerin nerede olduğu önemli değilse o saati beklemek yeter.',
  facts: [
    { label: 'Standart koltuk', value: 'Convenience, Comfort', note: 'Bu iki tarifede dahil', fact: 'seat' },
    { label: 'Lite ve Classic', value: 'Önceden ücretli', note: 'Online check-in’de ücretsiz', fact: 'seat' },
    {
      label: 'Ekstra diz mesafesi',
      value: 'Comfort’ta dahil',
      note: 'Diğer Economy tarifelerinde ücretli',
      fact: 'seatLegroom',
    },
    { label: 'Tercihli koltuk', value: 'Comfort’ta dahil', note: 'Convenience’ta dahil değildir', fact: 'seatLegroom' },
    { label: 'Online check-in', value: '48 saat kala', note: 'Biletinizdeki saat esastır', fact: 'online' },
  ],
  steps: [
    {
      title: 'Tarifenizi söyleyin',
      body: [
        'E-bilette Lite, Classic, Convenience ya da Comfort yazar. Bu tek sözcük, ödemenin gerekip gerekmediğini gösterir.',
      ],
    },
    {
      title: 'Her uçuşu ayrı seçeriz',
      body: [
        'Doha öncesi ve sonrası iki ayrı koltuk planıdır. Uzun uçuştaki yer genellikle daha önemlidir, seçime oradan başlarız.',
      ],
    },
    {
      title: 'Özel ihtiyacı yazarız',
      body: [
        'Bebek, uzun boy, hareket kısıtı ya da yan yana oturacak çocuk varsa koltuk planını açmadan önce söyleyin. Her özel sıra herkese açık değildir.',
      ],
    },
    {
      title: 'Onay ve yeni biniş kartı',
      body: ['Ücretli koltukta tutarı önce duyarsınız. Seçim e-bilete işlenir; uçak değişirse yeniden kontrol edin.'],
    },
  ],
  cardGroups: [
    {
      title: 'Qatar Airways’te özel koltuklar',
      cards: [
        {
          title: 'Geniş diz mesafesi',
          text: 'Economy’de yalnızca Comfort tarifesine dahildir; Lite, Classic ve Convenience biletlerde ücretle alınır.',
        },
        {
          title: 'Acil çıkış sırası',
          text: 'Rahatlığının bir karşılığı vardır: acil durumda mürettebata yardım edebilmelisiniz. Çocuk, bebekli, hamile ve hareket kısıtı olan yolcuya verilmez.',
        },
        {
          title: 'Bebek beşiği',
          text: 'Bölme duvarının önündeki belirli sıralara takılır, sayısı azdır. Bebeğin yaşını, ağırlığını ve boyunu bilet alınırken söyleyin.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Ödemeli mi, beklemeli mi?',
      body: [
        [
          'Tek başınıza uçuyorsanız ve koltuğun yeri sizin için fark etmiyorsa online check-in’i bekleyin.',
          'Çocukla uçuyorsanız beklemeyin; uçak doluysa yan yana yer kalmayabilir.',
          'Uzun gece uçuşunda koridor istiyorsanız yalnızca o uçuş için ödeyin.',
          'Comfort ile Lite arasındaki fark, alacağınız iki koltuğun bedelinden azsa tarifeyi baştan Comfort seçin.',
        ],
      ],
    },
    {
      title: 'Özel sıra isterken iki yanılgı',
      body: [
        'Çıkış sırasını planda seçebilmek, orada oturacağınız anlamına gelmez: son uygunluğa uçakta mürettebat karar verir. Yedek bir sıra da belirleyin.',
        'Beşik onayı, o sıradaki koltuğun da size ayrılması demek değildir. Ağırlık ve boy sınırını havayolu uçak tipine göre bildirir; beşiği ve koltuğu tek talepte isteyin.',
      ],
    },
  ],
  haveReady: [
    { label: 'Tarife adı ve PNR', hint: 'Dahil olan koltuğu ayırt etmek için' },
    { label: 'Uçuş sırası', hint: 'Doha öncesi mi, sonrası mı, ikisi de mi' },
    { label: 'Bebek bilgisi', hint: 'Uçuş günündeki yaşı, kilosu ve boyu' },
    { label: 'Tercih', hint: 'Koridor, cam ya da yan yana kaç koltuk' },
  ],
  questions: [
    {
      question: 'Online check-in’de bütün koltuklar ücretsiz mi olur?',
      answer:
        'Standart koltuklar için böyledir. Tercihli ve ekstra diz mesafeli yerler tarifeniz kapsamıyorsa yine ücretlidir.',
    },
    {
      question: 'Ödediğim koltuk değiştirildi, ne yapmalıyım?',
      answer:
        'Uçak değiştiğinde olabilir. Ödeme kaydınızı saklayın, eşdeğer koltuk ya da ücret iadesi için havayoluna birlikte başvururuz.',
    },
    {
      question: 'Boyum uzun, çıkış sırasını şimdiden ayırır mısınız?',
      answer:
        'Planda açıksa seçimi yaparız. Yine de uygunluğunuz kapıda veya uçakta yeniden sorulur; şartı taşımayan yolcu başka yere alınır.',
    },
  ],
  warning: 'Bebek beşiğini kontuara bırakmayın. Beşik takılan sıralar günler önce dolabilir.',
};
