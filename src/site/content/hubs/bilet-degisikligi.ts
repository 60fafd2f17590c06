import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Bilet Değişikliği',
  metaTitle: 'Bilet Değişikliği: Tarih, Saat, Güzergâh',
  description:
    'Uçuş tarihini, saatini ya da güzergâhı değiştirmeden önce cezayı ve fiyat farkını öğrenin. Kuralı birlikte okuyalım, değişikliği onayınızla yapalım.',
  tagline: 'Bileti aldığınız yerden değiştirin; iki bedeli olabilir: kuraldaki ceza ve yeni uçuşun fiyat farkı.',
  lead: 'Tarih değiştirmek tek tuşluk bir iş gibi görünür, ama biletin kuralı uçuşa kalan saate göre bile değişebilir. Bizi arayın; cezayı, fiyat farkını ve değiştirmemenin sonucunu karşılaştıralım.',
  facts: [
    { label: 'Bedel', value: 'Ceza + fiyat farkı', note: 'İkisi ayrı hesaplanır' },
    { label: 'Son an', value: 'Uçuştan önce', note: 'Uçağa gelmeyen yolcunun hakkı çoğu kuralda azalır' },
    { label: 'Check-in', value: 'Önce geri alınır', note: 'Biniş kartınızı aldıysanız' },
    { label: 'Nereden', value: 'Bileti düzenleyen yerden', note: 'Acente bileti acenteden değişir' },
  ],
  steps: [
    { title: 'Rezervasyonu açarız', body: ['PNR ve soyadıyla hangi uçuşların değişeceğini belirleriz.'] },
    {
      title: 'Kuralı okuruz',
      body: ['Değişikliğin serbest mi, cezalı mı olduğunu ve cezanın kalkışa kaç saat kala arttığını söyleriz.'],
    },
    {
      title: 'Yeni uçuşu buluruz',
      body: ['Aynı ücret sınıfında yer varsa fark küçülür; bir gün öncesine ve sonrasına da bakarız.'],
    },
    { title: 'Karar sizin', body: ['Toplamı duyar, isterseniz düşünür, onaylarsanız yeni bileti yazılı alırsınız.'] },
  ],
  sections: [
    {
      title: 'Değiştirmek mi, iptal edip yeniden almak mı?',
      body: [
        [
          'Bilet iade edilmiyorsa değişiklik çoğu zaman daha az kaybettirir.',
          'Ceza bilet fiyatına yaklaşıyorsa yeni bir tek yön bilet daha ucuz olabilir; ama gidişi kullanmadan dönüşe binmek kural gereği mümkün olmayabilir.',
          'Uçuşu havayolu değiştirdiyse ceza ödemeden değişiklik hakkınız doğmuş olabilir. Önce bunu sorun.',
        ],
      ],
    },
    {
      title: 'Gidiş dönüş biletinde sıra',
      body: [
        'Biletin bölümleri sırayla kullanılır. Gidişe binmezseniz dönüş çoğu tarifede kendiliğinden iptal olur. Yalnızca dönüşü kullanmak istiyorsanız bizi uçuştan önce arayın.',
      ],
    },
    {
      title: 'Ek hizmetler ne olur?',
      body: [
        'Satın alınmış koltuk, bagaj ve yemek yeni uçuşa kendiliğinden geçmeyebilir. Değişiklikten sonra her birini yeni rezervasyonda tek tek kontrol ederiz.',
      ],
    },
  ],
  airlineNotes: {
    thy: 'Kural, kalkışa kalan süreye göre değişebilir.',
    pegasus: 'Değişiklik, biletin alındığı yerden yapılır.',
    sunexpress: 'Tarifeye bağlıdır; SunFlex eklenmiş bilette kural ayrıdır.',
    ajet: 'Değişiklik hakkı genellikle BASIC’ten PREMIUM’a doğru genişler.',
    azal: 'İşlem, biletin alındığı yerden yapılır.',
    qatar: 'Uçuşa gelmeyenin bileti tarifeye göre değer kaybedebilir.',
    aeroflot: 'Promo tarifede değişiklik genellikle ücretlidir.',
    emirates: 'Değişiklik genellikle Special’da ücretli, Flex Plus’ta daha kolaydır.',
    airarabia: 'Değişikliğin son saatini biletinizden öğrenin.',
    flydubai: 'Uçağı kaçıran Flex ve Business yolcusu 30 gün içinde yeni tarih alabilir.',
  },
  haveReady: [
    { label: 'PNR kodu', hint: '6 karakterli rezervasyon kodu' },
    { label: 'Yeni tarih', hint: 'En az iki seçenek' },
    { label: 'Biletin alındığı yer', hint: 'Havayolu, acente ya da tur operatörü' },
  ],
  questions: [
    {
      question: 'Aynı gün daha erken uçuşa geçebilir miyim?',
      answer:
        'Yer varsa ve kural izin veriyorsa evet. Bazı havayolları bunu yalnızca havalimanında, bazıları yalnızca üst tarifelerde yapar. Check-in yapmadıysanız seçenek daha çoktur.',
    },
    {
      question: 'Yolculardan yalnızca birinin tarihini değiştirebilir miyiz?',
      answer:
        'Evet; o yolcu rezervasyondan ayrılır ve kendi PNR’sini alır. Çocuk yolcu ayrılıyorsa yanında kimin kalacağına dikkat ederiz.',
    },
  ],
  warning:
    'Uçamayacağınızı anladığınız anda bizi arayın. Kapı kapandıktan sonra aynı bilet başka bir kurala tabi olur.',
};
