import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'SunExpress ek bagaj: 5–20 kg paketler, kalkışa 3 saat kala sınırı, tatil şehirleri ile öbür noktalar arasındaki fark, spor ekipmanı ve takip.',
  tagline: 'Aynı tarife Antalya’ya başka, Anadolu’daki bir şehre başka bagaj hakkı verir.',
  lead: 'SunExpress’in dış hatlarında bagaj hakkını yalnız tarife değil, Türkiye’deki şehir de belirler. Antalya, Gazipaşa, Bodrum ve Dalaman uçuşlarında hak genellikle daha düşük, öbür noktalarda genellikle 10 kg daha yüksektir. Kayseri’ye bavul götüren yolcu ile Antalya’ya tatile gelen yolcunun hakkı bu yüzden aynı çıkmaz. Eksik kiloyu hazır paketlerle tamamlarsınız.',
  facts: [
    { label: 'Ek bagaj paketleri', value: '5, 10, 15, 20 kg' },
    { label: 'Son ekleme', value: 'Kalkıştan 3 saat önce' },
    { label: 'İade ve devir', value: 'Yok' },
    { label: 'AYT, GZP, BJV, DLM', value: '20, 25, 30 kg', note: 'Genellikle; dış hat SunEco, SunClassic, SunPremium' },
    { label: 'Öbür noktalar', value: '30, 35, 40 kg', note: 'Genellikle; dış hat, aynı sırayla' },
    { label: 'İç hat', value: '15, 20, 25 kg', note: 'Genellikle; biletinizde yazan esastır' },
    { label: 'Tek parça', value: 'En çok 32 kg, 158 cm', note: 'Ölçü aşımı ayrıca ücretli' },
  ],
  steps: [
    {
      title: 'Uçuşun iki ucunu yazın',
      body: ['Türkiye tarafındaki havalimanı hakkı değiştirdiği için kod kod bakarız.'],
    },
    {
      title: 'Tarifenin hakkını okuruz',
      body: [
        'Sun ile başlayan adınıza karşılık gelen kiloyu biletten teyit ederiz; SunLight’ta genellikle sıfırdan başlanır.',
      ],
    },
    {
      title: 'Paketi seçeriz',
      body: ['Eksik 7 kg ise 10 kg’lık paket gerekir. İki yolcuya ayrı ayrı 5 kg almakla kıyaslarız.'],
    },
    {
      title: 'Üç saatten önce işleriz',
      body: ['Onayınızla Rezervasyonlarım kaydınıza eklenir. Geri verilmediği için miktarı bir kez daha sorarız.'],
    },
  ],
  sections: [
    {
      title: 'Paketi kime yazdırmalı?',
      body: [
        [
          'Paket yolcuya bağlıdır, başkasına devredilmez. Bavulu kim teslim edecekse onun adına alın.',
          'İki yaş altındaki bebeğe ek bagaj satılmaz; bebeğin yükünü yetişkine yazdırın.',
          'Tek bavul 32 kg’ı geçmesin. 40 kg hakkınız varsa bile bunu iki bavula bölmeniz gerekir.',
          'Tarifeyi SunExpress değiştirirse paketiniz yeni uçuşa kendiliğinden geçer; siz değiştirirseniz geçtiğini teyit ettirin.',
        ],
      ],
    },
    {
      title: 'Dalış, golf, bisiklet: spor bagajı',
      body: [
        'Spor ve özel bagaj, ek bagaj paketinin içine girmez; 20 kg’lık paket almak golf takımını kapsamaz. Ekipman ayrıca bildirilir. Eski metinde üç iş günü önce bildirim isteniyordu; tatil sezonunda daha erken davranın. Uzunluğu, ağırlığı ve parça sayısını söyleyin, ekipmanın çantasına giysi doldurmayın.',
      ],
    },
    {
      title: 'Bebek eşyası ve tatil dönüşü',
      body: [
        'Bebek arabası, çocuk yatağı ve oto koltuğu genellikle ücretsiz olarak ambara alınır. Tatilde alışveriş yapacaksanız ek paketi yalnız dönüşe eklemek yeter. Gidişte kullanmayacağınız kiloyu iki yöne birden almayın; kullanılmayan paket geri verilmez.',
      ],
    },
    {
      title: 'Bavul gelmezse',
      body: [
        'Antalya’da ya da İzmir’de banttan çıkmayan bavul için terminalden ayrılmadan kayıp eşya bankosuna gidin ve tutanak alın. Etiket numarasıyla online takip yapılır, başvuruyu SunExpress yürütür. Otele geçtiyseniz tutanağa otelin adresini yazdırın, teslimatı oraya isteyebilirsiniz.',
      ],
    },
  ],
  haveReady: [
    { label: 'Uçuşun Türkiye’deki ayağı', hint: 'AYT mi, ADB mi, başka bir şehir mi' },
    { label: 'Tarife adı', hint: 'SunEco, SunClassic ya da SunPremium' },
    { label: 'Bavul bavul kilo', hint: '32 kg’ı geçen var mı' },
    { label: 'Spor ekipmanı', hint: 'Uzunluk, ağırlık, çanta sayısı' },
  ],
  questions: [
    {
      question: 'Operatör biletinde kilo hakkım yazmıyor.',
      answer:
        'Operatörün belgesinde ya da kuponunda bagaj satırı olmalı. Bulamazsanız operatöre yazılı sorun; tahminle bavul hazırlamayın.',
    },
    {
      question: 'Kalkışa iki saat kaldı, paket alabilir miyim?',
      answer: 'Paketler üç saat kala kapanır. Bu saatten sonra fazla kilo kontuarda değerlendirilir.',
    },
    {
      question: 'Eşimle paketimizi ortak kullanabilir miyiz?',
      answer: 'Paket devredilmez. İki kişinin hakkını tek bavulda toplarken 32 kg sınırı da karşınıza çıkar.',
    },
  ],
  warning:
    'Antalya uçuşu için okuduğunuz kiloyu Anadolu’daki bir şehre, oradakini Antalya’ya taşımayın. Fark 10 kg’a varabilir ve kontuarda ödenir.',
};
