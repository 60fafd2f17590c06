import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'Bakü’de check-in genellikle kalkıştan 60 dakika önce kapanır. AZAL’la kimlikle mi pasaportla mı uçulur, online açılış saatini nereden öğrenirsiniz?',
  answers: ['online', 'counter'],
  own: [
    'Açılış saatini bilette ya da AZAL’ın iletisinde bulun.',
    'azal.az’da PNR ve soyadıyla deneyin; ə yerine belgenin alt satırındaki harfi yazın.',
    'Uçacağınız belgeyi girin; kimlik yetmeyebilir.',
    'Vize ve dönüş belgesini yanınıza alın.',
  ],
  call: 'Bakü’de aktarma yapıyorsunuz ve ikinci uçuş ekranda görünmüyor.',
  lead: 'Türkiye’den her AZAL (Azerbaycan Hava Yolları) uçuşu dış hattır. Belgeleriniz check-in’de denetlenir; online kartınız olsa da vizesiz uçağa alınmayabilirsiniz.',
  facts: [
    { label: 'Bakü çıkışı, kontuar', value: '60 dakika kala kapanır', fact: 'counter' },
    { label: 'Bakü’de havalimanına varış', value: '2 saat önce', note: 'Avrupa ve BDT uçuşu', fact: 'counter' },
    { label: 'Online açılış', value: 'Biletinizde yoksa havayoluna sorun', fact: 'online' },
    {
      label: 'Adın yazımı',
      value: 'Uçulacak belgedeki gibi',
      note: 'Kimliğin yetip yetmediğini AZAL’a sorun',
      fact: 'nameSpelling',
    },
  ],
  sections: [
    {
      topic: 'Bakü aktarması',
      title: 'Bakü’de aktarma',
      body: [
        'Tek biletle uçuyorsanız ikinci kartı ilk kontuarda isteyin; verilmezse Bakü’de aktarma kontuarına gidin. İki ayrı bilette ülkeye girip bavulu alarak yeniden check-in yapmanız gerekebilir; vize ve zaman ister.',
      ],
    },
    {
      title: 'AZAL’a sorun',
      body: [
        [
          'Bu uçuşa online check-in yapılıyor mu, ne zaman açılıyor?',
          'Türkiye’den kalkışta kontuar ne zaman kapanıyor?',
          'İkinci biniş kartını nereden alacağım?',
        ],
      ],
    },
  ],
  questions: [
    {
      topic: 'Geliş saati',
      question: 'Türkiye’den kalkarken ne zaman geleyim?',
      answer: 'Dış hatta genellikle 3 saat önce orada olmak önerilir. Biletinizde başka bir saat yazıyorsa ona uyun.',
    },
    {
      topic: 'Pasaport',
      question: 'Gidişte kimlik, dönüşte pasaport olur mu?',
      answer: 'Kimliğin yetip yetmediğini AZAL’a sorun. Ad iki belgede farklıysa dönüşten önce satıcınıza da bildirin.',
    },
    {
      topic: 'Bebek, hamile',
      question: 'Bebekle ya da hamileyken nereye gideyim?',
      answer:
        'AZAL’ın kuralını bulamadık; kontuardan başlayın. Rapor istenip istenmediğini ve hangi dilde olacağını AZAL’a sorun.',
    },
    {
      topic: 'Geç kaldıysanız',
      question: 'Yetişemezsem ne yapmalıyım?',
      answer: 'Kalkıştan önce satıcınıza yazılı haber verin, dönüşünüzün iptal olup olmadığını sorun.',
    },
  ],
  warning: 'Bavulu kontuar kapanmadan bırakın; online check-in yapmış olmanız bu süreyi uzatmaz.',
};
