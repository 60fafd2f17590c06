import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'Air Arabia’da bavul ayrı satılır: 20, 30 ya da 40 kg. Kabinde iki parça genellikle toplam 10 kg; powerbank kuralı ve kontuarda fazla ödememenin yolu.',
  answers: ['checked', 'cabinBag'],
  own: [
    'İki kabin parçasını birlikte tartın; duty free poşeti de genellikle bu toplama girer.',
    'Bavulları ayrı tartın, her yön için kiloyu belirleyin.',
    'airarabia.com’da paketi uçuştan önce ekleyin.',
    'Onaydaki kiloyu okuyun, powerbank’i kabin çantasına koyun.',
  ],
  call: 'Televizyon ya da büyük bir kutu götürüyorsunuz.',
  lead: 'Air Arabia’da bagaj paketini uçuştan önce alın: havalimanında daha pahalıdır, üstüne işlem bedeli eklenir.',
  facts: [
    { label: 'Tek bavul', value: '32 kg, toplam 160 cm', fact: 'checked' },
    { label: 'Havalimanında alınan paket', value: 'Daha pahalı', note: 'İşlem bedeli de eklenir', fact: 'addOnline' },
    { label: 'Pil', value: '100 Wh, en çok 20 yedek', note: 'Yalnızca kabinde', fact: 'powerbank' },
    { label: 'Televizyon', value: 'En çok 60 inç', note: '40 inç ve üstü ayrıca ücretli', fact: 'tv' },
  ],
  cardGroups: [
    {
      title: 'Pakete ne girer, ne girmez?',
      cards: [
        {
          title: 'Ek bagaj',
          text: 'Siteden, satış ofisinden ya da acenteden önceden alınır.',
        },
        {
          topic: 'Spor',
          title: 'Spor ekipmanı',
          text: 'Kuralını bulamadık; ölçüyü ve kiloyu havayoluna yazıp yanıtı saklayın.',
        },
        {
          topic: 'Bebek arabası',
          title: 'Özel eşya',
          text: 'Büyük televizyon genellikle ayrı ücretlidir, powerbank bavula konmaz. Bebek arabası uçak kapısında teslim edilirse bagaj hakkından düşmez.',
        },
        { title: 'Bagaj takibi', text: 'Gelmeyen bavul PIR tutanağının numarasıyla online izlenir; kuponu saklayın.' },
      ],
    },
  ],
  sections: [
    {
      title: 'Hangi paket kime?',
      body: [
        [
          'Hafta sonuna tek çantayla gidiyorsanız paket almayın.',
          'Bir hafta tek başınıza kalacaksanız 20 kg çoğu zaman yeter.',
          'Çiftseniz birinize 30 kg almak iki paketten ucuz olabilir.',
          'Alışverişten dönüyorsanız 40 kg alıp iki bavula bölün.',
        ],
      ],
    },
    {
      topic: 'Aktarma',
      title: 'Şarika’da aktarma',
      body: ['Şarika’da aktarma yapıyorsanız etikette son varışın kodu yazmalı.'],
    },
  ],
  questions: [
    {
      question: '20 kg aldım, bavulum 24 kg çıktı.',
      answer: 'Uçuştan önceyse paketi yükseltin. Kontuardaysanız fazla kilo havalimanı ücretiyle ödenir.',
    },
    {
      topic: 'Powerbank',
      question: 'Powerbank’in Wh değeri yazmıyorsa?',
      answer: 'mAh değerini bine bölüp voltla çarpın: 10.000 mAh ve 3,7 volt yaklaşık 37 Wh eder.',
    },
    {
      topic: 'Kırık, kayıp bavul',
      question: 'Bavulum gelmedi, ne kadar sürem var?',
      answer:
        'Bagaj salonundayken PIR tutanağı isteyin. Dış hatta hasarı 7 gün, gecikmeyi bavulu alınca 21 gün içinde yazın.',
    },
  ],
  warning: 'Kabin çantanızı kapıda tartabilirler; fazlası, önceden alınan paketten pahalıya gelebilir.',
};
