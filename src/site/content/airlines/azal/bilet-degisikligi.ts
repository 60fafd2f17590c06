import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'AZAL bileti genellikle alındığı yerden değiştirilir, kalkıştan sonra değişmez. Siteden, acenteden ya da Bakü’den alınan bilette kime başvurulur?',
  answers: ['changeBy', 'change'],
  own: [
    'Faturadan bileti satanı bulun.',
    'AZAL’ın sitesinden aldıysanız AZAL’a, acente sattıysa ona PNR ve yeni tarihle yazın.',
    'Değişiklik ücretini ve fiyat farkını ayrı ayrı yazmalarını isteyin.',
    'Tutar uygunsa kalkıştan önce onaylayın.',
  ],
  call: 'Bileti kimin sattığını bulamıyorsunuz.',
  lead: 'Azerbaycan Hava Yolları (AZAL) biletinde istek yanlış yere giderse Bakü ile Türkiye arasında zaman kaybedersiniz. Önce kimin sattığını bulun.',
  facts: [
    { label: 'AZAL’ın sitesinden alınan', value: 'AZAL’ın desteğine yazılır', fact: 'changeBy' },
    { label: 'Acente bileti', value: 'Aynı acente', fact: 'changeBy' },
    { label: 'Ekonom Klasik, uçuştan önce', value: 'Ücretli', fact: 'change' },
    { label: 'Ekonom Klasik, uçuştan sonra', value: 'Yapılamaz', fact: 'change' },
  ],
  sections: [
    {
      topic: 'Acente kapalıysa',
      title: 'Satıcıya göre',
      body: [
        [
          'Türkiye’de acente: kapalıysa kalkıştan önce yazılı istek bırakın.',
          'Bakü’de acente: yerel saati ve Nevruz tatilini hesaba katın.',
          'Arama sitesi: faturadaki gerçek satıcıyı bulun, ona yazın.',
        ],
      ],
    },
    {
      topic: 'Aktarma',
      title: 'Aktarmalı bilette',
      body: [
        'İlk uçuşu değiştirmek ikincisini kaçırtabilir; ikisi tek biletteyse birlikte değiştirin. Devam uçuşu başka havayolununsa orada da yer olmalıdır. Bakü’de geceyi geçirecekseniz vize ve konaklamayı onaydan önce düşünün.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Kaçan uçak',
      question: 'Uçağı kaçırdım, ertesi güne alınır mı?',
      answer: 'Ekonom Klasik’te genellikle alınmaz. Satıcıya hemen yazın, dönüşün geçerli kalıp kalmadığını sorun.',
    },
    {
      topic: 'Saat değişti',
      question: 'Saati AZAL değiştirdi, ücret öder miyim?',
      answer:
        'Bu, sizin isteğinizle yapılan değişiklik sayılmaz. Türkiye’den kalkışta [haklarınıza](/hizmetler/ucus-gecikmesi) bakın, onaylamadan yanıt isteyin.',
    },
  ],
  warning: 'Satıcıya ulaşamıyorsanız kalkıştan önce ona yazın; gönderdiğiniz ileti kanıt olabilir.',
};
