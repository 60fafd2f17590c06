import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'Lite biletle bavul taşımak için flydubai bagaj paketi; genellikle üç bavul, 32 kg ve 75\u00a0×\u00a055\u00a0×\u00a035 cm sınırı, spor takımı ve bagaj takibi.',
  answers: ['checked', 'cabinBag'],
  own: [
    'Onay belgesindeki kiloyu okuyun; Lite’ta 0 yazabilir.',
    'Bavulları tartın ve üç kenarını ölçün.',
    'flydubai.com’da ağırlık paketini uçuştan önce, her yön için ayrı ekleyin.',
    'Ortak uçuşta bagajı uçuşu yapanın sitesinden kontrol edin.',
  ],
  call: 'Üçten çok parça ya da uzun bir eşya var.',
  lead: 'Kilo hakkınız olsa bile flydubai’de parça sayısı ve ölçü de sınırlıdır. Büyük koli kilosundan önce ölçüsüne takılabilir.',
  facts: [
    { label: 'Lite', value: 'Kayıtlı bagaj yok', fact: 'checked' },
    { label: 'Parça sayısı', value: 'En çok 3', fact: 'checked' },
    { label: 'Bir parça', value: '32 kg, 75\u00a0×\u00a055\u00a0×\u00a035 cm', fact: 'checked' },
    { label: 'Business kabin bagajı', value: '2 parça, toplam 14 kg', fact: 'cabinBag' },
    { label: 'Bebekle', value: 'Kabin bagajına ek 5 kg', fact: 'cabinBag' },
  ],
  cardGroups: [
    {
      title: 'Ek kilo, spor, büyük eşya',
      cards: [
        { title: 'Ek bagaj', text: 'Uçuştan önce alın; Lite’ta paketi Value farkıyla karşılaştırın.' },
        {
          topic: 'Spor ekipmanı',
          title: 'Spor ekipmanı',
          text: 'Genellikle özel bagaj olarak önceden ayırtılır; ücreti hatta ve türe göre değişir.',
        },
        {
          topic: 'Bebek arabası',
          title: 'Özel eşya',
          text: 'Ölçüye sığmayan koli ya da müzik aleti için üç kenarı havayoluna yazın. Bebek arabasının ücretsiz olup olmadığını bulamadık; bebeği bilete eklerken sorun.',
        },
        { title: 'Bagaj takibi', text: 'Çıkmayan bavulu PIR tutanağının numarası ve soyadıyla online izleyin.' },
      ],
    },
  ],
  sections: [
    {
      title: 'Bavul planı',
      body: [
        [
          'Kabin çantası yetiyorsa Lite alın.',
          'Tek bavulunuz varsa Lite’a paket eklemekle Value’yu karşılaştırın.',
          'Ailece uçuyorsanız kiloyu yolculara dağıtın.',
          'Tek parça ağır eşyayı bölün; bölünmüyorsa kargoyla göndermeyi sorun.',
        ],
      ],
    },
    {
      topic: 'Aktarma',
      title: 'Tutar ve terminal',
      body: [
        'Kilo bedeli rotaya ve satın alma gününe göre değişir, bu yüzden burada yok. T2’ye inip T3’ten devam ediyorsanız bavulun son şehre etiketlendiğini kontuarda görün.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Bavul sayısı',
      question: '30 kg hakkımı üç bavula bölebilir miyim?',
      answer:
        'Genellikle evet; toplam kilo ve parça ölçüsü aşılmasın. Dördüncü bavul yer varsa, kilo ücretiyle alınır.',
    },
    {
      topic: 'Geç, kırık bavul',
      question: 'Bavulum geç geldi, ne yapmalıyım?',
      answer:
        'PIR tutanağını salonda tutturun. Dış hatta hasarı 7 gün içinde, geç gelen bavulu aldığınız günden başlayarak 21 gün içinde yazılı bildirin.',
    },
  ],
  warning: 'Dubai’de alışveriş kutusunu almadan üç kenarını ölçün; kilonuz yetse de alınmayabilir.',
};
