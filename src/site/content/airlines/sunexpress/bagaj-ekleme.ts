import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'SunExpress’te Antalya yolcusunun dış hat bagajı genellikle Anadolu’dan 10 kg az. Ek paketler 5–20 kg, kalkışa 3 saat kalana kadar; iadesi yok.',
  answers: ['addOnline', 'cabinBag'],
  own: [
    '“Rezervasyonlarım”ı açın, eksik kiloyu karşılayan en küçük paketi seçin.',
    'Uçuşa 3 saat kala ekleme biter; satın alınan paketin iadesi ve devri yoktur.',
  ],
  call: 'Tatil paketindeki kilo ile biletteki kilo birbirini tutmuyor.',
  lead: 'SunExpress’in dış hatlarında bagaj hakkını yalnızca tarife değil, Türkiye’deki şehir de belirler. Antalya, Gazipaşa, Bodrum ve Dalaman uçuşlarında hak genellikle daha düşük, diğer şehirlerde genellikle 10 kg daha yüksektir. Kayseri’ye bavul götüren yolcu ile Antalya’ya tatile gelen yolcunun hakkı bu yüzden aynı çıkmaz. Eksik kiloyu hazır paketlerle tamamlarsınız.',
  facts: [
    { label: 'Ek bagaj paketleri', value: '5, 10, 15, 20 kg', fact: 'addOnline' },
    {
      label: 'SunLight, kabin',
      value: '40\u00a0×\u00a030\u00a0×\u00a020\u00a0cm, 4\u00a0kg',
      note: 'Diğer tarifeler: 55\u00a0×\u00a040\u00a0×\u00a023\u00a0cm, 8\u00a0kg',
      fact: 'cabinBag',
    },
    { label: 'Son ekleme', value: 'Kalkıştan 3 saat önce', note: 'İadesi ve devri yoktur', fact: 'addOnline' },
    {
      label: 'Antalya, Gazipaşa, Bodrum, Dalaman',
      value: '20, 25, 30 kg',
      note: 'Dış hatta genellikle; SunEco, SunClassic, SunPremium sırasıyla',
      fact: 'checked',
    },
    { label: 'Diğer şehirler', value: '30, 35, 40 kg', note: 'Dış hatta genellikle; aynı sırayla', fact: 'checked' },
    { label: 'İç hat', value: '15, 20, 25 kg', note: 'Aynı sırayla; biletinizde yazan esastır', fact: 'checked' },
    { label: 'Tek parça', value: 'En çok 32 kg, 158 cm', note: 'Ölçü aşımı ayrıca ücretli', fact: 'piece' },
  ],
  steps: [
    {
      title: 'Uçuşun iki ucunu söyleyin',
      body: ['Hak, Türkiye’deki havalimanına göre değiştiği için önce oraya bakarız.'],
    },
    {
      title: 'Tarifenin hakkını buluruz',
      body: [
        'Sun ile başlayan tarife adının kilosunu biletten teyit ederiz; SunLight’ta genellikle sıfırdan başlanır.',
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
  cardGroups: [
    {
      title: 'Kilonun dışında neler var?',
      cards: [
        {
          title: 'Ek bagaj',
          text: 'Hazır paketler Rezervasyonlarım bölümünden, müşteri hizmetlerinden ya da yetkili acenteden eklenir. Onayınızla acente işlemini biz yürütürüz.',
        },
        {
          title: 'Spor ekipmanı',
          text: '20 kg’lık paket golf takımını genellikle kapsamaz; spor bagajı ayrıca bildirilir. Eskiden üç iş günü önce istenirdi, yazın daha erken davranın.',
        },
        {
          title: 'Özel eşya',
          text: 'Oto koltuğu, bebek arabası ve çocuk yatağı ambara genellikle ücretsiz verilir. Müzik aleti gibi parçaları önceden sorun.',
        },
        {
          title: 'Bagaj takibi',
          text: 'Etiket numarasıyla online takip yapılır, başvuruyu SunExpress yürütür. Numara biniş kartınıza iliştirilen kuponda yazar.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Paketi kime yazdırmalı?',
      body: [
        [
          'Paket yolcuya bağlıdır, başkasına devredilmez. Bavulu kim teslim edecekse onun adına alın.',
          'İki yaş altındaki bebeğe ek bagaj satılmaz; bebeğin yükünü yetişkine yazdırın.',
          'Tek bavul 32 kg’ı geçmesin. Hakkınız 40 kg olabilir; yine de bunu iki bavula bölmeniz gerekir.',
          'Uçuş saatini SunExpress değiştirirse paketiniz yeni uçuşa kendiliğinden geçer; siz değiştirirseniz geçtiğini teyit ettirin.',
        ],
      ],
    },
    {
      title: 'Kiloyu yalnızca dönüşe almak',
      body: [
        'Tatilde alışveriş yapacaksanız ek paketi yalnızca dönüşe eklemek yeter. Gidişte kullanmayacağınız kiloyu iki yöne birden almayın; kullanılmayan paket geri verilmez. Dalış ya da golf çantanız varsa ona giysi doldurmayın, kilosunu ve uzunluğunu iki yön için ayrı söyleyin.',
      ],
    },
    {
      title: 'Bavul gelmezse',
      body: [
        'Antalya’da ya da İzmir’de banttan çıkmayan bavul için bagaj alım salonundan çıkmadan kayıp eşya ofisine gidin ve PIR tutanağı alın. Hasarda 7, gecikmede 21 gün içinde yazılı bildirim de gerekir. Otelde kalacaksanız tutanağa otelin adresini yazdırın; bavulun oraya getirilmesini isteyebilirsiniz.',
      ],
    },
  ],
  haveReady: [
    { label: 'Türkiye’deki havalimanı', hint: 'Antalya mı, İzmir mi, başka bir şehir mi' },
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
      answer: 'Paket satışı üç saat kala kapanır. Bu saatten sonra fazla kilo kontuarda değerlendirilir.',
    },
    {
      question: 'Eşimle paketimizi ortak kullanabilir miyiz?',
      answer: 'Paket devredilmez. İki kişinin hakkını tek bavulda toplarken 32 kg sınırı da karşınıza çıkar.',
    },
  ],
  warning:
    'Antalya uçuşu için okuduğunuz kiloyu Anadolu’daki bir şehre, oradakini Antalya’ya taşımayın. Fark 10 kg’a varabilir ve kontuarda ödenir.',
};
