import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'SunExpress 5–12 yaşta yalnız uçan çocuğa refakat (UM) verir. Dış hatta en az 48, iç hatta 2 saat önce istenir; 12–16 yaşta isteğe bağlıdır.',
  answers: ['child', 'childNotice'],
  own: [
    'Çocuğun uçuş günündeki yaşını hesaplayın.',
    'Bırakan ve karşılayan kişinin adını, telefonunu yazın.',
    'SunExpress müşteri hizmetlerine iletin; numarası sunexpress.com’dadır.',
    'Dönüş için ayrıca isteyin; bırakan ve karşılayan yer değiştirir.',
    'Muvafakati ve pasaportu hazırlayın.',
  ],
  call: 'Talepte hangi bilgileri vereceğinizi bilmiyorsunuz.',
  lead: 'SunExpress’te talep, bırakan ve karşılayan yetişkinin adı ve telefonuyla birlikte yapılır. Bileti almadan isteyin.',
  facts: [
    { label: '5–12 yaş', value: 'Refakat hizmeti (UM)', fact: 'child' },
    { label: '12–16 yaş', value: 'İsteğe bağlı', fact: 'child' },
    { label: 'Dış hatta talep', value: 'En az 48 saat önce', fact: 'childNotice' },
    { label: 'İç hatta talep', value: 'En az 2 saat önce', note: 'Daha erken isteyin', fact: 'childNotice' },
  ],
  cardGroups: [
    {
      title: 'Hizmet kime, nasıl?',
      cards: [
        {
          topic: 'Küçük çocuk',
          title: '5 yaşından küçük',
          text: 'Hizmet 5 yaşında başlar; daha küçüğü bir yetişkinle uçurun.',
        },
        { topic: 'On iki yaş', title: 'Tam 12 yaşında', text: 'İki aralığın sınırıdır; hangisine girdiğini sorun.' },
        { title: '12–16 yaş', text: 'Zorunlu değildir; ilk kez uçacak genç için isteyebilirsiniz.' },
        { title: 'İki telefon', text: 'Bırakanın da karşılayanın da telefonu uçuş boyunca açık kalsın.' },
      ],
    },
  ],
  sections: [
    {
      topic: 'Muvafakat, karşılayan',
      title: 'Yurt dışındaki akrabaya gidiyorsa',
      body: [
        'Karşılayan değişirse adını uçuştan önce SunExpress’e ve kontuara bildirin. Varış ülkesi muvafakat (anne babanın yazılı izni; dış hatta çoğu kez noterden) isteyebilir; çeviri gerekip gerekmediğini konsolosluğa sorun. Karşılayan kişi kimliğindeki adla kayıtta olmalıdır.',
      ],
    },
  ],
  haveReady: [
    { label: 'Çocuğun kimliği ya da pasaportu', hint: 'Doğum tarihi okunur olsun' },
    { label: 'Muvafakat', hint: 'Dış hat için, gerekiyorsa çeviriyle' },
  ],
  questions: [
    {
      question: 'Aktarmalı uçuşta bu hizmet verilir mi?',
      answer: 'Bunu talep sırasında sorun. Mümkünse doğrudan seferi seçin.',
    },
    {
      topic: 'Genç yolcu',
      question: '14 yaşındaki oğlum yalnız uçabilir mi?',
      answer: 'Hizmet bu yaşta isteğe bağlıdır. Gideceği ülkenin giriş koşuluna ve dönüş belgesine bakın.',
    },
    {
      topic: 'Ücret',
      question: 'Bu hizmetin ücreti ne kadar?',
      answer: 'Bulamadık; SunExpress’ten gidişin ve dönüşün tutarını birlikte isteyin.',
    },
  ],
  warning: 'Karşılayanın telefonu kapalıysa çocuk bekletilebilir; kayda ikinci bir numara yazdırın.',
};
