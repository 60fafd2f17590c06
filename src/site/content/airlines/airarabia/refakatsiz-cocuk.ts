import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'Air Arabia refakatsiz çocuk hizmeti vermez: 12 yaşını dolduran tek uçabilir, küçüğü 16 yaşını doldurmuş biriyle. Seçenekleriniz.',
  answers: ['child'],
  own: [
    'Uçuş gününde çocuk 12 yaşını doldurmuş mu, bakın.',
    'Doldurmadıysa 16 yaşını doldurmuş bir yolcuyla aynı rezervasyona yazdırın.',
  ],
  call: 'Refakat hizmeti veren başka bir havayolu arıyorsunuz.',
  ways: {
    cost: 'Refakat için ödeme yoktur, çünkü hizmet satılmaz; herkes kendi biletini öder.',
    lastStep: 'İki yolcunun kimliğini ve yaşını bilet kesilmeden bir kez daha okuyun.',
    call: 'Çocuk 12 yaşını gidiş ile dönüş arasında dolduruyor.',
    ours: 'Birlikte uçacak kişiyi aynı kayda alır ya da hizmeti olan uçuşları sıralarız.',
  },
  lead: 'Air Arabia’da refakatsiz çocuk hizmeti bulunmuyor. Kural kısadır: 12 yaşını dolduran çocuk tek başına, normal yolcu gibi uçabilir; doldurmayan, 16 yaşını doldurmuş biriyle uçmak zorundadır. Çocuğu görevliye teslim etmek isteyen aile bunu burada satın alamaz. Birlikte uçacak kişiyi ya da başka bir havayolunu konuşalım.',
  facts: [
    { label: 'Refakat hizmeti', value: 'Yok', fact: 'child' },
    { label: '12 yaşını dolduran', value: 'Tek uçabilir', note: 'Görevli eşlik etmez', fact: 'child' },
    { label: '12 yaşını doldurmayan', value: 'Tek uçamaz', fact: 'child' },
    { label: 'Birlikte uçacak kişi', value: '16 yaşını doldurmuş', fact: 'child' },
    { label: 'Kontuar', value: '1 saat kala kapanır', note: 'Çocuğa tanınan ek süre yok', fact: 'counter' },
  ],
  steps: [
    {
      title: 'Yaşı iki tarihte hesaplarız',
      body: [
        'Gidişte 12 yaşını doldurmamış çocuk, dönüşte doldurmuş olabilir. Gidişte yine küçük çocuğun kuralı geçerlidir.',
      ],
    },
    {
      title: 'Birlikte uçacak kişiyi ararız',
      body: [
        'Aynı uçuşta 16 yaşını doldurmuş kardeş, kuzen ya da tanıdık var mı? Aynı rezervasyona girmeleri daha düzenli olur.',
      ],
    },
    {
      title: 'Yoksa başka havayolu',
      body: ['Refakat hizmeti veren havayollarının yaş sınırlarını ve aktarmalarını rotanız için karşılaştırırız.'],
    },
    {
      title: 'Tek uçacaksa hazırlık',
      body: ['12 yaşını dolduran çocuğun belge, iletişim ve karşılama planını maddeler hâlinde size göndeririz.'],
    },
  ],
  cardGroups: [
    {
      title: 'Hizmet yok, peki ne mümkün?',
      cards: [
        {
          title: 'Tek başına uçuş',
          text: '12 yaşını dolduran çocuk kendi biletiyle uçabilir; kontuarda ve kapıda yetişkin yolcu gibi işlem görür.',
        },
        {
          title: 'Büyük kardeşle uçuş',
          text: '12 yaşını doldurmayan çocuk, 16 yaşını doldurmuş bir kardeş, kuzen ya da tanıdıkla aynı uçuşa yazılır.',
        },
        {
          title: 'Bir yetişkinin katılması',
          text: 'Anne, baba ya da başka bir yakın yalnızca bu uçuş için bilet alabilir; onun dönüşünü ayrı planlarız.',
        },
        {
          title: 'Refakatli havayolu',
          text: 'Rotanızda refakatsiz çocuk hizmeti veren bir havayolu varsa yaş, aktarma ve süreyi karşılaştırırız.',
        },
        {
          title: 'Varışta buluşma',
          text: 'Görevli teslimi olmadığından karşılayanın nerede bekleyeceğini önceden yazın; yer Şarika’dır, Dubai değil.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Yaşa göre seçenekler',
      body: [
        [
          '12 yaşını doldurmayan: 16 yaşını doldurmuş biriyle uçar ya da refakat hizmeti veren başka havayoluna bakılır.',
          '12 yaşını dolduran: tek başına uçabilir, ama kimse kapıda elinden tutmaz. Hazır mı, siz karar verirsiniz.',
          '16 yaşını dolduran: küçük kardeşine eşlik edebilir; yaşını gösteren belge yanında olsun.',
        ],
      ],
    },
    {
      title: '12 yaşını dolduran çocuk tek uçarsa',
      body: [
        'Havayolu çocuğu yetişkin yolcu gibi görür. Pasaport kuyruğunda, kapı değişikliğinde ya da gecikmede kendi başınadır. Türkçe ve İngilizce iki satırlık bir not, şarjı dolu telefon, karşılayanın numarası ve konaklanacak adres çantasında bulunsun. Şarika’da aktarmalı bir yolculuk yerine aktarmasız uçuş seçin.',
      ],
    },
    {
      title: 'Başka havayoluna geçerken',
      body: [
        'Refakat hizmetinin yaşı, ücreti ve aktarma kuralı havayoluna göre değişir. Emirates’te 5–11 yaş için hizmet yetişkin tarifesine dahildir; bu örnek size bir ölçü verir, ama Emirates Şarika’ya değil Dubai’ye iner. Karşılayanın hangi havalimanına geleceğini baştan belirleyin.',
      ],
    },
  ],
  haveReady: [
    { label: 'Doğum tarihleri', hint: 'Çocuğun ve birlikte uçacak kişinin' },
    { label: 'Akrabalık ve soyadı', hint: 'Farklıysa muvafakat sorulabilir' },
    { label: 'Karşılayan', hint: 'Adı, telefonu ve hangi havalimanında beklediği' },
    { label: 'Uçuş günleri', hint: 'Yaş sınırına yakınsa gün önemlidir' },
  ],
  questions: [
    {
      question: 'Ücret ödesem de bir görevli eşlik etmez mi?',
      answer: 'Air Arabia bu hizmeti satmıyor. Eşlik istiyorsanız başka bir havayolu seçmek gerekir.',
    },
    {
      question: '15 yaşındaki kızım 8 yaşındaki kardeşini götürebilir mi?',
      answer: 'Götüremez. Küçük kardeşin yanındaki kişi 16 yaşını doldurmuş olmalıdır.',
    },
    {
      question: 'Ülke çıkışında izin belgesi istenir mi?',
      answer:
        'İstenebilir; bu, havayolunun değil, sınır makamının kuralıdır. Noter muvafakatını ve gerekiyorsa çevirisini hazırlayın.',
    },
  ],
  warning:
    '12 yaşını doldurmayan çocuğa tek kişilik bilet almayın. Kontuarda geri çevrilirse biletin parasını geri alamayabilirsiniz.',
};
