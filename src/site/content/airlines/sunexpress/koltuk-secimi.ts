import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'SunExpress’in geniş diz mesafeli koltuğu XLeg genellikle ücretlidir. Online seçim kaç saat kala biter, hareketi kısıtlı yolcu nerede oturur?',
  answers: ['seat', 'seatHelp'],
  own: [
    'sunexpress.com’da “Rezervasyonlarım”dan koltuk planını açın.',
    'XLeg mi standart mı, tutarlarını karşılaştırın.',
    'Hareketiniz kısıtlıysa koltuğu SunExpress’in müşteri hizmetlerinden isteyin.',
  ],
  call: 'Kime ne söyleyeceğinizi bilmiyorsunuz; koltuğu SunExpress ayırır.',
  lead: 'SunExpress’te diz mesafesi geniş koltuğun adı XLeg’dir. Hareketi kısıtlı yolcunun koltuğu ise genellikle siteden değil, müşteri hizmetlerinden ayarlanır.',
  facts: [
    { label: 'Standart koltuk', value: 'Genellikle ücretli', fact: 'seat' },
    { label: 'XLeg', value: 'Ücretli, geniş', fact: 'seat' },
    { label: 'Online seçim', value: 'İç hat 3, dış hat 6 saat kala biter', fact: 'seat' },
    { label: 'Hareketi kısıtlı yolcu', value: 'Önceden yalnızca cam kenarı (A ya da F)', fact: 'seatHelp' },
    {
      label: 'Ağır engelli yolcu ve bir refakatçisi',
      value: 'Koltuk ücretsiz',
      note: 'Müşteri hizmetlerinden',
      fact: 'seatHelp',
    },
  ],
  cardGroups: [
    {
      title: 'Özel yerler',
      cards: [
        {
          topic: 'XLeg',
          title: 'Geniş diz mesafesi',
          text: 'XLeg sıralarındadır; çıkış sırasına uymuyorsanız ön sıradakini sorun.',
        },
        {
          topic: 'Acil çıkış',
          title: 'Acil çıkış sırası',
          text: 'Çocuklu, hamile ya da hareketi kısıtlı yolcu oturamaz.',
        },
        {
          topic: 'Beşik',
          title: 'Bebek beşiği',
          text: 'Kuralını bulamadık; koltuk almadan SunExpress’e sorun.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Fiyat',
      title: 'Fiyat ve aile',
      body: [
        'XLeg ile standart koltuğun fiyatı uçuşa göre değişir. Aileyle uçuyorsanız önce en küçüğün yanındaki koltuğu alın, kalanları sonra düşünün. Paket biletinde operatörün koltuk listesi olabilir, ona da sorun.',
      ],
    },
    {
      title: 'Yardım isterken',
      body: [
        'Cam kenarı size uymuyorsa önceden müşteri hizmetlerine sorun. Tanıyı anlatmanız gerekmez, gereken yardım türü yeter.',
      ],
    },
  ],
  questions: [
    {
      question: 'Çocukluyum, çıkış sırasındaki XLeg’i aldım.',
      answer:
        'Sizi başka koltuğa alırlar. Uçuştan önce ön sırayı isteyin; yeriniz kapıda değişirse ücreti geri isteyin.',
    },
    {
      topic: 'Yan yana',
      question: 'Koltuk almazsam ayrı mı otururuz?',
      answer: 'Ayrı düşebilirsiniz; uçak dolunca yan yana yer kalmayabilir.',
    },
  ],
  warning: 'Hareketi kısıtlı yolcunun koltuğunu başkasının adına almayın; kendi adına ayrılmalıdır.',
};
