import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'Air Arabia bileti alırken Şarika (SHJ) ile Dubai farkı, ayrı satılan bagaj paketleri ve G9, 3O, 3L kodlarının anlamı.',
  answers: ['checked', 'base'],
  own: [
    'Varışın SHJ (Şarika) olduğunu görerek seçin.',
    'Bagaj paketini bilet alırken ekleyin; havalimanında daha pahalıdır.',
  ],
  call: 'Dubai’ye mi Şarika’ya mı inmek size uygun, karar veremiyorsunuz.',
  lead: 'Air Arabia’nın ana üssü Şarika’dır (SHJ) ve Dubai havalimanıyla karıştırılır. İkinci karışıklık bagajdadır: kayıtlı bagaj ayrı satılan bir ağırlık paketidir, biletinizde yoksa havalimanında daha pahalıya ödersiniz. Ucuz görünen biletin üstüne otele ulaşımı ve bavulu da ekleyin. Hesabı telefonda birlikte çıkarırız.',
  facts: [
    { label: 'Varış', value: 'Şarika (SHJ)', note: 'Dubai’den ayrı bir emirlik ve havalimanı', fact: 'base' },
    { label: 'Kabin', value: 'Tek', note: 'Economy', fact: 'cabins' },
    { label: 'Kayıtlı bagaj', value: 'Ayrı paket', note: '20, 30 ya da 40 kg', fact: 'checked' },
    { label: 'Kabin bagajı', value: 'Toplam 10 kg, 2 parça', note: 'Duty free poşeti de dahil', fact: 'cabinBag' },
    { label: 'Grup kodları', value: 'G9, 3O, 3L, E5', note: 'Kural şirkete göre değişir', fact: 'group' },
    { label: 'Bebek', value: '48 saatten küçükse kabul edilmez', fact: 'infant' },
  ],
  steps: [
    {
      title: 'Gerçek varışı sorarız',
      body: [
        'Oteliniz Dubai’de mi, Şarika’da mı, yoksa başka bir ülkeye mi devam edeceksiniz? Kara yolunun süresi bilet seçimini değiştirir.',
      ],
    },
    {
      title: 'Uçuş koduna bakarız',
      body: [
        'Aynı markanın uçuşları G9, 3O, 3L ya da E5 koduyla görünebilir. İki ayrı kodlu aktarmada bagaj ve isim kuralı farklı olabilir.',
      ],
    },
    {
      title: 'Bagajı baştan koyarız',
      body: [
        'Kişi başına kaç kilo taşıyacağınızı söylersiniz, biletle paketin toplamını veririz. Bagaj sonradan eklendiğinde tutar değişebilir.',
      ],
    },
    {
      title: 'Toplamı söyler, bileti keseriz',
      body: [
        'Bilet, bagaj ve istediğiniz koltuk tek tutar olarak söylenir. Pasaport yazımını okuduktan sonra bilet kesilir.',
      ],
    },
  ],
  sections: [
    {
      title: 'Şarika mı, Dubai mi?',
      body: [
        [
          'Deira, havalimanı çevresi ya da Şarika’da kalacaksanız: SHJ çoğu zaman yeter.',
          'Marina, Palm gibi güney semtlerinde kalacaksanız: kara yolu uzar, trafik saatini hesaba katın.',
          'Dubai’den başka bir havayoluyla devam edecekseniz: iki havalimanı arası transfer gerekir, ayrı biletle kısa bağlantı kurmayın.',
          'Gece yarısı inecekseniz: o saatte hangi ulaşımın çalıştığını önceden sorun.',
        ],
      ],
    },
    {
      title: 'Paket adları hakkında',
      body: [
        'Air Arabia’nın bilet paketleri için kaynaklar birbirini tutmayan adlar yazıyor. Bu yüzden burada bir ad listesi vermiyoruz. Satın alırken adı değil, ekrandaki dört satırı okuyun: bagaj kaç kilo, koltuk dahil mi, değişiklik ne kadar önce yapılabilir, iptalde ne geri verilir? Son satırın yanıtı Air Arabia’da çoğunlukla nakit değil kredidir.',
      ],
    },
    {
      title: 'Bebek ve küçük çocukla',
      body: [
        '48 saatlikten küçük bebek kabul edilmez. 3–6 günlük bebek için doktor raporu istenir; 7 günden sonra koşul aranmaz. Bebek arabası uçak kapısına kadar kullanılır, orada teslim edilir ve check-in’de verilmedikçe bagaj hakkından düşmez.',
      ],
    },
  ],
  haveReady: [
    { label: 'Kalacağınız yer', hint: 'Semt adı, Şarika mı Dubai mi karar vermek için' },
    { label: 'Kişi başı kilo', hint: '0, 20, 30 ya da 40 kg seçilecek' },
    { label: 'Pasaport adları', hint: 'Ad ve soyadı haneleri ayrı ayrı' },
    { label: 'Bebek varsa', hint: 'Uçuş günündeki yaşı, gün olarak' },
    { label: 'AirRewards', hint: 'Üyeyseniz numarasını bilet kesilmeden söyleyin' },
  ],
  questions: [
    {
      question: 'Şarika Dubai’ye uzak mı?',
      answer:
        'Şarika ile Dubai komşu emirliklerdir, ama trafik süreyi çok değiştirir. İniş saatinizi söylerseniz bilet seçerken bunu da konuşuruz.',
    },
    {
      question: 'Biletim bagajsız, sonra ekleyebilir miyim?',
      answer:
        'Evet, uçuştan önce ekleyebilirsiniz. Havalimanına bırakırsanız daha yüksek tutarın üstüne işlem bedeli de çıkabilir.',
    },
    {
      question: '3L kodlu uçuş Abu Dabi’ye mi iniyor?',
      answer:
        '3L, Air Arabia Abu Dhabi’nin kodudur ve ayrı bir şirkettir. İniş noktanızı kod değil, biletteki üç harfli havalimanı gösterir; ona birlikte bakarız.',
    },
  ],
  warning:
    'İki ayrı biletle Şarika’da inip Dubai’den kalkmayın. İlk uçuş gecikirse ikinci bilet yanabilir, kara yolunu da siz ödersiniz.',
};
