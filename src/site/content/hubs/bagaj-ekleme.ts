import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Bagaj Ekleme',
  metaTitle: 'Ek Bagaj, Spor Ekipmanı, Özel Eşya',
  description:
    'Ek bagaj kilo mu parça mı satılır, ücreti nerede görülür, spor ekipmanı ve özel eşya nasıl bildirilir, bavul online nasıl izlenir?',
  tagline: 'Ek bagajı havalimanına gitmeden alın: biletinizde kilo yazıyorsa kilo, parça yazıyorsa parça eklenir.',
  more: ['Powerbank ve yedek lityum piller yalnızca kabinde taşınır.'],
  lead: 'Bilette “20K” ya da “20 kg” toplam ağırlık, “1PC” bavul sayısı demektir.',
  cardGroups: [
    {
      title: 'Neyi nasıl eklersiniz?',
      cards: [
        {
          title: 'Ek bagaj',
          text: 'Tek bavul genellikle 32 kg’ı geçemez. Dönüşe ayrıca ekleyin.',
        },
        {
          topic: 'Spor',
          title: 'Spor ekipmanı',
          text: 'Ölçüyü ve ağırlığı önceden bildirin, uçakta yer onayını bekleyin.',
        },
        {
          title: 'Özel eşya',
          text: 'Müzik aletinin, bebek arabasının, kırılacak eşyanın ve tıbbi cihazın kabinde mi, ambarda mı taşınacağını havayoluna sorun.',
        },
        {
          title: 'Bagaj takibi',
          text: 'Gelmeyen bavul, bagaj etiketinin ya da PIR tutanağının numarasıyla online izlenir. Kuponu atmayın.',
        },
      ],
    },
  ],
  sections: [
    {
      id: 'ucret',
      title: 'Ek bagaj kaça?',
      body: [
        'Ücret yazmıyoruz, çünkü hatta ve güne göre değişir. Havayolunun sitesinde PNR’nizle bagaj ekranını açın; tutar genellikle ödemeden önce görünür, onaylamadan çıkabilirsiniz.',
      ],
    },
    {
      topic: 'Sıvılar',
      title: 'Kabine ne girer, ambara ne girmez?',
      body: [
        [
          'İlacınızı, değerli eşyanızı, anahtarınızı ve evrakınızı bavula koymayın, yanınıza alın.',
          'Kesici aletler kabine alınmaz; dış hatta 100 ml’yi aşan kaplardaki sıvılar da alınmaz.',
        ],
        'Ülkenin ya da havalimanının güvenlik kuralı daha sıkı olabilir.',
      ],
    },
  ],
  airlineNotes: {
    thy: 'Kimi hatta kilo, kimi hatta parça sayılır; parçada 23–32 kg arası ek ücretlidir.',
    pegasus: 'Light genellikle dış hatta ve KKTC’de satılır; iç hatta paketler Saver ile başlar.',
    sunexpress: 'Kilo paketi uçuşa 3 saat kalana kadar eklenir.',
    ajet: 'Dış hat BASIC’te genellikle yalnızca koltuk altı eşyası alınır; iç hat BASIC için biletinize bakın.',
    azal: 'Bagaj genellikle parçayla sayılır; en ucuz tarifede hiç olmayabilir.',
    qatar: 'Genellikle hatta göre kilo ya da parça sayılır; üyelik statüsü ek hak verir.',
    aeroflot: 'İkinci bavul hafif olsa da genellikle ayrı parçadır.',
    emirates: 'Amerika ve Afrika hatlarında kilo değil, parça sayılır.',
    airarabia: 'Kayıtlı bagaj ayrı satılır; kabine alınan iki parça genellikle birlikte tartılır.',
    flydubai: 'Genellikle bavulun sayısı ve ölçüsü de sınırlıdır.',
  },
  questions: [
    {
      topic: 'Ortak bavul',
      question: 'İki yolcunun bagaj hakkı birleşir mi?',
      answer:
        'Hak kiloyla sayılıyorsa bazı havayolları aynı rezervasyondaki yolcuların bavullarını birlikte tartar; önce havayoluna sorun. Parçayla sayılan hak genellikle birleşmez.',
    },
    {
      topic: 'Bebek arabası',
      question: 'Bebek arabası bagaj sayılır mı?',
      answer:
        'Katlanan bebek arabasını birçok havayolu ücretsiz taşır ve uçağın kapısında teslim alır. Havayolunuza önceden sorun.',
    },
  ],
  warning:
    'Ayrı biletlerle aktarma yapıyorsanız her biletin bagaj hakkı ayrıdır; bavulunuzu en düşük hakka göre hazırlayın.',
};
