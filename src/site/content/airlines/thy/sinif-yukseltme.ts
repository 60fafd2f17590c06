import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'THY’de Business’a geçince koltuk değişir; bagaj ve mil Economy biletine göre kalır, lounge dahil değildir. Yükseltme almak ne zaman değer?',
  answers: ['upgradeKeeps', 'upgradeOwn'],
  own: [
    'Uçuşu THY’nin yaptığına bakın.',
    'turkishairlines.com’da rezervasyonu açıp yükseltme teklifini bulun.',
    'Ücreti, mil seçeneğini ve Business biletin fiyatını karşılaştırın.',
    'İade koşulunu okuyup onaylayın.',
  ],
  call: 'Yükseltme mi, Business bilet mi daha hesaplı, bilmek istiyorsunuz.',
  lead: 'THY (Türk Hava Yolları) yükseltmesi size koltuk verir, bagaj ve lounge vermez. Onları da istiyorsanız baştan Business bilete bakın.',
  facts: [
    { label: 'Bagaj ve mil', value: 'Economy biletine göre', fact: 'upgradeKeeps' },
    { label: 'Lounge', value: 'Dahil değil', fact: 'upgradeKeeps' },
    {
      label: 'Kullanılmayan yükseltme',
      value: 'İade edilmez',
      note: 'THY yüzündense istenebilir',
      fact: 'upgradeRefund',
    },
    {
      label: 'Ödediğiniz koltuk ücreti',
      value: 'Kendiliğinden geri verilir',
      note: 'Economy koltuğu',
      fact: 'upgradeRefund',
    },
    { label: 'Evcil hayvanlı yolcu', value: 'Alamaz', fact: 'upgradeOwn' },
  ],
  sections: [
    {
      topic: 'Bagaj, lounge',
      title: 'Yükseltme mi, Business bilet mi?',
      body: [
        [
          'Gece uçuşunda uyumak istiyorsanız, bavulunuz hafifse yükseltme yeter.',
          'Bavulunuz ağırsa ek bagaj tutarını hesaba katın.',
          'Aktarmada uzun bekleyecekseniz lounge olmadığını bilin.',
        ],
      ],
    },
    {
      topic: 'Mil, fiyat',
      title: 'Mille yükseltme',
      body: [
        'Miles and Smiles milleriyle de alınır; işlemi hesap sahibi yapar. İade ederseniz milin geri yüklenmesi ücretlidir. Fiyat uçuşa ve güne göre değişir; tutar genellikle onaydan önce görünür.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Yalnızca dönüş',
      question: 'Yalnızca dönüşte yükseltme alabilir miyim?',
      answer: 'Kuralını bulamadık; dönüş ya da yalnızca uzun uçuş için teklif varsa rezervasyonda görürsünüz.',
    },
    {
      topic: 'First Class',
      question: 'THY’de First Class var mı?',
      answer: 'Bildiğimiz kadarıyla yoktur; satışta Economy ve Business görürsünüz.',
    },
  ],
  warning: 'Yükseltmeyi bagaj için almayın; kontuarda bavulunuz Economy hakkınıza göre tartılır.',
};
