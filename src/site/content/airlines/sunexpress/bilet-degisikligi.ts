import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'SunFlex genellikle bir kez tarih değiştirme hakkı verir, fiyat farkını kaldırmaz. SunExpress biletini tur operatörü sattıysa kime başvurulur?',
  answers: ['change', 'changeFlex'],
  own: [
    '“Rezervasyonlarım”da tarifenizi okuyun; SunFlex ya da Flex işareti var mı, bakın.',
    'Yeni tarihin farkını görün; işlem ücreti ayrıdır.',
  ],
  call: 'Uçuş paketin içinde ve otel tarihi de değişecek.',
  lead: 'SunExpress biletinde değişiklik hakkı ya tarifenin içinde gelir ya da SunFlex adlı seçenekle satın alınır. SunEco’da değişiklik genellikle ücretlidir; SunClassic ve SunPremium’da ise hak çoğunlukla tarifeye dahildir. Tur operatöründen gelen bilette bu kurallara dayanamazsınız, değişiklik operatörden geçer. Bu yüzden önce bileti nereden aldığınızı sorarız.',
  facts: [
    { label: 'SunEco', value: 'Değişiklik genellikle ücretli', fact: 'change' },
    {
      label: 'SunFlex',
      value: 'Bir kez tarih değişikliği',
      note: 'Genellikle belli güne kadar, fark ödenir',
      fact: 'change',
    },
    { label: 'SunClassic, SunPremium', value: 'Dahil', fact: 'change' },
    { label: 'Paket bileti', value: 'Tur operatöründen' },
    {
      label: 'Flex işaretli iç hat',
      value: 'Kalkışa yakın saate kadar',
      note: 'Koşulu biletinizden okuyun',
      fact: 'changeFlex',
    },
  ],
  steps: [
    {
      title: 'Biletin türünü buluruz',
      body: [
        'Tek başına mı alındı, tatil paketiyle mi geldi, SunFlex eklendi mi? Bunlar belli olunca gerisi kısa sürer.',
      ],
    },
    {
      title: 'Süreyi kontrol ederiz',
      body: [
        'SunFlex hakkı genellikle kalkıştan belli bir süre önce biter. Hâlâ süre içinde olup olmadığınıza bakarız.',
      ],
    },
    {
      title: 'Yeni uçuşu ararız',
      body: [
        'SunExpress’te bazı hatlar haftanın her günü uçmaz. Seferin olduğu günleri söyler, farkı gün gün sıralarız.',
      ],
    },
    {
      title: 'Onay ve teyit',
      body: [
        'Toplamı kabul ederseniz değişiklik yapılır, yeni e-bilette tarih ve bagaj satırını birlikte kontrol ederiz.',
      ],
    },
  ],
  sections: [
    {
      title: 'SunFlex hakkınızı boşa harcamayın',
      body: [
        'Hak bir kez kullanılır. Tarihiniz “belki cumaya, belki pazara” düzeyindeyse beklemek, yanlış güne geçip sonra yeniden ödeme yapmaktan iyidir. Öte yandan hakkın son günü geçerse yeniden ücretli kurala dönersiniz. Takvime iki tarih yazın: kararınızın kesinleşeceği gün ve hakkın bittiği gün.',
      ],
    },
    {
      title: 'Tarifeye göre yol',
      body: [
        [
          'SunLight: Değişiklik koşulu genellikle dardır. Yeni biletle kıyaslamadan karar vermeyin.',
          'SunEco: Genellikle ücret ve fark birlikte ödenir. SunFlex varsa ücret kalkar, fark kalır.',
          'SunClassic ve SunPremium: Hak genellikle tarifenin içinde. Yine de yüksek sezonda fark büyüyebilir.',
          'Flex işaretli iç hat bileti: 2020–2021’de kalkıştan iki saat öncesine kadar ücretsiz değişiklik yazıyordu; bugünkü süreyi biletinizden okuyun.',
        ],
      ],
    },
    {
      title: 'Ek bagaj ve koltuk yeni uçuşa geçer mi?',
      body: [
        'Uçuş saatini SunExpress değiştirdiyse ödediğiniz ek bagaj yeni uçuşa kendiliğinden geçer. Değişikliği siz istediyseniz bunu varsaymayın: ek bagaj paketinin iadesi ve devri yoktur, koltuk da yeni uçağın planında yeniden seçilir. Değişikliği onaylamadan önce bu iki kalemin ne olacağını sormamızı isteyin.',
      ],
    },
  ],
  haveReady: [
    { label: 'Bilet belgesi', hint: 'SunFlex ya da Flex sözcüğü geçiyor mu' },
    { label: 'Operatörün rezervasyon numarası', hint: 'Paketle aldıysanız' },
    { label: 'Yeni tarih aralığı', hint: 'Birkaç gün verin; hat her gün uçmayabilir' },
    { label: 'Eklenen hizmetler', hint: 'Koltuk, bagaj paketi, spor ekipmanı' },
  ],
  questions: [
    {
      question: 'SunFlex’i biletten sonra ekleyebilir miyim?',
      answer:
        'Genellikle bilet alınırken seçilir. Sonradan eklenip eklenmediğini rezervasyonunuz üzerinden sormak gerekir.',
    },
    {
      question: 'Aynı gün daha erken uçağa geçmek istiyorum.',
      answer:
        'Yer varsa ve tarifeniz izin veriyorsa olur; kural tarih değişikliğiyle aynıdır. Havalimanına gitmeden yapmanız gerekir.',
    },
    {
      question: 'Operatör uçuş saatini değiştirdi, kabul etmek zorunda mıyım?',
      answer:
        'Paketin sözleşmesine bakılır. Önce operatörden yazılı seçenek isteyin; uçuşun kendisi iptal edildiyse yolcu hakları ayrıca işler.',
    },
  ],
  warning:
    'Operatör biletini SunExpress’in sitesinde açıp değiştirmeyi denemeyin. Ekran kabul etse bile otel ve transfer eski tarihte kalır.',
};
