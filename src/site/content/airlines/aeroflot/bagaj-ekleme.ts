import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'Aeroflot bavulu kiloyla saymaz: hafif ikinci çanta da genellikle ayrı parçadır. Bagajsız tarife nasıl anlaşılır, spor takımı nasıl sayılır?',
  answers: ['checked', 'cabinBag'],
  own: [
    'Biletinizdeki parça sayısını okuyun; Lite’ta 0 yazabilir.',
    'Eşyayı o kadar bavula sığdırmayı deneyin, her birini tartın.',
    'Ek parçayı siteden ya da uygulamadan alın; önce kartınızın geçip geçmediğine bakın.',
    'Dönüşü ve Rusya içi devam uçuşunu ayrı kontrol edin.',
  ],
  call: 'Devam uçuşunda hangi bagaj hakkının geçtiğini anlayamadınız.',
  lead: 'Aeroflot genellikle kiloyu değil parçayı sayar: iki hafif çanta, toplamı az olsa da iki parçadır ve ikincisi ücretlidir.',
  facts: [
    { label: 'Economy', value: '1 parça, 23 kg', fact: 'checked' },
    { label: 'Business', value: '2 parça, her biri 32 kg', fact: 'checked' },
    { label: 'Lite', value: 'Bagajsız olabilir', fact: 'checked' },
    { label: 'Business kabin bagajı', value: '15 kg', note: 'Economy’de 10 kg', fact: 'cabinBag' },
  ],
  cardGroups: [
    {
      title: 'Neler parça sayılır?',
      cards: [
        { title: 'Ek bagaj', text: 'Genellikle siteden, uygulamadan ya da havalimanında parça olarak alınır.' },
        {
          topic: 'Kayak, bisiklet',
          title: 'Spor ekipmanı',
          text: 'Ortak uçuşlar için başka bir sitede okuduğumuza göre kayak, golf ya da bisiklet seti tek parçadır; kendi uçuşunuz için Aeroflot’a sorun.',
        },
        {
          topic: 'Bebek arabası',
          title: 'Özel eşya',
          text: 'Müzik aleti ve değerli eşya için ölçüyü Aeroflot’a yazın, yanıtı saklayın. Bebek arabasının bir parça yerine geçip geçmediğini bulamadık; katlanmış ölçüsüyle sorun.',
        },
        { title: 'Bagaj takibi', text: 'Gelmeyen bavul için PIR tutanağı tutturun; numarasıyla online izlersiniz.' },
      ],
    },
  ],
  sections: [
    {
      topic: 'Fazla kilo',
      title: 'Bir bavul mu, iki bavul mu?',
      body: [
        [
          'Eşya hakkınıza sığıyorsa tek bavul yapın.',
          'Biraz aşıyorsa fazlasını kabin çantasına alın, ama onu da tartın.',
          'Çok aşıyorsa ikinci parça, çoğu zaman tek ağır bavuldan iyidir.',
          'Spor setini tek kılıfta toplayın; iki kılıf iki parça sayılabilir.',
        ],
      ],
    },
    {
      title: 'Ücret ve ölçü',
      body: [
        'Parçanın fiyatı hatta göre değişir, burada yazmıyoruz. Kabin ölçüsünde kaynaklar uyuşmuyor; sınırdaki çantayı biletinizle karşılaştırın.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Bagajsız bilet',
      question: 'Biletimde bagaj satırı yok, ne demek?',
      answer: 'Bagajsız tarife almış olabilirsiniz. Parça eklemenin bedelini bir üst tarifeyle karşılaştırın.',
    },
    {
      topic: 'Gelmeyen, kırık bavul',
      question: 'Gelmeyen bavul için ne kadar sürem var?',
      answer:
        'Önce salondaki ofiste PIR tutanağı tutturun. Dış hatta hasarı 7 gün, gecikmeyi bavul elinize geçtikten sonra 21 gün içinde yazın.',
    },
  ],
  warning: 'Çantaları poşetle bağlayıp tek parça saydırmayın; kontuarda ayrılırsa havalimanı ücretiyle ödersiniz.',
};
