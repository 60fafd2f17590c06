import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'THY’de 7–11 yaş muvafakatle yalnız uçabilir; 2–6 yaş için refakatçi en az 48 saat önce istenir. Havalimanında kim bekler, kim teslim alır?',
  answers: ['child', 'childYoung'],
  own: [
    'Çocuğun uçuş günündeki yaşını hesaplayın; dönüşte 12 yaşını doldurmuş olabilir.',
    'Muvafakati hazırlayın.',
    'Yalnız uçacağını THY’ye bildirin, 7–11 yaşta hizmet gerekip gerekmediğini sorun; numarası sitesindedir.',
    'Bırakan ve karşılayan kişinin adını, telefonunu, kimliğini yazdırın.',
    'Onay gelince bileti alın.',
  ],
  call: 'Talepte ne söyleyeceğinizi bilmiyorsunuz; refakatçiyi THY verir.',
  lead: 'Türk Hava Yolları çocuğu yaşına göre ayırır: büyük olan muvafakatle (anne babanın yazılı izniyle) yalnız uçabilir, küçük olan refakatçi ister.',
  facts: [
    { label: '7–11 yaş', value: 'Muvafakatle yalnız uçabilir', note: '12. yaş gününe kadar', fact: 'child' },
    { label: '2–6 yaş', value: 'Refakatçiyle', note: 'Giderini aile karşılar', fact: 'childYoung' },
    { label: 'Refakatçi talebi', value: 'En az 48 saat önce', note: 'Küçük çocuk için', fact: 'childYoung' },
    { label: 'Getiren kişi', value: 'Kalkışa kadar bekler', fact: 'child' },
    { label: '7–11 yaşta son talep günü', value: 'THY’ye sorun' },
  ],
  cardGroups: [
    {
      title: 'Hizmet nasıl işler?',
      cards: [
        { title: 'Muvafakat', text: 'İzni anne, baba ya da kanuni temsilci verir.' },
        {
          topic: 'Ücret',
          title: 'Görevli refakatçi',
          text: 'Küçük çocuk içindir; THY görevlendirirse giderini siz ödersiniz. 7–11 yaşta ücreti bulamadık, isterken sorun.',
        },
        { title: 'Kalkışa kadar bekleme', text: 'Gecikmede çocuğun kimde kalacağını THY’ye sorun.' },
        {
          topic: 'Karşılayan',
          title: 'Kimlikle teslim',
          text: 'Karşılayan, kayıttaki adıyla ve kimliğiyle orada olmalıdır.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Havalimanı günü',
      body: [
        'Teslim ve belge denetimi yetişkin check-in’inden uzun sürer; erken gelin. Çocuk geç çıkabilir, karşılayan kapıdan ayrılmasın. Aktarma varsa THY’nin kabul edip etmediğini bilet almadan sorun.',
      ],
    },
  ],
  haveReady: [
    { label: 'Çocuğun kimliği ya da pasaportu', hint: 'Dış hatta vize de sorulabilir' },
    { label: 'Muvafakat', hint: 'Dış hatta noter onaylısı istenebilir' },
    { label: 'İki yetişkinin bilgisi', hint: 'Ad, telefon, kimlik' },
  ],
  questions: [
    {
      topic: 'On iki yaş',
      question: 'Çocuğum 12 yaşında, hizmet gerekir mi?',
      answer: 'Bu kural 12. yaş gününe kadardır. Sonrası için THY’ye sorun; varış ülkesi ayrıca muvafakat isteyebilir.',
    },
    {
      topic: 'Büyük kardeş',
      question: 'On altı yaşındaki ablası küçüğün yanında uçsa yeter mi?',
      answer:
        'Bulamadık; reşit olmayan kardeşin yetip yetmediğini bilet almadan THY’ye sorun. Bebeğin yanındaki en az 18 yaşında olmalıdır.',
    },
    {
      topic: 'Velayet',
      question: 'Anne baba ayrıysa kimin imzası gerekir?',
      answer:
        'Genellikle velayet kimdeyse onun; notere ve konsolosluğa sorun. Mahkeme kararının örneğini yanınızda taşıyın.',
    },
  ],
  warning: 'Küçük çocuk için önce bilet alıp sonra refakatçi istemeyin; süre yetmezse çocuk uçamaz.',
};
