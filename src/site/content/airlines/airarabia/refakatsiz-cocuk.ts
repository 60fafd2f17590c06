import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'Air Arabia refakatsiz çocuk hizmeti vermez: 12 yaşını dolduran tek uçabilir, küçüğü 16 yaşından büyük biriyle uçar. Seçenekleriniz.',
  answers: ['child'],
  own: [
    'Uçuş gününde çocuk 12 yaşını doldurmuş mu, bakın.',
    'Doldurmadıysa 16 yaşından büyük bir yolcuyla aynı rezervasyona yazdırın.',
  ],
  call: 'Refakat hizmeti veren başka bir havayolu arıyorsunuz.',
  lead: 'Air Arabia’da refakatsiz çocuk hizmeti bulunmuyor. Kural kısadır: 12 yaşından büyük çocuk tek başına, normal yolcu gibi uçabilir; 12 yaşından küçük çocuk 16 yaşından büyük biriyle uçmak zorundadır. Çocuğu görevliye teslim etmek isteyen aile bunu burada satın alamaz. Birlikte uçacak kişiyi ya da başka bir havayolunu konuşalım.',
  facts: [
    { label: 'Refakat hizmeti', value: 'Yok', fact: 'child' },
    { label: '12 yaş üstü', value: 'Tek uçabilir', note: 'Görevli eşlik etmez', fact: 'child' },
    { label: '12 yaş altı', value: 'Tek uçamaz', fact: 'child' },
    { label: 'Birlikte uçacak kişi', value: '16 yaşından büyük', fact: 'child' },
    { label: 'Kontuar', value: '1 saat kala kapanır', note: 'Çocuğa tanınan ek süre yok', fact: 'counter' },
  ],
  steps: [
    {
      title: 'Yaşı iki tarihte hesaplarız',
      body: [
        'Gidişte 12’sini doldurmamış çocuk, dönüşte doldurmuş olabilir. Gidişte kural yine küçük yaş için geçerlidir.',
      ],
    },
    {
      title: 'Birlikte uçacak kişiyi ararız',
      body: [
        'Aynı uçuşta 16 yaşını geçmiş kardeş, kuzen ya da tanıdık var mı? Aynı rezervasyona girmeleri daha düzenli olur.',
      ],
    },
    {
      title: 'Yoksa başka havayolu',
      body: ['Refakat hizmeti veren havayollarının yaş sınırlarını ve aktarmalarını rotanız için karşılaştırırız.'],
    },
    {
      title: 'Tek uçacaksa hazırlık',
      body: ['12 yaşını geçen çocuğun belge, iletişim ve karşılama planını maddeler hâlinde size göndeririz.'],
    },
  ],
  cardGroups: [
    {
      title: 'Hizmet yok, peki ne mümkün?',
      cards: [
        {
          title: 'Tek başına uçuş',
          text: '12 yaşından büyük çocuk kendi biletiyle uçabilir; kontuarda ve kapıda yetişkin yolcu gibi işlem görür.',
        },
        {
          title: 'Büyük kardeşle uçuş',
          text: '12 yaşından küçük çocuk, 16 yaşını geçmiş bir kardeş, kuzen ya da tanıdıkla aynı uçuşa yazılır.',
        },
        {
          title: 'Bir yetişkinin katılması',
          text: 'Anne, baba ya da başka bir yakın yalnız bu uçuş için bilet alabilir; onun dönüşünü ayrı planlarız.',
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
          '11 yaş ve altı: 16 yaşından büyük biriyle uçar ya da refakat hizmeti veren başka havayoluna bakılır.',
          '12–15: tek başına uçabilir, ama kimse kapıda elinden tutmaz. Hazır mı, siz karar verirsiniz.',
          '16 yaşını geçen: küçük kardeşine eşlik edebilir; yaşını gösteren belge yanında olsun.',
        ],
      ],
    },
    {
      title: '12 yaşını geçen çocuk tek uçarsa',
      body: [
        'Havayolu çocuğu yetişkin yolcu gibi görür. Pasaport kuyruğunda, kapı değişikliğinde ya da gecikmede kendi başınadır. Türkçe ve İngilizce iki satırlık bir not, şarjı dolu telefon, karşılayanın numarası ve konaklanacak adres çantasında bulunsun. Şarika’da aktarmalı bir yolculuk yerine aktarmasız uçuş seçin.',
      ],
    },
    {
      title: 'Başka havayoluna geçerken',
      body: [
        'Refakat hizmetinin yaşı, ücreti ve aktarma kuralı havayoluna göre değişir. Emirates’te 5–11 yaş için hizmet yetişkin tarifesine dahildir; bu örnek size bir ölçü verir, ama Dubai’ye iner, Şarika’ya değil. Karşılayanın hangi havalimanına geleceğini baştan belirleyin.',
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
      answer: 'Götüremez. 12 yaşından küçük çocuğun yanındaki kişi 16 yaşından büyük olmalıdır.',
    },
    {
      question: 'Ülke çıkışında izin belgesi istenir mi?',
      answer:
        'İstenebilir; bu havayolunun değil, sınır makamının kuralıdır. Noter muvafakatını ve gerekiyorsa çevirisini hazırlayın.',
    },
  ],
  warning:
    '12 yaşından küçük çocuğa tek kişilik bilet almayın. Kontuarda geri çevrilirse biletin parasını geri alamayabilirsiniz.',
};
