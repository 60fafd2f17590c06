import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'Pegasus’ta yalnız uçan çocuk hizmeti genellikle 7–12 yaşta, aktarmasız uçuşta verilir. Onay nasıl alınır, bilet ne zaman alınmalı?',
  answers: ['child'],
  own: [
    'Aktarmasız uçuş seçin, çocuğun o günkü yaşını hesaplayın.',
    'Onayı Pegasus’un kendi hattından alın; numara flypgs.com’da iletişim bölümündedir.',
    'Bırakan ve karşılayan kişinin ad, kimlik ve telefonunu verin.',
    'Onaydan sonra bileti alın, dönüşü de aynı gün sorun.',
  ],
  call: 'Kardeşlerden biri yaş sınırının dışında kalıyor.',
  lead: 'Pegasus’ta hizmet genellikle siteden bilete eklenmez. Önce uygun uçuşu bulun, sonra Pegasus’tan onay alın; bilet en sona kalsın.',
  facts: [
    { label: 'Yaş', value: '7–12', fact: 'child' },
    { label: 'Uçuş', value: 'Yalnızca aktarmasız', fact: 'child' },
    { label: 'Onay', value: 'Pegasus’un hattından, en az 48 saat önce', fact: 'child' },
    { label: 'Bırakan ve karşılayan', value: 'Adları kayda girer' },
  ],
  cardGroups: [
    {
      title: 'Hizmetin özellikleri',
      cards: [
        { title: 'Doğrudan sefer', text: 'Çocuk hiçbir havalimanında uçak değiştirmez.' },
        {
          topic: 'Ücret',
          title: 'Telefonla onay',
          text: 'Kabulü Pegasus bildirir; onay gelmeden bilet almayın. Ücretini bulamadık, onay alırken onu da sorun.',
        },
        {
          title: 'Kontuarda teslim',
          text: 'Getiren yetişkin genellikle form imzalar; teslim saatini onay alırken öğrenin.',
        },
        {
          topic: 'Karşılayan',
          title: 'Kimlikle karşılama',
          text: 'Çocuğu genellikle kayda yazılan kişi, kimliğini göstererek alır.',
        },
        {
          title: 'Ayrı dönüş onayı',
          text: 'Dönüşte bırakan ve karşılayan yer değiştirir; kayda öyle geçsin.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Aktarma',
      title: 'Aktarmasız uçuş yoksa',
      body: [
        'Bir yakınıyla uçmayı, doğrudan seferi olan yakın bir şehri ya da başka bir günü düşünün. Aktarma yerinde bir yetişkin karşılayacaksa her uçuşun kabulünü Pegasus’a ayrı sorun; onay gelmeden almayın.',
      ],
    },
    {
      title: 'Pegasus’a sorun',
      body: [
        [
          'Bu uçuşta tek uçan çocuk için yer var mı?',
          'Çocuk hangi kontuarda, kaç dakika önce teslim edilecek?',
          'Dış hatta muvafakat (anne babanın yazılı izni) noterden mi olmalı, hangi dilde?',
        ],
      ],
    },
  ],
  haveReady: [
    { label: 'Çocuğun kimliği', hint: 'Yaşı sınırdaysa mutlaka' },
    { label: 'Muvafakat', hint: 'Dış hatta istenebilir' },
  ],
  questions: [
    {
      topic: 'On üç yaş',
      question: '13 yaşındaki çocuğum için isteyebilir miyim?',
      answer:
        'Bu yaş genellikle aralığın dışındadır; tek uçup uçamayacağını Pegasus’a sorun. Varış ülkesi muvafakat isteyebilir.',
    },
    {
      topic: 'Kardeşler',
      question: 'Kardeşler 6 ve 11 yaşında, birlikte uçar mı?',
      answer: 'Genellikle hayır: 11 yaşındaki çocuk yetişkin sayılmaz, küçüğü için yanlarında bir yetişkin uçmalı.',
    },
  ],
  warning: 'Bileti alıp sonra onay alamazsanız paketin iade koşulu geçer; ne kadar döneceğini bulamadık.',
};
