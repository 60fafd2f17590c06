import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'Lite biletle bavul taşımak için flydubai bagaj paketi; genellikle üç bavul, 32 kg ve 75\u00a0×\u00a055\u00a0×\u00a035 cm sınırı, spor takımı ve bagaj takibi.',
  answers: ['checked', 'cabinBag'],
  own: [
    'Onay belgesindeki kiloya bakın; Lite ise 0 yazabilir.',
    'Ağırlık paketini uçuştan önce alın, kontuarı beklemeyin.',
  ],
  call: 'Üçten çok parça ya da uzun bir eşya var.',
  lead: 'Bavulla uçacaksanız bilin ki flydubai’nin Lite tarifesinde genellikle kayıtlı bagaj bulunmaz. Üst tarifelerde hak kiloyla verilir, yine de parça sayısı sınırlıdır: çoğunlukla en çok üç bavul, her biri 32 kg’ı ve 75\u00a0×\u00a055\u00a0×\u00a035 cm’yi geçmemek üzere. Ek kiloyu uçuştan önce almak işinizi kolaylaştırır.',
  facts: [
    { label: 'Lite', value: 'Kayıtlı bagaj genellikle yok', fact: 'checked' },
    { label: 'Üst tarifeler', value: '20 ya da 30 kg', note: 'Business’ta genellikle 40 kg', fact: 'checked' },
    { label: 'Parça sayısı', value: 'En çok 3', fact: 'checked' },
    {
      label: 'Bir parça',
      value: '32 kg, 75\u00a0×\u00a055\u00a0×\u00a035 cm',
      note: 'Genellikle uygulanan sınır',
      fact: 'checked',
    },
    {
      label: 'Kabin bagajı',
      value: '7 kg, 55\u00a0×\u00a038\u00a0×\u00a020 cm',
      note: 'Yanında 25\u00a0×\u00a033\u00a0×\u00a020 cm kişisel eşya',
      fact: 'cabinBag',
    },
    { label: 'Bebekle', value: 'Kabin bagajına ek 5 kg', fact: 'cabinBag' },
  ],
  steps: [
    {
      title: 'Tarifedeki hakka bakarız',
      body: [
        'Onay belgesinde genellikle 0, 20, 30 ya da 40 kg yazar. Rakamı birlikte okur, her yolcuya ait olduğunu doğrularız.',
      ],
    },
    {
      title: 'Kaç parça olacak?',
      body: [
        'Kilo yetse de dört küçük çanta sorun çıkarabilir. Üçten fazlası yer varsa ve kilo ücretiyle kabul edilir.',
      ],
    },
    {
      title: 'Eksik kiloyu tamamlarız',
      body: ['Eksik kiloyu önceden paket olarak ekleriz. Lite’tan Value’ya geçmek daha hesaplıysa onu da söyleriz.'],
    },
    {
      title: 'Ortak uçuşu teyit ederiz',
      body: [
        'Yolculuğun bir bölümünü Emirates işletiyorsa iki bölümün bagaj satırına ayrı bakarız; fark varsa yazılı yanıt isteriz.',
      ],
    },
  ],
  cardGroups: [
    {
      title: 'Kilo, takım, koli, takip',
      cards: [
        {
          title: 'Ek bagaj',
          text: 'Ağırlık paketi uçuştan önce eklenir. Lite biletle bavul götürecekseniz paketi Value farkıyla karşılaştırın.',
        },
        {
          title: 'Spor ekipmanı',
          text: 'Özel bagaj sayılır ve önceden ayırtılır; ücret hatta ve türe göre değişir. Emirates’te olduğu gibi biletteki kiloya dahil olduğunu varsaymayın.',
        },
        {
          title: 'Özel eşya',
          text: 'Olağan ölçüye sığmayan koli, müzik aleti ya da bebek eşyası için en, boy ve yüksekliği havayoluna iletiriz.',
        },
        {
          title: 'Bagaj takibi',
          text: 'Çıkmayan bavul için salondan ayrılmadan PIR tutanağı tutturun; tutanak numarası ve soyadıyla durumunu online görürsünüz. Geciken bavulda yazılı başvuru süresi 21 gündür.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Bavul planı',
      body: [
        [
          '7 kg kabin bagajı yetiyorsa: Lite yeter, paket almayın.',
          'Bir bavulunuz varsa: Lite’a paket ile Value’yu karşılaştırın.',
          'Aile, toplam 60 kg: kiloyu yolculara dağıtın, bir kişiye üçten çok parça yüklemeyin.',
          '32 kg’ı geçen tek eşya: bölünmelidir; bölünemiyorsa kargoyla gönderin.',
          'Gidiş hafif, dönüş ağır: dönüş paketini ayrı alın.',
        ],
      ],
    },
    {
      title: 'Terminal değişirken bavul',
      body: [
        '2. Terminal’e inip 3. Terminal’den devam ediyorsanız bavulun son şehre etiketlendiğini kontuarda teyit edin. Etiket Dubai’de bitiyorsa bavulu alıp yeniden vermeniz gerekir.',
        'Dubai’den alışverişle dönerken kutu çoğu zaman kilosundan önce ölçüsüne takılır. Emin değilseniz kutuyu almadan önce üç kenarını söyleyin.',
      ],
    },
  ],
  haveReady: [
    { label: 'Kilo ve parça', hint: 'İkisini de söyleyin; biri yetmez' },
    { label: 'Bavul ölçüsü', hint: 'Üç kenar, tekerlek ve sapla birlikte' },
    { label: 'Spor takımı', hint: 'Türü ve kılıfıyla birlikte ölçüsü' },
    { label: 'Aktarma', hint: 'Emirates’le devam ediyorsanız saati' },
  ],
  questions: [
    {
      question: '30 kg hakkım var, üç bavula bölebilir miyim?',
      answer:
        'Genellikle evet, toplam 30 kg’ı ve parça ölçüsünü geçmemek şartıyla. Dördüncü bavul yer durumuna bağlıdır.',
    },
    {
      question: 'Business’ta kabin bagajım kaç kilo?',
      answer: 'İki parça, toplam 14 kg. Economy’de tek parça 7 kg ve küçük bir kişisel eşya vardır.',
    },
    {
      question: 'Bavulum 80 cm uzunlukta, ne olur?',
      answer:
        '75 cm sınırını aştığı için özel bagaj sayılabilir. Uçuştan önce ölçüyü iletir, kabul edilip edilmeyeceğini sorarız.',
    },
  ],
  warning:
    'Kilo hakkınız olsa bile büyük koli ölçüden dönebilir. Dubai’de alışveriş kutusunu almadan önce genellikle aranan 75\u00a0×\u00a055\u00a0×\u00a035 cm’yi hatırlayın.',
};
