import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'Emirates’te yalnız uçan çocuk: 5–11 yaş yetişkin tarifesiyle hizmet dahil, 12–15 yaş isteğe bağlı ücretli. Dubai salonu ve teslim kuralı.',
  answers: ['child', 'childLounge'],
  own: [
    'Bileti alırken çocuğu tek yolcu olarak kaydedin, hizmeti işaretleyin.',
    'Bırakan ve karşılayan yetişkinin adını kimlikteki gibi yazın.',
  ],
  call: '12–15 yaş için hizmet almaya değer mi, konuşmak istiyorsunuz.',
  lead: 'Emirates’te 5–11 yaşındaki çocuk tek başına uçarken yetişkin tarifesi ödenir, refakat hizmeti bunun içindedir. 12–15 yaş için hizmet isteğe bağlı ve ücretlidir. Dubai’de refakatsiz çocuklar için ayrı bir salon bulunur; aktarma beklerken burası kullanılabilir. Teslim eden ve teslim alan kişiler önceden kaydedilir.',
  facts: [
    { label: 'Hizmet dahil', value: '5–11 yaş', note: 'Yetişkin tarifesi ödenir', fact: 'child' },
    { label: 'İsteğe bağlı', value: '12–15 yaş', note: 'Ücretli', fact: 'child' },
    { label: 'Dubai', value: 'Refakatsiz çocuk salonu', fact: 'childLounge' },
    { label: 'Bırakan yetişkin', value: 'Kimlik gösterir, form imzalar', fact: 'childLounge' },
    { label: 'Online check-in', value: 'Kapalı', note: '16 yaş altı tek yolcuda', fact: 'onlineNot' },
  ],
  steps: [
    {
      title: 'Çocuğun yaşı',
      body: [
        'İki uçuş tarihindeki yaşı hesaplarız. Dönüşte 12 olacak çocuk için hizmetin devam edip etmeyeceğini seçmeniz gerekir.',
      ],
    },
    {
      title: 'Bağlantıyı seçeriz',
      body: [
        'Dubai’de gündüz ve makul beklemeli bağlantıyı öneririz. Devam uçuşunu flydubai işletiyorsa hizmetin o bölümde verilip verilmediğini ayrıca sorarız.',
      ],
    },
    {
      title: 'Kim bırakacak, kim karşılayacak?',
      body: [
        'Türkiye’de bırakan, varışta alan ve yedek bir kişi. Üçünün adı, telefonu ve kimlik bilgisi forma yazılır.',
      ],
    },
    {
      title: 'Onayla birlikte bilet',
      body: ['Bilet, hizmet onayı gelince kesilir. Formun kopyasını ve havalimanı saatini size göndeririz.'],
    },
  ],
  cardGroups: [
    {
      title: 'Hizmetin kapsamı',
      cards: [
        { title: '5–11 yaş', text: 'Çocuk için yetişkin tarifesi ödenir; refakat için ayrı bir kalem çıkmaz.' },
        { title: '12–15 yaş', text: 'Aile isterse hizmet ücretle eklenir, istemezse çocuk kendi başına uçar.' },
        {
          title: 'Dubai salonu',
          text: 'Refakatsiz çocuklar için havalimanında ayrı bir salon vardır; bağlantıyı seçerken bekleme süresini buna göre düşünün.',
        },
        {
          title: 'İmzalı teslim',
          text: 'Bırakan yetişkin kimliğini gösterip formu imzalar; karşılayan da önceden yazılan kişidir.',
        },
        {
          title: 'Kontuarda check-in',
          text: '16 yaşından küçük tek yolcuya online işlem genellikle açılmaz, havalimanına erken varın.',
        },
      ],
    },
  ],
  sections: [
    {
      title: '12–15 yaşta hizmet almalı mı?',
      body: [
        [
          'İlk uçuşu ise: alın. Dubai büyük bir aktarma noktasıdır.',
          'Aktarmasız ve daha önce uçtuğu bir hat ise: almadan da gidebilir, karşılayanı ayarlayın.',
          'Bekleme üç saati geçiyorsa: salondan yararlanması için hizmet işe yarar.',
          'Dil bilmiyorsa ya da gece varıyorsa: yaşı ne olursa olsun hizmeti düşünün.',
        ],
      ],
    },
    {
      title: 'Havalimanında adım adım',
      body: [
        'Kontuara bırakan yetişkinle gelinir; kimlik gösterilir, form imzalanır. Görevli genellikle çocuğu belgeleriyle birlikte teslim alıp uçağa götürür. Siz uçak kalkana kadar ulaşılabilir olun.',
        'Varışta karşılayan kişinin kimliği formdaki adla aynı olmalıdır. Takma ad ya da kısaltılmış ad teslimi uzatır.',
      ],
    },
    {
      title: 'İzin belgeleri',
      body: [
        'Ebeveynlerden biri gelmiyorsa bazı ülkeler çıkışta ya da girişte muvafakat ister. Vize başvurusu ile uçuş belgesi aynı şey değildir; konsolosluktan aldığınız yanıtı yanınızda bulundurun. Emirates’in formu bu belgelerin yerine geçmez.',
      ],
    },
  ],
  haveReady: [
    { label: 'Doğum günü', hint: 'Gidiş ve dönüş tarihinde kaç yaşında olacağı' },
    { label: 'Üç kişi', hint: 'Bırakan, alan ve yedek; kimlikteki adlarıyla' },
    { label: 'Pasaport, vize, muvafakat', hint: 'Varış ülkesinin istediği biçimde' },
    { label: 'Tercih', hint: '12–15 yaşta hizmet istiyor musunuz?' },
  ],
  questions: [
    {
      question: 'Yetişkin tarifesi ödüyorum, hizmete ayrıca para verir miyim?',
      answer: '5–11 yaşta hizmet bu tarifeye dahildir. 12–15 yaşta ise hizmet ayrı ücretlidir.',
    },
    {
      question: '4 yaşındaki kızım kabin görevlisine emanet uçabilir mi?',
      answer: 'Hizmet 5 yaşında başlar. Daha küçük çocuğun yanında bir yetişkin uçmalıdır.',
    },
    {
      question: 'Karşılayacak kişi son anda değişti.',
      answer: 'Bizi hemen arayın. Formdaki adın havayolunda değişmesi gerekir; yoksa çocuk yeni gelene teslim edilmez.',
    },
  ],
  warning: '12–15 yaş için hizmeti uçuş günü istemeyin. Yer ve görevli planlandığı için geç talep karşılanmayabilir.',
};
