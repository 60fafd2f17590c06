import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'THY’de standart koltuk genellikle ExtraFly’dan itibaren ücretsizdir. Ekstra diz mesafesi, çıkış sırası, bebek beşiği ve ek koltuk nasıl alınır?',
  answers: ['seat', 'seatLegroom'],
  own: [
    'turkishairlines.com’da rezervasyonu PNR ve soyadıyla açın.',
    'Koltuk planında paketinizle ücretsiz olan yerleri bulun.',
    'Ücretli koltukta tutarı ödeme sayfasında görün, sonra karar verin.',
    'Beşik gerekiyorsa önünde bölme duvarı olan sırayı seçin, beşiği de isteyin.',
  ],
  call: 'Ek koltuk ya da beşik istiyorsunuz.',
  lead: 'THY’de (Türk Hava Yolları) koltuğun ücretini yeri kadar paketiniz de belirler; aynı koltuk birine ücretsiz, diğerine ücretli olabilir.',
  facts: [
    { label: 'EcoFly', value: 'Ücretli ya da kapalı', fact: 'seat' },
    { label: 'ExtraFly ve üstü', value: 'Standart koltuk ücretsiz', fact: 'seat' },
    { label: 'Ekstra diz mesafesi', value: 'Önceden satın alınabilir', fact: 'seatLegroom' },
    {
      label: 'Ek koltuk (EXST)',
      value: 'Yalnızca bilet alınırken',
      note: 'Online; mil kazandırmaz',
      fact: 'seatExtra',
    },
  ],
  cardGroups: [
    {
      title: 'Özel sıralar',
      cards: [
        { title: 'Geniş diz mesafesi', text: 'Ayrıca satın alınabilir; bu sırada çanta kalkışta üst dolaba konur.' },
        {
          topic: 'Acil çıkış',
          title: 'Acil çıkış sırası',
          text: 'Yardım edebilecek yetişkin içindir; bebekli ve evcil hayvanlı yolcuya verilmez.',
        },
        {
          topic: 'Bebek beşiği',
          title: 'Bebek beşiği',
          text: 'Koltuk almakla beşik ayrılmış olmaz; ikisini birlikte isteyin.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Ücret',
      title: 'Ücretine ne zaman değer?',
      body: [
        'Tutarını bulamadık, koltuk planında bir yere dokunup okuyun. Kısa iç hat uçuşunda atanan koltuk çoğu yolcuya yeter. Küçük çocukla, kısa aktarmayla ya da uzun uçuşta önceden seçin. Sonradan yükseltme alırsanız Economy koltuk ücreti kendiliğinden geri verilir.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Uçak değişirse',
      question: 'Uçak değişirse koltuğum ne olur?',
      answer:
        'Başka bir sıraya alınabilirsiniz. Ödediğiniz özellik yeni koltukta yoksa ücretin iadesini THY’den isteyin.',
    },
    {
      topic: 'Yan yana oturmak',
      question: 'Aileyi ayırırlar mı?',
      answer:
        'Uçak doldukça ayrı düşme olasılığı artar. Küçük çocuğunuz varsa kayda yazdırın, check-in’i açılır açılmaz yapın.',
    },
  ],
  warning: 'Çıkış sırasını orada oturamayacak biri için almayın; uçakta yeri değiştirilir.',
};
