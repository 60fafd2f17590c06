import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'Emirates’te mille ve ücretle yükseltme: Special kapalı, Saver yalnızca online check-in’de, Premium Economy ile Business arasında seçim.',
  answers: ['upgrade', 'programme'],
  own: [
    'Tarifenizi okuyun: Special’da mille yükseltme yoktur.',
    'Saver’da online check-in’i bekleyin, yükseltme o ekranda açılır.',
  ],
  call: 'Mil hesabınız başka birinin biletinde kullanılacak.',
  lead: 'Emirates’te dört kabin vardır; üst kabine ya mille ya da ücretle geçilir. Mille yükseltmeye Saver, Flex ve Flex Plus uygundur; Special değildir. Online işlem kalkışa 6 saat kalana dek yapılır, Economy Saver biletlerde ise yalnızca online check-in sırasında açılır. Bu yüzden tarifenizle birlikte kalkış saatinizi de sorarız.',
  facts: [
    { label: 'Mille uygun', value: 'Saver, Flex, Flex Plus', fact: 'upgrade' },
    { label: 'Mille kapalı', value: 'Special', fact: 'upgrade' },
    { label: 'Online son an', value: '6 saat kala', fact: 'upgrade' },
    { label: 'Economy Saver', value: 'Yalnızca online check-in’de', fact: 'upgrade' },
    { label: 'Üst kabinler', value: 'Premium Economy, Business, First', fact: 'cabins' },
    { label: 'Business kabin bagajı', value: '2 parça, her biri 7 kg', fact: 'cabinBagUp' },
    { label: 'Premium Economy', value: 'Tek çanta, 10 kg', fact: 'cabinBagUp' },
  ],
  steps: [
    {
      title: 'Tarifeniz uygun mu?',
      body: [
        'Special mil yolunu kapatır, o zaman ücret farkına bakarız. Diğer üç tarifede mil ile nakdi birlikte konuşuruz.',
      ],
    },
    {
      title: 'Uçakta hangi kabinler var?',
      body: [
        'Premium Economy her uçakta yoktur. Uçuşunuzda hangi kabinlerin satıldığını ve kaç boş yer göründüğünü söyleriz.',
      ],
    },
    {
      title: 'Milinize bakarsınız',
      body: [
        'Skywards bakiyenizi siz açar, gereken mili ekranda görürsünüz. Nakit farkını biz hesaplarız, ikisini karşılaştırırsınız.',
      ],
    },
    {
      title: 'Zamanını hatırlatırız',
      body: [
        'Saver biletliyseniz online check-in’in genellikle açıldığı 48 saat öncesini hatırlatırız. Flex ve Flex Plus’ta beklemek gerekmez.',
      ],
    },
  ],
  sections: [
    {
      title: 'İki üst kabin arasında seçim',
      body: [
        [
          'Gündüz uçuşunda bacak yeri istiyorsanız: Premium Economy çoğu zaman yeter.',
          'Gece uçup sabah toplantıya girecekseniz: Business’ın farkını isteyin.',
          'Bagajınız ağırsa: Premium Economy’de genellikle 35 kg, Business’ta 40 kg, First’te 50 kg bulunur.',
          'Yalnızca uzun uçuş rahatsız ediyorsa: Türkiye–Dubai bölümünü Economy bırakıp devamını yükseltin.',
        ],
      ],
    },
    {
      title: 'Mille mi, ücretle mi?',
      body: [
        'Mil, boş yere bağlıdır ve dolu tarihlerde açılmayabilir. Ücret farkı ise yer varken hemen sonuçlanır, ama yeni tarifenin koşullarını da getirir. Kararsızsanız ücret farkını istenen mile bölün; bir milin size kaça geldiğini görürsünüz.',
        'Yükseltmeyi tek kişi için yapacaksanız ortak rezervasyonun ayrılması gerekebilir. Çocukla uçuyorsanız bunu istemezsiniz.',
      ],
    },
    {
      title: 'Yolculukta flydubai bölümü varsa',
      body: [
        'Skywards iki havayolunda ortaktır, ancak Emirates’in yükseltme kuralı flydubai’nin işlettiği uçuşa kendiliğinden uygulanmaz. Yolculuğunuzun hangi bölümünün yükseleceğini, diğerinde hangi koltuğun kalacağını yazılı isteyin.',
      ],
    },
  ],
  haveReady: [
    { label: 'Tarife adı', hint: 'Special mı, değil mi; ilk soru bu' },
    { label: 'Skywards girişi', hint: 'Bakiyeyi görüşme sırasında açabilmek için' },
    { label: 'Yükselecek yolcu', hint: 'Herkes mi, tek kişi mi?' },
    { label: 'Uçuş bölümü', hint: 'Türkiye–Dubai, devam ya da ikisi' },
  ],
  questions: [
    {
      question: 'Saver’ımı bugün mille yükseltebilir miyim?',
      answer: 'Economy Saver ise hayır, online check-in’i beklemelisiniz. Açıldığında boş yer kalmışsa işlem yapılır.',
    },
    {
      question: '6 saat sınırı kaçtı, havalimanında olur mu?',
      answer: 'Online yol kapanmıştır. Kontuarda ücretle geçişi sorabilirsiniz; yer ve tutar o ana bağlıdır.',
    },
    {
      question: 'Yükselttiğim bileti iptal edersem?',
      answer:
        'Yükseltme ayrı bir işlemdir ve kendi iade kuralı olabilir. Mil ile yapılmışsa dönüşü Skywards üzerinden istenir.',
    },
  ],
  warning: 'Sonradan mille yükseltirim diye Special almayın. Bilet kesildikten sonra bu hak tarifeye eklenmez.',
};
