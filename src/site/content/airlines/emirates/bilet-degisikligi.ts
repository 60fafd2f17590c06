import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'Emirates’te değişiklik Special ve Saver’da genellikle ücretlidir. Ücretsiz değişiklikte bile fark çıkar mı, flydubai bölümü ne olur?',
  answers: ['change'],
  own: [
    'Sitede rezervasyonunuzu PNR ve soyadıyla açın, tarih değişikliğini seçin; check-in yaptıysanız önce geri alın.',
    'Special ve Saver’da çıkan tutarı yeni bilet fiyatıyla karşılaştırın.',
  ],
  call: 'Ortak uçuş var ve iki havayolunda da yer aranacak.',
  lead: 'Emirates’te değişiklik kuralı tarifeye göre değişir: Special ve Saver’da değişiklik genellikle ücretlidir, Flex ve Flex Plus’ta daha ucuz ya da ücretsiz olabilir. Yeni günde hangi sınıfın açık kaldığı da toplamı etkiler. Tutarı tahmin etmiyoruz; PNR’nizle o günün hesabını çıkarıyoruz.',
  facts: [
    {
      label: 'Special, Saver',
      value: 'Değişiklik ücretli',
      note: 'Yeni bilet fiyatıyla karşılaştırın',
      fact: 'change',
    },
    { label: 'Flex, Flex Plus', value: 'Ücretsiz olabilir', note: 'Koşul yine biletinizde yazar', fact: 'change' },
    { label: 'Fiyat farkı', value: 'Ayrıca hesaplanır', note: 'Ücretsiz değişiklikte de çıkabilir' },
    { label: 'Check-in yapıldıysa', value: 'Önce geri alınmalı' },
    { label: 'Ortak uçuş', value: 'İki havayolunda da yer aranır' },
  ],
  steps: [
    {
      title: 'Biletin durumunu sorarız',
      body: [
        'Yolculuk başladı mı, check-in yapıldı mı, bilet hangi kanaldan alındı? Değişikliği kimin yapabileceği buradan çıkar.',
      ],
    },
    {
      title: 'Kurala bakarız',
      body: [
        'Tarife metnindeki değişiklik ve uçuşa gelmeme koşullarına ayrı ayrı bakarız. İkisi farklı sonuç doğurur.',
      ],
    },
    {
      title: 'Yakın günleri tararız',
      body: ['İstediğiniz güne ve bir gün öncesi ile sonrasına bakarız. Fiyat farkı tek günde bile çok değişebilir.'],
    },
    {
      title: 'Onaylarsanız bilet yenilenir',
      body: [
        'Toplamı onaylarsanız bilet yenilenir. Koltuk, ek bagaj ve özel yemek yeni uçuşa taşınmış mı, tek tek denetleriz.',
      ],
    },
  ],
  sections: [
    {
      title: 'Hangi durumda ne yapmalı?',
      body: [
        [
          'Special biletiniz varsa ve tarih kesinleşmediyse: bileti bir kez ve doğru güne taşımak için bekleyin, ama uçuş gününü geçirmeyin.',
          'Saver biletle yükseltme de düşünüyorsanız: önce tarihi değiştirin, yükseltmeyi online check-in’e bırakın.',
          'Flex ya da Flex Plus varsa: değişiklik ücretinden çok fiyat farkına bakın.',
          'Yalnızca saat değişecekse: aynı gün içindeki diğer uçuşu sorun, fark daha küçük olabilir.',
        ],
      ],
    },
    {
      title: 'Dubai’den sonraki uçuşu unutmayın',
      body: [
        'İlk uçuşu bir gün sonraya almak, devam uçuşunu da taşımayı gerektirir. Devam uçuşunu flydubai işletiyorsa onun boş yeri de aranır; biri açık, diğeri kapalıysa başka saat denenir. Dubai’de otel ya da vize aldıysanız onların tarihini de değiştirmeniz gerekecektir.',
      ],
    },
    {
      title: 'Saati Emirates değiştirirse',
      body: [
        'Havayolunun kaydırdığı uçuş sizin değişikliğiniz değildir. Yeni saati kabul etmeden önce hangi günlere ücretsiz geçebileceğinizi sorarız. Türkiye’den kalkan uçuşta yürürlükteki SHGM düzenlemesi de söz konusu olur; Dubai’den dönüşte bu düzenleme uygulanmaz.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR veya 176’lı numara', hint: 'E-biletin başında yazar' },
    { label: 'Yeni gün ve saat', hint: 'Bir gün öncesi ve sonrası da uyar mı?' },
    { label: 'Satın alma belgesi', hint: 'Hangi kanaldan, hangi kartla alındığı' },
    { label: 'Dubai planınız', hint: 'Şehirde kalacaksanız gece sayısı' },
  ],
  questions: [
    {
      question: 'Flex bilette değişiklik bedava mı?',
      answer:
        'Değişiklik ücreti alınmasa bile yeni günün tarifesi pahalıysa aradaki farkı ödersiniz. Kesin kural biletinizde yazar.',
    },
    {
      question: 'Gidişi kullandım, dönüşü değiştirebilir miyim?',
      answer: 'Tarife izin veriyorsa evet. Yolculuk başladıktan sonra koşullar daralabilir; o satıra ayrıca bakarız.',
    },
    {
      question: 'Değişiklikten sonra Skywards milim ne olur?',
      answer:
        'Yeni uçuş ve sınıf esas alınır. Uçuştan sonra mil eksik görünürse talebi Skywards hesabınızdan açarsınız.',
    },
  ],
  warning:
    'Değişikliği check-in’den önce isteyin. Biniş kartı verilmiş bir bilette işlem uzar, kalkışa yakın hiç yapılamayabilir.',
};
