import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'Qatar Airways ek bagaj: hattınız kilo mu parça mı sayıyor, statünüz ne ekler, spor ekipmanında 6 saat ve 300 cm sınırı nasıl işler?',
  answers: ['checked', 'cabinBag'],
  own: [
    'Biletteki bagaj satırını okuyun: “K” kilo, “PC” parça.',
    'Privilege Club kartınız varsa numarasını ekleyin; Silver ve üstünde ek hak vardır.',
    'Bavulları evde tek tek tartın.',
    'Eksiği qatarairways.com’da rezervasyonunuzdan, her yön için ayrı ekleyin.',
  ],
  call: 'Yolculuğun bir bölümü kiloyla, bir bölümü parçayla hesaplanıyor.',
  lead: 'Katar Hava Yolları’nda (Qatar Airways) önce birimi öğrenin. Çoğu hatta genellikle kilo, Amerika ve Afrika’da parça sayılır.',
  facts: [
    {
      label: 'Economy kabin bagajı',
      value: '1 parça, 7 kg',
      note: '50\u00a0×\u00a037\u00a0×\u00a025 cm',
      fact: 'cabinBag',
    },
    { label: 'Tek bavul', value: 'En çok 32 kg', fact: 'checked' },
    { label: 'Platinum üye', value: '+25 kg ya da 2 parça', fact: 'programme' },
    { label: 'Gold üye', value: '+20 kg ya da 1 parça', fact: 'programme' },
    { label: 'Silver üye', value: '+15 kg ya da 1 parça', fact: 'programme' },
  ],
  cardGroups: [
    {
      title: 'Bavul, spor takımı, özel eşya',
      cards: [
        { title: 'Ek bagaj', text: 'Rezervasyondan önceden alınır; hattınıza göre kilo ya da parça satılır.' },
        {
          topic: 'Spor',
          title: 'Spor ekipmanı',
          text: 'Bagaj hakkınızdan sayılır; özel spor tarifesi en geç 6 saat kala alınır, toplam ölçü en çok 300 cm’dir.',
        },
        {
          topic: 'Bebek arabası',
          title: 'Özel eşya',
          text: 'Müzik aletinin ölçüsünü havayoluna yazıp nerede taşınacağını sorun. Bebek arabasının kuralını bulamadık; Doha’da size verilip verilmediğini de sorun.',
        },
        { title: 'Bagaj takibi', text: 'Etiket kuponunu saklayın; çıkmayan bavul tutanak numarasıyla online izlenir.' },
      ],
    },
  ],
  sections: [
    {
      title: 'Hattınız kilo mu, parça mı sayıyor?',
      body: [
        [
          'Kilo sayılıyorsa toplam önemlidir; yine de bir bavul genellikle 32 kg’ı geçemez.',
          'Parça sayılan hatta iki hafif çanta iki parçadır; tek bavulda toplayın.',
          'Biletinizde ikisi de varsa düşük olan hakka göre hazırlanın.',
        ],
      ],
    },
    {
      topic: 'Aktarma',
      title: 'Doha aktarması',
      body: [
        'Tek bilette bavulun son varışa etiketlendiğini kontuarda sorun. Brezilya bağlantısında kabin bagajı genellikle 10 kg’dır.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Kontuarda almak',
      question: 'Ek bagajı havalimanında alsam olmaz mı?',
      answer: 'Olabilir, ama daha pahalı çıkabilir ve uçakta yer kalmamış olabilir.',
    },
    {
      topic: 'Gelmeyen, kırık bavul',
      question: 'Bavulum Doha’da kaldı, ne kadar sürem var?',
      answer:
        'Bagaj alım salonundan çıkmadan PIR tutanağı tutturun. Dış hatta hasarı 7, gecikmeyi bavulu aldıktan sonraki 21 gün içinde yazılı bildirin.',
    },
  ],
  warning: 'Parça sayılan hatta 8 kg’lık ikinci çanta da tam bir parçadır; hafif diye hesabın dışında bırakmayın.',
};
