import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'THY’de online check-in genellikle ilk uçuşu THY yapıyorsa sitesinden yapılır. Kaç saat kala açılır, açılmazsa kontuara ne zaman gitmeli?',
  answers: ['online', 'counter'],
  own: [
    'Biletinizde “operated by” satırına bakın; başka şirketse onun sitesine gidin.',
    'turkishairlines.com’da PNR ya da 235’li bilet numarası ve soyadıyla girin.',
    'Pasaport bilgisini doldurun, yolcuları ve uçuşları işaretleyin.',
    'Ücretli koltuk önerisini geçebilirsiniz; atanan koltukla devam edin.',
  ],
  call: 'Bilet THY’nin ama ilk uçağı başka bir şirket işletiyor.',
  lead: 'Türk Hava Yolları bileti her zaman THY uçağı demek değildir. Uçuş numarası TK olduğu hâlde ekran açılmıyorsa uçağı başka şirket işletiyor olabilir.',
  facts: [
    { label: 'Online açılış', value: '24 saat önce', fact: 'online' },
    { label: 'Online kapanış', value: '90 dakika kala', fact: 'online' },
    {
      label: 'Kontuarda olun',
      value: 'İç hat 60, dış hat 75 dakika kala',
      note: 'Bavulunuz varsa da',
      fact: 'counter',
    },
    { label: 'THY’nin sitesinden', value: 'İlk uçuşu THY yapıyorsa', note: 'En çok 9 yolcu', fact: 'operated' },
  ],
  sections: [
    {
      title: 'Ekran neden açılmaz?',
      body: [
        [
          'İlk uçuşu başka havayolu yapıyordur.',
          'Bebek, evcil hayvan ya da özel yardım kaydı vardır; kontuar istenebilir.',
          'Pasaport bilgisi eksiktir ya da soyadı Türkçe harfle yazılmıştır.',
          'Grup kalabalıktır; kayıt genellikle 9 yolcudan sonra bölünür.',
        ],
      ],
    },
    {
      title: 'Bavulunuz varsa',
      body: [
        'Online check-in bavulu teslim etmez. Biniş kartınız telefonda olsa da bavulu kontuar kapanmadan bırakın. Dakikalar kontuar içindir; güvenlik ve pasaport sırasını üstüne ekleyin. Kontuar kapanmak üzereyse sırada beklemeyin, görevliye seslenin.',
      ],
    },
  ],
  questions: [
    {
      question: 'Hiç check-in yapmadan gelsem?',
      answer: 'Kontuar kapanmadan gelirseniz orada yapılır. Kapandıktan sonra görevli de bir şey yapamayabilir.',
    },
    {
      question: 'Biniş kartımı kaybettim.',
      answer: 'Aynı bilgilerle ekrandan yeniden alın ya da kontuardan kâğıt kart isteyin.',
    },
    {
      question: 'Dönüşün check-in’i gidişle birlikte yapılır mı?',
      answer: 'Dönüş kendi açılış saatini bekler. Yolculuk kısaysa ikisi aynı gün açılabilir.',
    },
  ],
  warning:
    'Check-in yaptınız ama uçmayacaksanız kalkıştan önce geri aldırıp bileti iptal edin; gelmeyenin kuralı genellikle daha ağırdır.',
};
