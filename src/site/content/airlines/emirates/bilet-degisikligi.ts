import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'Emirates’te değişikliğin ücretini ödemeden nerede görürsünüz? Ücretsiz değişiklikte bile fark çıkar mı, flydubai bölümü ne olur?',
  answers: ['change', 'changeFlex'],
  own: [
    'emirates.com’da rezervasyonu PNR ve soyadıyla açın; check-in yaptıysanız geri alın.',
    'Tarih değişikliğini seçip bir gün öncesine ve sonrasına da bakın.',
    'Değişiklik ücretiyle fiyat farkını ayrı okuyun, toplamı yeni bilet fiyatıyla karşılaştırın.',
    'Onaydan sonra koltuğu, bagajı ve yemeği yeni uçuşta kontrol edin.',
  ],
  call: 'Biletinizde ortak uçuş var; iki havayolunda da boş yer gerekiyor.',
  lead: 'Emirates’te değişiklik ücretsiz olsa da fark çıkabilir: yeni günde daha pahalı sınıf kaldıysa farkı Flex yolcusu da ödeyebilir.',
  facts: [
    { label: 'Special, Saver', value: 'En kısıtlı tarifeler', fact: 'change' },
    { label: 'Flex, Flex Plus', value: 'En esnek tarifeler', fact: 'change' },
    { label: 'Fiyat farkı', value: 'Her tarifede çıkabilir', note: 'Yeni günün fiyatına göre' },
    { label: 'Biniş kartı çıktıysa', value: 'Önce check-in geri alınır' },
  ],
  sections: [
    {
      topic: 'Special bileti',
      title: 'Sizin durumunuzda ne yapmalı?',
      body: [
        [
          'Special biletinizin yeni tarihi belli değilse bekleyebilirsiniz, ama kalkıştan önce karar verin; gelmeyenin koşulu genellikle daha ağırdır.',
          'Saver biletle yükseltme de düşünüyorsanız önce tarihi değiştirin.',
          'Flex ya da Flex Plus’ta değişiklik ücretinden çok fiyat farkına bakın.',
        ],
      ],
    },
    {
      topic: 'Saat, aktarma',
      title: 'Dubai’den sonraki uçuş',
      body: [
        'İlk uçuşu değiştirince devamını da değiştirmek gerekir. Devamını flydubai yapıyorsa orada da boş yer olmalı. Saati Emirates değiştirdiyse bu sizin değişikliğiniz değildir: onaylamadan, hangi günlere ücretsiz geçebileceğinizi sorun.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Dönüş',
      question: 'Gidişi kullandım, dönüşü değiştirebilir miyim?',
      answer:
        'Tarife izin veriyorsa evet. Yolculuk başladıktan sonra koşul daralabilir; biletteki dönüş satırını okuyun.',
    },
    {
      topic: 'Geç kaldıysanız',
      question: 'Uçuşa az kaldı, ekran izin vermiyor.',
      answer:
        'Kontuara gidin ya da bileti satana hemen bildirin. Gelmeyen yolcunun koşulu ayrı ve genellikle daha ağırdır.',
    },
  ],
  warning:
    'Değişikliği check-in’den önce yapın; biniş kartı çıkmış bilette işlem uzar, kalkışa yakın hiç yapılamayabilir.',
};
