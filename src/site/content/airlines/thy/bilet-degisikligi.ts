import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'THY biletini değiştirmenin bedelini iç hatta kalkışa kalan süre belirler: 12 saatten çok mu, az mı? Uçuşu THY değiştirdiyse ne yapmalı?',
  answers: ['changeSlots', 'changeFree'],
  own: [
    'THY’den aldıysanız sitede PNR ve soyadıyla rezervasyonu açıp değişikliği seçin.',
    'Değişiklik ücretini ve fiyat farkını ayrı ayrı okuyun.',
    'Kararınız kesinse beklemeyin; kalkış yaklaştıkça ücret değişebilir.',
  ],
  call: 'Bileti biz kestik ya da kimin kestiğini bilmiyorsunuz.',
  lead: 'Türk Hava Yolları, yani THY, iç hatta değişikliği pakete ve kalan süreye bağlar; dış hatta ve kampanya biletinde kural farklı olabilir, biletinizden okuyun.',
  facts: [
    {
      label: 'Kalan süreye göre üç kural',
      value: '12 saatten çok, 12–1 saat, son 1 saat',
      note: 'İç hat',
      fact: 'changeSlots',
    },
    { label: 'Son 1 saat', value: 'İşlem yapılmaz', note: 'İç hat', fact: 'changeSlots' },
    { label: 'PrimeFly ve Business', value: '12 saatten çok varken ücretsiz', note: 'İç hat', fact: 'changeFree' },
    { label: 'Kampanyalı EcoFly', value: 'Değişikliğe kapalıydı', note: 'Ağustos 2025, iç hat', fact: 'campaign' },
  ],
  sections: [
    {
      topic: 'Ücret',
      title: 'Değiştirmek mi, yeni bilet mi?',
      body: [
        'Tutarı bulamadık; genellikle onaydan önce ekranda görünür. EcoFly’da ücretle farkın toplamı yeni biletin fiyatına yaklaşabilir, karşılaştırın. Yeni bilet alırsanız eskisini hemen iptal edin; bazı vergiler geri istenebilir. Rota değişirse bilet yeniden fiyatlanır, bagaj kilodan parçaya dönebilir.',
      ],
    },
    {
      topic: 'Saat değişti',
      title: 'Uçuşu THY değiştirdiyse',
      body: [
        'Yeni saati hemen onaylamayın, mesajı saklayın. Önce [gecikme ve iptal sayfasında](/hizmetler/ucus-gecikmesi) seçeneklerinizi okuyun, sonra THY’ye yazılı yanıt verin. Aktarmanız varsa ikinci uçuşa yetişip yetişmediğinizi de yazın.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Biniş kartı',
      question: 'Check-in yaptım, değiştirebilir miyim?',
      answer:
        'Süre dolmadıysa olabilir; genellikle önce check-in’i THY’nin sitesinde ya da kontuarda geri aldırırsınız.',
    },
    {
      topic: 'Hizmet bedeli',
      question: 'Biletleme hizmet bedeli geri alınır mı?',
      answer: 'Kendi isteğinizle değiştirir ya da iptal ederseniz genellikle geri verilmez.',
    },
  ],
  warning:
    'Gidişe gelmezseniz biletin kalanı iptal olabilir; uçmayacaksanız hemen bildirin, iç hatta son 1 saate bırakmayın.',
};
