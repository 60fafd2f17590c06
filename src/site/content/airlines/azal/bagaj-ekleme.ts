import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'AZAL’da bagaj parçayla sayılır, kabinde parça başına 10 kg hakkınız var. Alt tarifede bavul olmayabilir; ek parça ne zamana kadar alınır?',
  answers: ['checked', 'cabinBag'],
  own: [
    'E-biletteki 1PC ya da 2PC satırını okuyun; boşsa bagaj hakkı olmayabilir.',
    'Ek parçayı önceden ödeyin; genellikle kalkışa 3 saat kala kapanır.',
  ],
  call: 'Bileti acente kesti ve ek parça sitede açılmıyor.',
  lead: 'AZAL bagajı kiloyla değil parçayla sayar. Economy’de genellikle 23 kg’lık bir parça, Business’ta iki parça bulunur; alt tarifede kayıtlı bagaj hiç olmayabilir. Buna karşılık kabin bagajı parçası 10 kg’dır, ayrıca el çantası ya da dizüstü alınır. Ek parça satın almadan önce bu 10 kg’ı doğru kullanmak çoğu yolcunun sorununu çözer.',
  facts: [
    { label: 'Kabin bagajı', value: 'Parça 10 kg', note: '55\u00a0×\u00a040\u00a0×\u00a023 cm', fact: 'cabinBag' },
    { label: 'Kabin bagajı adedi', value: 'Economy 1, üst kabinler 2', fact: 'cabinBag' },
    { label: 'Kabin bagajına ek olarak', value: 'El çantası ya da dizüstü', fact: 'cabinBag' },
    { label: 'Kayıtlı, Economy', value: '1\u00a0×\u00a023 kg', note: 'Alt tarifede olmayabilir', fact: 'checked' },
    { label: 'Kayıtlı, Business', value: '2\u00a0×\u00a032 kg', fact: 'checked' },
    { label: 'Ek parça için son ödeme', value: '3 saat kala', fact: 'addUntil' },
    { label: 'Bebek', value: '10 kg, 115 cm toplam', fact: 'infantBag' },
  ],
  steps: [
    { title: 'Parça hakkınızı buluruz', body: ['E-biletteki 1PC, 2PC ya da boş satır ne demek, birlikte çözeriz.'] },
    {
      title: 'Kabin bagajından yararlanırız',
      body: ['10 kg’lık hak boşsa ağır eşyayı oraya kaydırırsınız. Sıvı kuralını unutmayın.'],
    },
    {
      title: 'Ek parçaya karar veririz',
      body: ['Fazlalık hâlâ varsa ek parça istenir. Parça başına 23 kg sınırı genellikle sürer.'],
    },
    {
      title: 'Kalkıştan önce ekleriz',
      body: [
        'Üç saat sınırı gelmeden, onayınızla. Bilet başka satıcıdansa ek parçanın oradan nasıl isteneceğini söyleriz.',
      ],
    },
  ],
  cardGroups: [
    {
      title: 'Parça dışında neler sorulur?',
      cards: [
        {
          title: 'Ek bagaj',
          text: 'Kilo değil parça eklersiniz; yarım dolu bir bavul da tam parça sayılır.',
        },
        {
          title: 'Spor ekipmanı',
          text: 'AZAL’ın kuralını doğrulayamadık, bu yüzden adet ve ücret yazmıyoruz. Kayağın ya da bisikletin uzunluğunu ve ağırlığını söyleyin, uçuşunuz için soralım.',
        },
        {
          title: 'Özel eşya',
          text: 'Tar gibi bir çalgının ya da kırılacak eşyanın kabine mi, ambara mı gireceğini AZAL’a önceden sorarız.',
        },
        {
          title: 'Bagaj takibi',
          text: 'Online takip için etiket numarası gerekir. Bavul çıkmazsa PIR tutanağını bagaj alım salonundan çıkmadan, Bakü aktarmalı yolculukta son varış noktasında tutturun.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Tek ağır bavul mu, iki normal bavul mu?',
      body: [
        [
          '23–32 kg arasındaki bavul, parça hakkınız olsa da ağırlık için ayrıca ücretlenebilir.',
          'Kenar toplamı 158 cm’yi geçen bavul, ölçüsü yüzünden ayrıca ücretlenebilir; 203 cm’nin üstünde başka bir basamak uygulanabilir.',
          'Hem ağır hem büyük bavul iki kalemi birden doğurabilir. Eşyayı iki bavula bölüp bir ek parça almak daha hesaplı olabilir.',
          'Bakü’den alışverişle dönecekseniz bavula katlanır bir çanta koyun; kontuarda yeniden paketlemek zordur.',
        ],
      ],
    },
    {
      title: 'AZAL Miles kartı olanlar',
      body: [
        'Üst düzey AZAL Miles kartlarında genellikle bir ek 23 kg parça bulunur. Kartın bugünkü hakkını ve başka taşıyıcının işlettiği uçuşta geçip geçmediğini teyit ettirin. Kart numarası rezervasyonda yoksa kontuar hakkı görmeyebilir; uçuştan önce ekletin, kartı da yanınızda taşıyın.',
      ],
    },
  ],
  haveReady: [
    { label: 'E-biletteki bagaj satırı', hint: '1PC, 2PC, kilo ya da boş' },
    { label: 'Bavulların kilosu ve ölçüsü', hint: 'Her biri ayrı ayrı' },
    { label: 'AZAL Miles kartı', hint: 'Ek parça hakkı için' },
    { label: 'Satıcı bilgisi', hint: 'Ek parça oradan istenebilir' },
  ],
  questions: [
    {
      question: '10 kg’lık kabin bagajını kontuarda tartarlar mı?',
      answer: 'Tartılabilir. Sınırı aşarsa kayıtlı bagaja verilmesi istenebilir, bu da parça hakkınızı tüketir.',
    },
    {
      question: 'Bebeğimin bagaj hakkı var mı?',
      answer:
        'Koltuksuz bebek için AZAL’ın eski sayfasında 10 kg’lık, kenar toplamı 115 cm’yi geçmeyen bir parça yazıyordu. Bugünkü hak, biletinizdeki bebek satırında yazar.',
    },
    {
      question: 'İki yolcuyuz, bir bavulda 40 kg olsa?',
      answer: 'Parça esasında bavulun kendi sınırı vardır, kişilerin hakkı tek bavulda toplanmaz. İkiye bölün.',
    },
  ],
  warning:
    'Arama sitesindeki “bagaj dahil” simgesine güvenip bavulla gelmeyin. AZAL’ın alt tarifesinde bagaj olmayabilir, e-bilete bakın.',
};
