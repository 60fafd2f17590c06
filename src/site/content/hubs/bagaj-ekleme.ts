import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Bagaj Ekleme',
  metaTitle: 'Ek Bagaj, Spor Ekipmanı, Özel Eşya',
  description:
    'Ek bagaj kilo mu parça mı satılır, spor ekipmanı ve özel eşya nasıl bildirilir, bavul online nasıl izlenir? Uçuştan önce birlikte hesaplayalım.',
  tagline: 'Önce hakkınız kiloyla mı, parçayla mı, ona bakın.',
  lead: 'Havalimanındaki tartı pazarlık etmez. Bavulunuzu evde tartın, biletinizdeki birimi birlikte okuyalım; eksik kalıyorsa ek hakkı uçuştan önce ekleyelim.',
  cardGroups: [
    {
      title: 'Neyi nasıl eklersiniz?',
      cards: [
        {
          title: 'Ek bagaj',
          text: 'Kilo hattında kilo paketi, parça hattında yeni bir parça alınır. Tek bavul 32 kg’ı geçemez.',
        },
        {
          title: 'Spor ekipmanı',
          text: 'Kayak, bisiklet, golf, sörf. Ölçü ve ağırlık bildirilir, uçakta yer onayı beklenir.',
        },
        {
          title: 'Özel eşya',
          text: 'Müzik aleti, bebek arabası, kırılgan eşya, tıbbi cihaz. Kabinde mi, ambarda mı taşınacağı önceden sorulur.',
        },
        {
          title: 'Bagaj takibi',
          text: 'Etiket ya da PIR tutanağı numarasıyla bavul online izlenir. Kuponu atmayın.',
        },
      ],
    },
  ],
  facts: [
    { label: 'Kilo hattı', value: 'Toplam ağırlık', note: 'Bilette “20K” ya da “20 kg”' },
    { label: 'Parça hattı', value: 'Bavul sayısı', note: 'Bilette “1PC”, “2PC”' },
    { label: 'Tek bavul', value: 'En çok 32 kg', note: 'Taşıyan ekibin sağlığı için' },
    { label: 'Ne zaman', value: 'Uçuştan önce', note: 'Kontuarda genellikle daha pahalıdır' },
  ],
  steps: [
    {
      title: 'Biletteki satır',
      body: ['Her uçuşun bagaj hakkını okuruz; aktarmalı yolculukta bölümler farklı olabilir.'],
    },
    { title: 'Evdeki tartı', body: ['Bavulları tek tek tartarsınız, ölçüyü söylersiniz.'] },
    { title: 'En küçük yeterli paket', body: ['Fazlasını satmayız: ihtiyacı karşılayan en küçük seçeneği söyleriz.'] },
    { title: 'Ekleme', body: ['Onayınızla eklenir, yeni hak rezervasyonda görünür. Dönüş ayrıca eklenir.'] },
  ],
  sections: [
    {
      title: 'Kabine ne girer, ambara ne girmez?',
      body: [
        [
          'Powerbank ve yedek lityum piller yalnızca kabinde taşınır.',
          'İlaç, değerli eşya, anahtar ve evrak kabinde kalsın.',
          'Kesici aletler kabine alınmaz; dış hatta 100 ml’yi aşan kaplardaki sıvılar da alınmaz.',
        ],
        'Ülkenin ve havalimanının güvenlik kuralı havayolununkinden sıkı olabilir.',
      ],
    },
    {
      title: 'Bavul çıkmazsa',
      body: [
        'Bagaj alım salonundan çıkmadan PIR tutanağı tutturun. Adımlar [Kayıp Bagaj ve Eşya](/hizmetler/kayip-esya) sayfasındadır.',
      ],
    },
  ],
  airlineNotes: {
    thy: 'Kilo ve parça hatları ayrıdır; parça hattında 23–32 kg arası ek ücretlidir.',
    pegasus: 'Paket yükseltmek, tek tek kilo almaktan uygun olabilir.',
    sunexpress: 'Kilo paketi, uçuşa 3 saat kalana kadar eklenir.',
    ajet: 'Dış hat BASIC’te kabin bagajı değil, koltuk altı eşyası vardır.',
    azal: 'Genellikle parça esası; kabin bagajı 10 kg.',
    qatar: 'Hatta göre kilo ya da parça sayılır; üyelik statüsü ek hak verir.',
    aeroflot: 'İkinci bavul hafif olsa da genellikle ayrı parçadır.',
    emirates: 'Amerika ve Afrika hatlarında parça esası vardır.',
    airarabia: 'Kayıtlı bagaj paketle alınır, iki parça kabin bagajı birlikte tartılır.',
    flydubai: 'Kilonun yanında parça sayısı ve bavul ölçüsü de sınırlıdır.',
  },
  haveReady: [
    { label: 'Bavul ağırlıkları', hint: 'Tek tek tartılmış' },
    { label: 'Ölçüler', hint: 'En, boy, yükseklik; spor ekipmanında kılıfıyla' },
    { label: 'PNR kodu', hint: 'Gidiş ve dönüş aynı mı?' },
  ],
  questions: [
    {
      question: 'İki yolcunun bagaj hakkı birleşir mi?',
      answer:
        'Kilo hattında bazı havayolları aynı rezervasyondaki yolcuların hakkını birlikte tartar; güvenmeden önce sorun. Parça hattında genellikle birleşmez. Tek bavul için 32 kg sınırı her durumda sürer.',
    },
    {
      question: 'Bebek arabası bagaj sayılır mı?',
      answer:
        'Katlanabilen bebek arabası birçok havayolunda ücretsiz taşınır ve uçak kapısında teslim edilebilir. Yine de havayolunun kuralını önceden sorun.',
    },
  ],
  warning: 'Ayrı biletlerle aktarma yapıyorsanız her biletin bagaj hakkı ayrıdır. En düşük olana göre hazırlanın.',
};
