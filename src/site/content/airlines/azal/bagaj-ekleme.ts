import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'AZAL’da bagaj genellikle parçayla sayılır, kabinde parça başına 10 kg hakkınız var. Alt tarifede bavul olmayabilir; ek parça ne zamana kadar alınır?',
  answers: ['checked', 'cabinBag'],
  own: [
    'E-biletteki bagaj satırını okuyun: 1PC, 2PC ya da boş.',
    'Önce kabin bagajını doldurun; sıvıları bavula koyun.',
    'Bavulun üç kenarını toplayın; büyük bavul ayrıca ücretli olabilir.',
    'Eksik varsa ek parçayı azal.az’dan ya da satıcınızdan isteyin.',
    'Süreyi kaçırmayın: ek parça satışı genellikle kalkışa 3 saat kala kapanır.',
  ],
  call: 'Bileti acente kesti ve ek parça sitede açılmıyor.',
  lead: 'AZAL (Azerbaycan Hava Yolları) bagajı genellikle parçayla sayar; yarım dolu bavul da tam parçadır. Alt tarifede kayıtlı bagaj hiç olmayabilir.',
  facts: [
    { label: 'Kabin bagajı', value: 'Economy 1, üst kabinler 2 parça', note: 'Parçası 10 kg', fact: 'cabinBag' },
    { label: 'Kabinde ayrıca', value: 'El çantası ya da dizüstü', fact: 'cabinBag' },
    { label: 'Kayıtlı, Business', value: '2 parça, her biri 32 kg', fact: 'checked' },
    { label: 'Ek parça', value: 'En çok 23 kg', note: '3 saat kalana kadar ödenir', fact: 'addUntil' },
    { label: 'Koltuksuz bebek', value: '10 kg, 115 cm toplam', fact: 'infantBag' },
  ],
  cardGroups: [
    {
      title: 'Parça dışında neler sorulur?',
      cards: [
        { title: 'Ek bagaj', text: 'Kilo değil parça eklenir; fazla eşyayı önce kabin bagajına alın.' },
        {
          topic: 'Spor',
          title: 'Spor ekipmanı',
          text: 'Kuralını bulamadık; uzunluğunu ve ağırlığını yazıp AZAL’a sorun.',
        },
        {
          topic: 'Bebek arabası',
          title: 'Özel eşya',
          text: 'Tar gibi bir çalgının kabine girip girmediğini sorun. Bebek arabasının ek parça sayılıp sayılmadığını bulamadık; AZAL’a onu da yazın.',
        },
        {
          title: 'Bagaj takibi',
          text: 'Etiket numarasıyla yapılır; Bakü’de aktarma yaptıysanız tutanağı son varışta tutturun.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Ağır bavul',
      title: 'Tek ağır bavul mu, iki bavul mu?',
      body: [
        '23–32 kg arası ağırlık ve 158 cm’yi geçen ölçü, eski bir metne göre genellikle ayrıca ücretlidir. Hem ağır hem büyük bavulda iki ücret çıkabilir; eşyayı iki bavula bölmek daha hesaplı olabilir.',
      ],
    },
    {
      title: 'Ek parçanın ücreti',
      body: [
        'Ücret rotaya ve tarihe göre değiştiği için yazmıyoruz. Bileti acente sattıysa yazılı fiyat isteyin, onaylamadan ödemeyin.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Miles',
      question: 'AZAL Miles kartım ek bavul verir mi?',
      answer: 'Platinum ve Gold kartta genellikle 23 kg’lık bir parça vardır. Kart numarasını rezervasyona ekletin.',
    },
    {
      topic: 'Kırık, gelmeyen bavul',
      question: 'Bavulum gelmezse?',
      answer:
        'Bagaj alım salonundan çıkmadan PIR tutanağı tutturun. Hasarı 7 gün, gecikmeyi bavul elinize geçtikten sonra 21 gün içinde AZAL’a yazın.',
    },
  ],
  warning: 'Arama sitesindeki “bagaj dahil” simgesine güvenmeyin; e-biletteki satıra bakın.',
};
