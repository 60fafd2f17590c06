import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'Air Arabia check-in: kontuar 3 saat kala açılır, 60 dakika kala kapanır. Şarika’ya giderken yol payı, bagaj ve belge kontrolü.',
  answers: ['online', 'counter'],
  own: [
    'Biletteki kodun G9 olup olmadığına bakın; 3O, 3L ve E5’in saatleri ayrı olabilir.',
    'Kabin çantalarını birlikte tartın.',
    'airarabia.com’da bir gün kala PNR ve soyadıyla check-in’i deneyin.',
    'Açılırsa her yolcuyu işaretleyin.',
  ],
  call: 'Bebekle ya da raporlu bir yolcuyla uçuyorsunuz.',
  lead: 'Air Arabia’da planı online saate değil kontuara göre yapın. Dönüşte taksiye “Şarika Havalimanı” deyin, Dubai değil.',
  facts: [
    { label: 'Kontuar açılışı', value: '3 saat kala', fact: 'counter' },
    { label: 'Kontuar kapanışı', value: '60 dakika kala', fact: 'counter' },
    { label: 'Online açılış', value: 'Biletinizde yoksa havayoluna sorun', fact: 'online' },
    { label: 'Kabin bagajı', value: 'Toplam 10 kg, 2 parça', note: 'Tartılabilir', fact: 'cabinBag' },
  ],
  sections: [
    {
      topic: 'Yenidoğan',
      title: 'Kontuara ne zaman varmalı?',
      body: [
        [
          'Bavulunuz yoksa ve kartınız hazırsa güvenlik sırasını hesaplayıp gelin.',
          'Bavulunuz varsa kontuar açılınca gelin; sıra son saatte uzayabilir.',
          'Yenidoğanla erken gidin; 3–6 günlük bebekte rapor okunur.',
        ],
      ],
    },
    {
      topic: 'Dubai’den geliş',
      title: 'Dubai’den Şarika’ya gelirken',
      body: [
        'Yolun süresi trafiğe göre çok değişir; transferi kontuarın açılışına göre ayarlayın. Grubun diğer şirketleriyle uçuyorsanız saatleri o şirketin sitesinden okuyun.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Kontuar ücreti',
      question: 'Kontuarda check-in ücretli mi?',
      answer:
        'Bulamadık. Rezervasyonunuzdaki koşullara bakın, yazmıyorsa Air Arabia’nın iletişim bölümünden sorun; açılıyorsa online yapın.',
    },
    {
      topic: 'Bebek arabası',
      question: 'Bebek arabasını kontuara mı vereceğim?',
      answer: 'Uçak kapısına kadar kullanıp orada teslim edin. Kontuarda verirseniz bagaj hakkından düşebilir.',
    },
    {
      topic: 'Hamilelik',
      question: 'Hamile yolcudan rapor istenir mi?',
      answer: 'Bulamadık. Gebelik haftanızı ve dönüş gününüzü Air Arabia’ya yazın, yanıtı yanınızda taşıyın.',
    },
  ],
  warning: 'Dubai’den yola çıkmayı son saate bırakmayın; kontuar kapandıktan sonra alınmayabilirsiniz.',
};
