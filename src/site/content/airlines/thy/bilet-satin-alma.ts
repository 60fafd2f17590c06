import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'THY’de EcoFly, ExtraFly, PrimeFly ve Business bagajda, koltukta ve değişiklik hakkında ayrılır. Hangi yolcuya hangi paket yeter?',
  answers: ['fareChoice', 'ecoFlyRefund'],
  own: [
    'turkishairlines.com’da tarihi seçip paketleri yan yana açın.',
    'Bagaj, koltuk, değişiklik ve iade satırlarını karşılaştırın.',
    'Dönüşün paketine de bakın; iki yönde farklı olabilir.',
    'Miles and Smiles üyesiyseniz numaranızı bilet kesilmeden ekleyin.',
  ],
  call: 'Kalabalıksınız ya da yolculuk çok duraklı.',
  lead: 'THY’de (Türk Hava Yolları) aynı koltuğun birkaç fiyatı olur. Farkı paket yapar: bagaj, koltuk seçimi ve değişiklik hakkı.',
  facts: [
    { label: 'Economy paketleri', value: 'EcoFly, ExtraFly, PrimeFly', fact: 'fares' },
    { label: 'Business paketleri', value: 'BusinessFly, BusinessPrime', fact: 'fares' },
    {
      label: 'Kabin bagajı',
      value: 'Economy 1, Business 2 parça',
      note: '8 kg, 55\u00a0×\u00a040\u00a0×\u00a023 cm',
      fact: 'cabinBag',
    },
    {
      label: 'Yenidoğan',
      value: '48 saatlikten küçükse alınmaz',
      note: '2–7 günlükse doktor raporuyla',
      fact: 'infant',
    },
    {
      label: 'THY’nin sitesinden alana',
      value: 'Aldıktan sonraki 24 saatte iade',
      note: 'Uçuşa en az 7 gün varsa',
      fact: 'day',
    },
  ],
  sections: [
    {
      topic: 'Paketler',
      title: 'Size hangi paket yeter?',
      body: [
        [
          'EcoFly: Tarihiniz kesin, iç hatta bavulunuz genellikle 15 kg’ı geçmiyor.',
          'ExtraFly: İç hatta genellikle 20 kg’a kadar bavul ya da ücretsiz koltuk seçimi istiyorsunuz.',
          'PrimeFly: Tarihiniz değişebilir. İç hatta kalkışa 12 saatten çok varken değişiklik genellikle ücretsizdir.',
          'Business: Bagaj ve rahat koltuk istiyorsunuz. Sonradan yükseltirseniz bagaj Economy biletine göre kalır.',
        ],
      ],
    },
    {
      topic: 'Bagaj',
      title: 'Bagaj satırını paket adından önce okuyun',
      body: [
        'Dış hatta bazı bölgelerde kilo, bazılarında parça geçerlidir. Bazı satış siteleri bagajsız EcoFly da listeler.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Acente bileti',
      question: 'Acenteden alırsam 24 saatlik iade hakkım olur mu?',
      answer:
        'Genellikle hayır; bu hak THY’nin sitesinden ya da uygulamasından alınan bilet için, uçuşa en az 7 gün varken geçerlidir. Tarihiniz belirsizse oradan almayı düşünün.',
    },
    {
      topic: 'Kampanya',
      question: 'Kampanya biletinde neye bakmalıyım?',
      answer:
        'Değişiklik ve iade satırına. Habere göre Ağustos 2025 iç hat kampanyasında EcoFly’da ikisine de izin yoktu.',
    },
    {
      topic: 'Kart, taksit',
      question: 'Kartım geçmedi ya da taksit çıkmadı.',
      answer: 'Önce hesabınızdan çekim olup olmadığına bakın, sonra bankanıza sorun; taksiti ödeme sayfası gösterir.',
    },
  ],
  warning: 'Adı, göstereceğiniz belgeden farklı yazmayın; THY bileti genellikle başkasına devredilmez.',
};
