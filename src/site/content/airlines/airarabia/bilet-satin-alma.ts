import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'Air Arabia bileti alırken Şarika (SHJ) ile Dubai farkı, ayrı satılan bagaj paketleri ve G9, 3O, 3L kodlarının anlamı.',
  answers: ['fareChoice', 'base'],
  own: [
    'airarabia.com’da varışın SHJ (Şarika) olduğunu görerek uçuşu seçin.',
    'Ekrandaki dört satırı okuyun: bagaj kaç kilo, koltuk, değişiklik, iptal.',
    'Bagaj paketini bilet alırken ekleyin.',
    'Otele kadar kara yolunu da hesaba katıp toplamı karşılaştırın.',
  ],
  call: 'Şarika’ya mı Dubai’ye mi inmek size uygun, karar veremiyorsunuz.',
  lead: 'Air Arabia’nın ucuz bileti iki kalemi dışarıda bırakır: bavul ayrı alınır, Şarika’dan Dubai’ye kara yoluyla gidilir.',
  facts: [
    { label: 'Varış', value: 'Şarika (SHJ)', note: 'Dubai’den ayrı bir havalimanı', fact: 'base' },
    { label: 'Kabin', value: 'Yalnızca Economy', fact: 'cabins' },
    { label: 'Kabin bagajı', value: '2 parça, toplam 10 kg', note: 'Duty free poşeti dahil', fact: 'cabinBag' },
    { label: 'Grup kodları', value: '3O, 3L, E5', note: 'Kuralları ayrı', fact: 'group' },
    { label: 'Yenidoğan', value: '48 saatlikten küçükse alınmaz', fact: 'infant' },
  ],
  sections: [
    {
      topic: 'Ulaşım',
      title: 'Şarika mı, Dubai mi?',
      body: [
        [
          'Deira ya da Şarika’da kalacaksanız: SHJ çoğu zaman yeter.',
          'Marina ya da Palm’da kalacaksanız: kara yolu uzar.',
          'Dubai’den başka havayoluyla devam edecekseniz: transferi ve trafiği hesaba katın.',
          'Gece yarısı inecekseniz: o saatteki ulaşıma önceden bakın.',
        ],
      ],
    },
    {
      topic: 'İptal',
      title: 'Paket adları',
      body: [
        'Kaynaklar birbirini tutmadığı için ad listesi vermiyoruz. İptal satırında nakit mi, kredi mi yazdığına bakın; Air Arabia’da vazgeçen yolcuya, Fas uçuşları dışında, para değil kredi verilir.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Yenidoğan',
      question: 'Yenidoğan bebekle uçabilir miyim?',
      answer: '3–6 günlük bebek doktor raporuyla uçar; 7 günden sonra koşul yoktur.',
    },
    {
      topic: 'Sonradan bagaj',
      question: 'Biletim bagajsız, sonra ekleyebilir miyim?',
      answer: 'Evet, uçuştan önce ekleyin. Havalimanında daha pahalı çıkabilir.',
    },
    {
      question: '3L kodlu uçuş Abu Dabi’ye mi iniyor?',
      answer: '3L, Air Arabia Abu Dhabi’dir, ayrı bir şirkettir. İnişi biletteki üç harfli havalimanı kodu gösterir.',
    },
    {
      topic: 'Kart, taksit',
      question: 'Kartla ödeyemiyorum, taksit olur mu?',
      answer:
        'Bankanıza sorun, para çekildiyse yinelemeyin. Taksit kuralını bulamadık; acenteden alacaksanız ona sorun.',
    },
  ],
  warning:
    'Şarika’ya inip Dubai’den devam etmek için iki ayrı bilet almayın; ilk uçuş gecikirse ikinci bilet yanabilir.',
};
