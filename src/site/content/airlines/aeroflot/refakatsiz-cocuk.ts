import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'Aeroflot’ta yalnız uçan çocuk: Rusya içi uçuşta refakat genellikle 5–12 yaşta zorunlu. Türkiye uçuşunda da böyle mi? Bilet almadan sorulacaklar.',
  answers: ['child', 'onlineNot'],
  own: [
    'aeroflot.ru’nun iletişim bölümünden çocuğun doğum tarihini ve rotayı yazın.',
    'Aeroflot’a sorun: Türkiye uçuşunda hizmet kaç yaşta zorunlu, kaç yaşta isteğe bağlı?',
    'Aktarma ya da Rossiya bölümü varsa aynı soruyu onun için de yazın.',
    'Yanıt gelmeden bilet almayın.',
  ],
  call: 'Soruyu Rusça ya da İngilizce yazmakta zorlanıyorsunuz.',
  lead: 'Aeroflot için elimizdeki yaşlar Rusya içi uçuşlara ait; başka bir siteden okuduk. Türkiye–Moskova hattında geçip geçmediğini bilmiyoruz.',
  facts: [
    { label: 'Zorunlu', value: '5–12 yaş', note: 'Rusya içi uçuşta', fact: 'child' },
    { label: 'İsteğe bağlı', value: '12–16 yaş', note: 'Rusya içi uçuşta', fact: 'child' },
    { label: 'Check-in', value: 'Kontuarda', fact: 'onlineNot' },
  ],
  cardGroups: [
    {
      title: 'Hizmette neyi sormalı?',
      cards: [
        { title: 'Yaş aralığı', text: 'Türkiye çıkışlı uçuşta zorunlu yaşı doğum tarihiyle sorun.' },
        {
          topic: 'Teslim',
          title: 'Kontuar işlemi',
          text: 'Form kontuarda imzalanır, çocuk görevliye orada teslim edilir.',
        },
        {
          topic: 'Karşılayan',
          title: 'Moskova’da karşılama',
          text: 'Karşılayanın adı, kimliği ve geleceği terminal talepte yazsın.',
        },
        { title: 'Devam uçuşu', text: 'Uçuşu Rossiya yapıyorsa hizmetin orada da sürüp sürmediğini sorun.' },
      ],
    },
  ],
  sections: [
    {
      topic: 'Çocuğun yaşı',
      title: 'Çocuğunuzun yaşına göre',
      body: [
        [
          '5 yaşından küçükse genellikle bir yetişkinle uçar.',
          '5–12 yaştaysa hizmet zorunlu olabilir.',
          '12–16 yaştaysa isteğe bağlı olabilir; ilk uçuşuysa isteyin.',
          'Her yaşta, mümkünse aktarmasız uçuş seçin.',
        ],
      ],
    },
    {
      topic: 'Muvafakat',
      title: 'Rusya’ya girişte',
      body: [
        'Ebeveynsiz çocuktan muvafakat (anne babanın yazılı izni; noter onayı da) istenebilir. Belgenin dili, süresi ve apostili vatandaşlığa göre değişir; son sözü konsolosluk söyler.',
      ],
    },
  ],
  haveReady: [
    { label: 'Pasaport ve vize', hint: 'Gerekiyorsa vize, bitiş tarihleriyle' },
    { label: 'Muvafakat', hint: 'Noter onaylı; çeviriyi ve apostili konsolosluğa sorun' },
    { label: 'Karşılayan kişi', hint: 'Ad, kimlik, telefon, terminal' },
  ],
  questions: [
    {
      question: '13 yaşındaki oğlum hizmetsiz uçabilir mi?',
      answer:
        'Rusya içi kuralda hizmet 12–16 yaşta genellikle isteğe bağlıdır. Türkiye uçuşu için Aeroflot’un yazılı yanıtını bekleyin.',
    },
    {
      topic: 'Ücret',
      question: 'Refakatin bedeli nedir?',
      answer: 'Türkiye uçuşu için bulamadık; çocuğun yaşını ve aktarmayı yazıp Aeroflot’a sorun.',
    },
  ],
  warning: 'Rusya içi kuralı Türkiye uçuşuna uygulamayın; bileti yazılı yanıttan sonra alın.',
};
