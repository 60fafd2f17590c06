import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'Emirates’te yalnız uçan çocuk: 5–11 yaşta yetişkin ücretiyle hizmet dahil, 12–15 yaşta isteğe bağlı ve ücretli. Dubai salonu ve teslim kuralı.',
  answers: ['child', 'childLounge'],
  own: [
    'Gidişte ve dönüşte çocuğun kaç yaşında olacağına bakın.',
    'emirates.com’un iletişim bölümünden ya da bilet alırken hizmeti isteyin.',
    'Bütün bölümleri Emirates’in yapıp yapmadığına bakın.',
    'Bırakan ve karşılayan yetişkini kimlikteki adla yazdırın.',
  ],
  call: 'Çocuk sınır yaşta ya da yolculuğun bir bölümü flydubai’nin.',
  lead: 'Emirates’te çocuğun yaşı kadar uçuşu kimin yaptığı da önemlidir: flydubai’nin yaptığı bölümde kural ayrıdır.',
  facts: [
    { label: 'Hizmet dahil', value: '5–11 yaş', note: 'Yetişkin ücreti ödenir', fact: 'child' },
    { label: 'İsteğe bağlı, ücretli', value: '12–15 yaş', fact: 'child' },
    { label: 'Dubai’de', value: 'Refakatsiz çocuk salonu', fact: 'childLounge' },
    { label: 'Online check-in', value: '16 yaş altı tek yolcuda kapalı', fact: 'onlineNot' },
  ],
  cardGroups: [
    {
      title: 'Hizmetin kapsamı',
      cards: [
        { topic: 'Ücret', title: 'Küçük çocuk', text: 'Yetişkin ücreti ödenir, refakat için ayrı bedel çıkmaz.' },
        { title: 'Büyük çocuk', text: 'Aile isterse hizmeti ücretle ekler, istemezse çocuk kendi başına uçar.' },
        {
          topic: 'Dubai aktarması',
          title: 'Dubai salonu',
          text: 'Bağlantıda beklerken kullanılır; bilet seçerken bekleme süresine bakın.',
        },
        { title: 'İmzalı teslim', text: 'Çocuğu alan genellikle formdaki kişi olmalı, kimliğini göstermelidir.' },
        { title: 'Kontuar', text: 'Tek uçan çocuğun check-in’i genellikle kontuarda yapılır, erken gidin.' },
      ],
    },
  ],
  sections: [
    {
      topic: 'Büyük çocuk',
      title: 'Büyük çocukta hizmet almalı mı?',
      body: [
        [
          'İlk uçuşuysa ya da gece varıyorsa alın.',
          'Hattı biliyor ve aktarması yoksa almadan da gidebilir.',
          'Dubai’de uzun bekleyecekse hizmeti alın; çocuk salonda bekleyebilir.',
        ],
      ],
    },
    {
      topic: 'Muvafakat',
      title: 'Sınırda muvafakat',
      body: [
        'Ebeveynlerden biri gelmiyorsa muvafakat (anne babanın yazılı izni; noter onayı da) çıkışta ya da girişte istenebilir. Emirates’in formu bu belgenin yerine geçmez; konsolosluğa sorun.',
      ],
    },
  ],
  haveReady: [
    { label: 'Çocuğun pasaportu', hint: 'Vize gerekiyorsa vizesiyle' },
    { label: 'Muvafakat', hint: 'Noter onaylı; gerekiyorsa çevirisi de' },
    { label: 'İki yetişkinin bilgisi', hint: 'Kimlikteki ad, telefon, adres' },
  ],
  questions: [
    {
      question: '4 yaşındaki kızım görevliyle uçabilir mi?',
      answer: 'Hizmet 5 yaşında başlar; kızınızın yanında bir yetişkin uçmalıdır.',
    },
    {
      topic: 'Karşılayan değişirse',
      question: 'Karşılayacak kişi son anda değişti.',
      answer: 'Hemen Emirates’e ya da kontuara bildirin; formdaki ad değişmezse çocuk teslim edilmeyebilir.',
    },
  ],
  warning: 'Hizmeti uçuş günü istemeyin; görevli önceden planlandığı için geç talep karşılanmayabilir.',
};
