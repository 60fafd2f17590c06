import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'Emirates bilet değişikliği: Special’dan Flex Plus’a esneklik sırası, tarife farkı, Dubai bağlantısı ve flydubai ile ortak uçuşlar.',
  tagline: 'Esnekliği tarife adı gösterir: Special ve Saver kısıtlı, Flex ve Flex Plus esnek.',
  lead: 'Emirates’te değişiklik kuralı tarife adıyla birlikte gevşer. Special ve Saver en kısıtlı, Flex ve Flex Plus en esnek biletlerdir. Aradaki fark yalnız değişiklik ücretinde değil, yeni günde hangi sınıfın açık kaldığında da ortaya çıkar. Tutarı tahmin etmiyoruz; PNR’nizle o günün hesabını çıkarıyoruz.',
  facts: [
    { label: 'En kısıtlı', value: 'Special, Saver', note: 'Değişiklik genellikle ücretli' },
    { label: 'En esnek', value: 'Flex, Flex Plus', note: 'Koşul yine biletinizde yazar' },
    { label: 'Tarife farkı', value: 'Ayrıca hesaplanır', note: 'Ücretsiz değişiklikte de çıkabilir' },
    { label: 'Check-in yapıldıysa', value: 'Önce geri alınmalı' },
    { label: 'Ortak uçuş', value: 'İki havayolunun yeri aranır' },
  ],
  steps: [
    {
      title: 'Bilet ve kullanım durumu',
      body: [
        'Yolculuk başladı mı, check-in yapıldı mı, bilet hangi kanaldan alındı? Değişikliği kimin yapabileceği buradan çıkar.',
      ],
    },
    {
      title: 'Kuralın okunması',
      body: ['Tarife metnindeki değişiklik ve uçuşa gelmeme satırlarını ayrı ayrı okuruz. İkisi farklı sonuç doğurur.'],
    },
    {
      title: 'Gün taraması',
      body: ['İstediğiniz güne ve bir gün öncesi ile sonrasına bakarız. Tarife farkı tek günde bile çok değişebilir.'],
    },
    {
      title: 'Karar ve yeniden düzenleme',
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
          'Flex ya da Flex Plus varsa: değişiklik ücretinden çok tarife farkına bakın.',
          'Yalnız saat değişecekse: aynı gün içindeki öteki uçuşu sorun, fark daha küçük olabilir.',
        ],
      ],
    },
    {
      title: 'Dubai’den sonraki uçuşu unutmayın',
      body: [
        'İlk uçuşu bir gün ileri almak, devam uçuşunu da taşımayı gerektirir. Devam uçuşunu flydubai işletiyorsa onun boş yeri de aranır; biri açık, öteki kapalıysa başka saat denenir. Dubai’de otel ya da vize aldıysanız onların tarihini de değiştirmeniz gerekecektir.',
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
    { label: 'PNR veya 176’lı numara', hint: 'E-biletin sağ ya da üst köşesinde' },
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
      answer: 'Tarife izin veriyorsa evet. Yolculuk başladıktan sonra koşullar daralabilir; o satırı ayrıca okuruz.',
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
