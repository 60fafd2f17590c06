import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'Aeroflot’ta Promo bileti değiştirmek genellikle ücretlidir, farkı ödeyecek kart da ayrı bir sorudur. Moskova bağlantısı bozulmadan tarih nasıl taşınır?',
  answers: ['refund'],
  own: [
    'Tarife adını okuyun: Promo mu, üst tarife mi?',
    'Farkı ödeyeceğiniz kartın o sitede geçip geçmediğini önceden öğrenin.',
    'aeroflot.ru’da rezervasyonu açıp yeni günü ve Moskova’dan sonrasını birlikte seçin.',
    'Değişiklik ücretini yeni bilet fiyatıyla karşılaştırın, sonra ödeyin.',
  ],
  call: 'Devam uçuşunuz ayrı bir bilette.',
  lead: 'Aeroflot’ta değişiklikten önce iki şey belli olmalı: Promo tarifenizin kuralı ve farkı hangi kartla ödeyeceğiniz.',
  facts: [
    { label: 'Promo', value: 'Değişiklik ücretli', fact: 'refund' },
    { label: 'Farkın ödemesi', value: 'Kart geçmeyebilir', note: 'Önceden öğrenin', fact: 'cards' },
    { label: 'Uçuşu yapan', value: 'Aeroflot ya da Rossiya', note: 'Yeni günde değişebilir', fact: 'rossiya' },
  ],
  sections: [
    {
      topic: 'Saat değiştiyse',
      title: 'Değişiklik mi, yeni bilet mi?',
      body: [
        [
          'Promo biletiniz iadesizse ücreti yeni biletin fiyatıyla karşılaştırın.',
          'Yalnızca dönüşün tarihi değişecekse gidişe dokunmayın.',
          'Kartınız geçmiyorsa fark çıkmayan günlere bakın.',
          'Saati Aeroflot değiştirdiyse bu sizin değişikliğiniz değildir; ödemeden önce bunu yazılı bildirin.',
        ],
      ],
    },
    {
      topic: 'Moskova aktarması',
      title: 'Moskova aktarması',
      body: [
        'Devam uçuşu aynı biletteyse ikisini birlikte taşıyın; yalnızca ilkini değiştirmek ikincisini kaçırtabilir. Devamı ayrı biletteyse Aeroflot onu tanımaz: önce değişmesi güç olanı halledin. Hayvan ve koltuk kaydınızı yeni uçuşta yeniden kontrol edin.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Promo bileti',
      question: 'Promo bileti değiştirmezsem ne kaybederim?',
      answer:
        'Biletin büyük bölümü gidebilir. Uçmadığınız bölümün vergilerini ayrıca isteyebilirsiniz; sonucu tarife metni belirler.',
    },
    {
      topic: 'Nakit ödeme',
      question: 'Farkı nakit ödeyebilir miyim?',
      answer: 'Satıcı kabul ediyorsa evet. Yurt dışındaki bir siteden alınan bilette genellikle bu yol yoktur.',
    },
  ],
  warning: 'Ödeme geçmezse iki uçuştan da olabilirsiniz; ödeme onaylanmadan eski uçuşu iptal etmeyin.',
};
