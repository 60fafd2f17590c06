import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'Qatar Airways check-in saatleri: online işlem genellikle 48 saat kala açılır, ABD çıkışında 24 saat. Kontuar, kapı ve geç kalma.',
  answers: ['online', 'counter'],
  own: [
    'qatarairways.com’da check-in’i açıp PNR ve soyadını pasaporttaki gibi yazın.',
    'Her yolcuyu ve Doha’dan sonraki uçuşu da işaretleyin; iki biniş kartı görmelisiniz.',
    'Lite ve Classic’te standart koltuğunuzu ücretsiz seçin.',
  ],
  call: 'Doha’dan sonraki uçuşu başka bir havayolu yapıyor.',
  lead: 'Katar Hava Yolları’nda (Qatar Airways) açılış saati Lite ve Classic yolcusu için ayrıca önemlidir: standart koltuk o anda ücretsiz seçilir.',
  facts: [
    { label: 'Online açılış', value: '48 saat kala', note: 'ABD çıkışında 24 saat', fact: 'online' },
    { label: 'Online kapanış', value: '90 dakika kala', fact: 'online' },
    { label: 'Kontuar kapanışı', value: '60 dakika kala', fact: 'counter' },
    { label: 'Biniş kapısı', value: '20 dakika kala kapanır', fact: 'counter' },
  ],
  sections: [
    {
      topic: 'Bebek, evcil hayvan',
      title: 'Kim kontuara gitmeli?',
      body: [
        [
          'Bavulu, hayvanı, bebeği ya da tekerlekli sandalyesi olanlar',
          'Refakatsiz çocuklar',
          'Ekranda belge uyarısı görenler',
          'Ortak uçuşta, uçuşu yapan şirketin sitesinde de check-in yapamayanlar',
        ],
      ],
    },
    {
      topic: 'Doha aktarması',
      title: 'Doha’da aktarma yaparken',
      body: [
        'Uçaktan inince önce ekrandan kapı numaranıza bakın, sonra dinlenin. Biniş saati kalkıştan öncedir. Zamanında gelmeyen yolcu uçağa alınmayabilir; yetişemeyecekseniz kontuar kapanmadan havayoluna bildirin, değişiklik kalkıştan önce daha kolaydır.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Ekran açılmıyor',
      question: 'Saat geldi ama ekran açılmıyor, neden?',
      answer:
        'ABD çıkışında genellikle daha geç açılır. Ortak uçuş, belge kontrolü ya da eksik ödeme de neden olabilir.',
    },
    {
      topic: 'Vazgeçme',
      question: 'Check-in yaptım, uçmaktan vazgeçtim.',
      answer: 'Check-in’i sitede ya da kontuarda geri aldırın, sonra bileti iptal edin; ikisi de kalkıştan önce.',
    },
    {
      topic: 'Hamilelik, yenidoğan',
      question: 'Hamileye ya da yenidoğana rapor gerekir mi?',
      answer:
        'Bulamadık. Gidişte ve dönüşte kaçıncı haftada, bebeğin kaç günlük olacağını Qatar Airways’e yazın, raporu yanınıza alın.',
    },
  ],
  warning: 'Online check-in bavulunuza ek süre vermez; kontuar kapanınca biniş kartınız olsa da bavul alınmayabilir.',
};
