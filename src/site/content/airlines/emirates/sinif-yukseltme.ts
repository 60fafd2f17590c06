import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'Emirates’te mille ve ücretle yükseltme: Special kapalı, Saver yalnızca online check-in’de, Premium Economy ile Business arasında seçim.',
  answers: ['upgrade'],
  own: [
    'Tarifenizi okuyun; Special ise mille yükseltme yoktur, üst kabini ücretle sorun.',
    'Flex ve Flex Plus’ta emirates.com’da rezervasyonu açıp Skywards ile giriş yapın.',
    'Economy Saver’da online check-in’in açılmasını bekleyin, o ekranda yükseltin.',
    'Mil ile ücreti karşılaştırıp onaylayın.',
  ],
  call: 'Yolculuğun bir bölümünü flydubai yapıyor.',
  lead: 'Emirates’te Economy ile Business arasında bir kabin daha var: Premium Economy. Yükseltmenin yolunu Skywards miliniz kadar tarife adınız da belirler.',
  facts: [
    { label: 'Mille uygun', value: 'Saver, Flex, Flex Plus', fact: 'upgrade' },
    { label: 'Online son saat', value: '6 saat kala', fact: 'upgrade' },
    {
      label: 'Business’ta kabin bagajı',
      value: '2 parça, her biri 7 kg',
      note: 'Yükseltince geçip geçmediğini sorun',
      fact: 'cabinBagUp',
    },
    { label: 'Premium Economy’de', value: '1 parça, 10 kg', note: 'Kabin bagajı', fact: 'cabinBagUp' },
  ],
  sections: [
    {
      topic: 'Bagaj',
      title: 'Hangi kabin?',
      body: [
        [
          'Gündüz uçuşunda diz mesafesi istiyorsanız Premium Economy çoğu zaman yeter.',
          'Gece uçup sabah işe gidecekseniz Business’ın farkını sorun.',
          'Bagajınız ağırsa yükseltince kilonun artıp artmadığını sorun; kuralını bulamadık.',
          'Sizi yalnızca uzun bölüm yoruyorsa Türkiye–Dubai’yi Economy’de bırakın.',
        ],
      ],
    },
    {
      topic: 'Mil, ücret',
      title: 'Mille mi, ücretle mi?',
      body: [
        'Mille yükseltme boş yere bağlıdır; dolu günde açılmayabilir. Ücretli yükseltmede hangi koşulun geçtiğini ödemeden okuyun. Tutar genellikle onaydan önce ekranda görünür. Bu kural flydubai’nin yaptığı bölüme kendiliğinden geçmez.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Kontuar',
      question: '6 saat sınırını kaçırdım, havalimanında olur mu?',
      answer: 'Online yol kapandı. Kontuarda ücretli geçişi sorabilirsiniz; yer ve tutar o ana bağlıdır.',
    },
    {
      topic: 'İptal',
      question: 'Yükselttiğim bileti iptal edersem?',
      answer: 'Yükseltmenin iade kuralı ayrı olabilir; mille yapıldıysa dönüşünü Skywards hesabından isteyin.',
    },
  ],
  warning: 'Sonradan mille yükseltirim diye Special almayın; bu tarifede mille yükseltme yoktur.',
};
