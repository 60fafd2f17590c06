import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'THY’de online check-in genellikle ilk uçuşu THY yapıyorsa sitesinden yapılır. Kaç saat kala açılır, açılmazsa kontuara ne zaman gitmeli?',
  answers: ['online', 'counter'],
  own: [
    'Biletinizde “operated by” satırına bakın; başka şirketse onun sitesine gidin.',
    'turkishairlines.com’da PNR ya da 235’li bilet numarası ve soyadıyla girin.',
    'Pasaport bilgisini doldurun, yolcuları ve uçuşları işaretleyin.',
  ],
  call: 'Bilet THY’nin, ama ilk uçuşu başka bir şirket yapıyor.',
  lead: 'Türk Hava Yolları bileti her zaman THY uçağı demek değildir. Uçuş numarası TK olduğu hâlde ekran açılmıyorsa uçuşu başka bir şirket yapıyor olabilir.',
  facts: [
    { label: 'Online açılış', value: '24 saat önce', fact: 'online' },
    { label: 'Online kapanış', value: '90 dakika kala', fact: 'online' },
    {
      label: 'Kontuarda olun',
      value: 'İç hat 60, dış hat 75 dakika kala',
      note: 'Ek bagaj metnine göre',
      fact: 'counter',
    },
    { label: 'THY’nin sitesinden', value: 'İlk uçuşu THY yapıyorsa', note: 'En çok 9 yolcu', fact: 'operated' },
  ],
  sections: [
    {
      topic: 'Açılmıyor',
      title: 'Ekran neden açılmaz?',
      body: [
        [
          'İlk uçuşu başka havayolu yapıyordur.',
          'Bebek, evcil hayvan ya da özel yardım kaydı vardır; kontuar istenebilir.',
          'Pasaport bilgisi eksiktir ya da soyadı Türkçe harfle yazılmıştır.',
          'Grup kalabalıktır; sitede genellikle en çok 9 yolcunun check-in’i yapılır.',
        ],
      ],
    },
    {
      title: 'Bavulunuz varsa',
      body: [
        'Biniş kartınız telefonda olsa da bavulu kontuar kapanmadan bırakın; güvenlik ve pasaport sırasını da hesaba katın.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Biniş kartı',
      question: 'Biniş kartımı kaybettim.',
      answer: 'Aynı bilgilerle ekrandan yeniden alın ya da kontuardan kâğıt kart isteyin.',
    },
    {
      topic: 'Dönüş',
      question: 'Dönüşün check-in’i gidişle birlikte yapılır mı?',
      answer: 'Genellikle hayır; dönüşün check-in’i kendi kalkışına göre açılır.',
    },
    {
      topic: 'Hamile, bebek',
      question: 'Hamileyim ya da bebeğim var, ekran yeter mi?',
      answer:
        'Bebekte kontuar istenebilir; 48 saatlikten küçüğü alınmaz, 2–7 günlüğü doktor raporuyla uçar (THY’nin sayfası, tarihsiz). Hamilelikte rapor kuralını bulamadık; haftanızı THY’ye yazıp sorun.',
    },
    {
      topic: 'Geç kaldıysanız',
      question: 'Kontuara yetişemiyorum, ne yapayım?',
      answer:
        'Biniş kartınız varsa ve bavulunuz yoksa doğrudan güvenliğe gidin; diğer durumlarda görevliye hemen seslenin.',
    },
  ],
  warning:
    'Check-in yaptınız ama uçmayacaksanız hemen geri aldırıp bileti iptal edin; iç hatta son 1 saatte genellikle işlem yapılmaz.',
};
