import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'AZAL ek bagaj: parça esası, Economy 1 parça, Business 2 parça, 10 kg el bagajı, 3 saat kala ödeme, ölçü aşımı ve bagaj takibi.',
  tagline: 'El bagajı parçası 10 kg: bavulunuzun fazlası yukarıya sığabilir.',
  lead: 'AZAL bagajı kiloyla değil parçayla sayar. Economy’de genellikle 23 kg’lık bir parça, Business’ta iki parça bulunur; alt tarifede kayıtlı bagaj hiç olmayabilir. Buna karşılık el bagajı parçası 10 kg’dır, ayrıca el çantası ya da dizüstü alınır. Ek parça satın almadan önce bu 10 kg’ı doğru kullanmak çoğu yolcunun sorununu çözer.',
  facts: [
    { label: 'El bagajı', value: 'Parça 10 kg', note: '55 × 40 × 23 cm' },
    { label: 'El bagajı adedi', value: 'Economy 1, üst kabinler 2' },
    { label: 'Yanında', value: 'El çantası ya da dizüstü' },
    { label: 'Kayıtlı, Economy', value: 'Genellikle 1 × 23 kg', note: 'Alt tarifede olmayabilir' },
    { label: 'Kayıtlı, Business', value: 'Genellikle 2 × 32 kg' },
    { label: 'Ek parça ödemesi', value: 'Genellikle 3 saat kala' },
    { label: 'Bebek', value: 'Genellikle 10 kg, 115 cm toplam' },
  ],
  steps: [
    { title: 'Parça hakkınızı okuruz', body: ['E-biletteki 1PC, 2PC ya da boş satır ne demek, birlikte çözeriz.'] },
    {
      title: 'El bagajını doldururuz',
      body: ['10 kg’lık hak boşsa ağır eşyayı oraya kaydırırsınız. Sıvı kuralını unutmayın.'],
    },
    {
      title: 'Ek parçaya karar veririz',
      body: ['Fazlalık hâlâ varsa ek parça istenir. Parça başına 23 kg sınırı genellikle sürer.'],
    },
    {
      title: 'Kalkıştan önce öderiz',
      body: ['Üç saat sınırı gelmeden, onayınızla. Bilet başka satıcıdansa ek parça için onun yolunu gösteririz.'],
    },
  ],
  sections: [
    {
      title: 'Tek ağır bavul mu, iki normal bavul mu?',
      body: [
        [
          '23–32 kg arasındaki bavul, parça hakkınız olsa da ağırlık için ayrıca ücretlenebilir.',
          'Kenar toplamı 158 cm’yi geçen bavul ölçü için, 203 cm’yi geçen daha yüksek bir kuralla ücretlenebilir.',
          'Hem ağır hem büyük bavul iki kalemi birden doğurabilir. Eşyayı iki bavula bölüp bir ek parça almak daha hesaplı olabilir.',
          'Bakü’den alışverişle dönecekseniz bavula katlanır bir çanta koyun; kontuarda yeniden paketlemek zordur.',
        ],
      ],
    },
    {
      title: 'AZAL Miles kartı olanlar',
      body: [
        'Üst düzey AZAL Miles kartlarında genellikle bir ek 23 kg parça bulunur. Kartın bugünkü hakkını ve başka taşıyıcının işlettiği bacakta geçip geçmediğini teyit ettirin. Kart numarası rezervasyonda yoksa kontuar hakkı görmeyebilir; uçuştan önce ekletin, kartı da yanınızda taşıyın.',
      ],
    },
    {
      title: 'Spor ekipmanı, özel eşya ve takip',
      body: [
        'AZAL’ın spor ekipmanı kuralını doğrulayamadık, bu yüzden adet ve ücret yazmıyoruz. Kayak, bisiklet ya da tar gibi bir çalgı götürecekseniz türünü, uzunluğunu ve ağırlığını söyleyin, uçuşunuz için soralım. Bagajı izlemek için etiket numarası gerekir. Bavul çıkmazsa havalimanından ayrılmadan tutanak isteyin; Bakü aktarmalı yolculukta tutanak son varış noktasında tutulur.',
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
      question: '10 kg’lık el bagajını kontuarda tartarlar mı?',
      answer: 'Tartılabilir. Sınırı aşarsa kayıtlı bagaja verilmesi istenebilir, bu da parça hakkınızı tüketir.',
    },
    {
      question: 'Bebeğimin bagaj hakkı var mı?',
      answer:
        'Koltuksuz bebek için eski metinde 10 kg’lık, kenar toplamı 115 cm’yi geçmeyen bir parça yazıyordu. Bugünkü hakkı biletinizdeki bebek satırından okuruz.',
    },
    {
      question: 'İki yolcuyuz, bir bavulda 40 kg olsa?',
      answer: 'Parça esasında bavulun kendi sınırı vardır, kişilerin hakkı tek bavulda toplanmaz. İkiye bölün.',
    },
  ],
  warning:
    'Arama sitesindeki “bagaj dahil” simgesine güvenip bavulla gelmeyin. AZAL’ın alt tarifesinde bagaj olmayabilir, e-bilete bakın.',
};
