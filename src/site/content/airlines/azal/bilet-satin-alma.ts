import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'AZAL’da Economy ile Business arasında Premium Economy var, kabinde 10 kg taşınır. Bakü aktarmasında ve bagajsız tarifede neye dikkat etmeli?',
  answers: ['fareChoice'],
  own: [
    'azal.az’da uçuşu açın; bavulunuz varsa bagajlı bir tarife seçin.',
    'Bakü’de aktarma varsa süreye ve terminale bakın.',
    'İki uçuşu tek bilette alın.',
    'Kimlikle uçulup uçulmadığını AZAL’a sorun.',
    'E-bilette 1PC ya da kilo yazdığını kontrol edin.',
  ],
  call: 'Bakü’den sonra başka bir havayoluyla uçacaksınız.',
  lead: 'AZAL (Azerbaycan Hava Yolları) biletini bagajına ve Bakü’deki aktarma süresine bakarak seçin.',
  facts: [
    { label: 'Kabinler', value: 'Economy, Premium Economy, Business', fact: 'cabins' },
    { label: 'Üst kabinlerde kabin bagajı', value: '2 parça, her biri 10 kg', fact: 'cabinBag' },
    { label: 'Business’ta kayıtlı bagaj', value: '2 parça, her biri 32 kg', fact: 'checked' },
    { label: 'Aktarma merkezi', value: 'Bakü (GYD)', fact: 'base' },
  ],
  sections: [
    {
      topic: 'Kabinler',
      title: 'Hangi kabin kime?',
      body: [
        [
          'Economy: çoğu yolcuya yeter; tarifenin bagaj satırını okuyun.',
          'Premium Economy: iki kabin bagajı isteyen, Business gerekmeyen yolcu.',
          'Business: bagajı çok olan; kısa uçuşta farkı karşılaştırın.',
          'Kararsızsanız: Economy alıp sonra teklif verebilirsiniz, ama teklif kabul edilmeyebilir.',
        ],
      ],
    },
    {
      topic: 'Miles',
      title: 'Tarife adları ve AZAL Miles',
      body: [
        'Ekonom Klasik ve Ekonom Flex adları genellikle 2020–2022 haberlerinde geçer; güncel listeyi doğrulayamadık. Ada değil, bagaj ve değişiklik satırına bakın. AZAL Miles numaranızı bilet kesilirken verin; sonradan eklemek zorlaşabilir.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Bakü vizesi',
      question: 'Bakü’de aktarmada vize gerekir mi?',
      answer:
        'Havalimanından çıkıp çıkmadığınıza ve vatandaşlığınıza göre değişir. Azerbaycan’ın giriş makamına sorun.',
    },
    {
      topic: 'Kart, taksit',
      question: 'Kartım geçmedi, nasıl öderim?',
      answer:
        'Para çekilmediyse başka kart deneyin ya da Türkiye’de bir acenteden alın. Taksit kuralını bulamadık, satıcıya sorun.',
    },
  ],
  warning: 'Saatler yereldir; Bakü ile Türkiye arasındaki farkı hesaba katmadan karşılama planlamayın.',
};
