import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'Air Arabia refakatsiz çocuk hizmeti vermez: 12 yaşını dolduran tek uçabilir, küçüğü 16 yaşını doldurmuş biriyle. Seçenekleriniz.',
  answers: ['child'],
  own: [
    'Çocuğun gidiş ve dönüş günü kaç yaşında olacağını hesaplayın.',
    '12 yaşını doldurmadıysa 16 yaşını doldurmuş bir yolcuyla aynı rezervasyona yazdırın.',
    'Doldurduysa aktarmasız uçuş seçin, karşılayanın numarasını çantasına koyun.',
    'Görevli eşliği istiyorsanız hizmeti veren başka bir havayoluna bakın.',
  ],
  call: 'Refakat hizmeti veren başka bir havayolu arıyorsunuz.',
  ways: {
    cost: 'Refakat için ödeme yoktur, çünkü hizmet satılmaz; herkes kendi biletini öder.',
    lastStep: 'İki yolcunun adını ve doğum tarihini bilet kesilmeden bir kez daha okuyun.',
    ours: 'Bileti biz kesersek ikisini aynı rezervasyona yazarız; hizmeti olan uçuşları da sıralarız.',
  },
  lead: 'Air Arabia’da çocuğu görevliye teslim edemezsiniz, bu hizmet ücretle de alınamaz. Tek uçan çocuk, kuyrukta ve gecikmede kendi başınadır.',
  facts: [
    { label: 'Refakat hizmeti', value: 'Yok', fact: 'child' },
    { label: 'Tek uçabilen', value: '12 yaşını dolduran', note: 'Görevli eşlik etmez', fact: 'child' },
    { label: 'Küçüğün yanındaki kişi', value: '16 yaşını doldurmuş', fact: 'child' },
    { label: 'Kontuar', value: '60 dakika kala kapanır', fact: 'counter' },
  ],
  cardGroups: [
    {
      title: 'Hizmet yok, ne mümkün?',
      cards: [
        { title: 'Tek başına', text: 'Yaşı yeten çocuk kendi biletiyle, yetişkin yolcu gibi uçar.' },
        { title: 'Büyük kardeşle', text: 'Yaşı yeten kardeş ya da tanıdık, küçükle aynı rezervasyona yazılır.' },
        { title: 'Bir yetişkin katılırsa', text: 'Anne, baba ya da bir yakın yalnızca bu uçuş için bilet alır.' },
        {
          title: 'Başka havayolu',
          text: 'Hizmeti olan havayolunda yaşı, aktarmayı ve varış havalimanını karşılaştırın.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Tek uçan çocuğun çantasında ne olsun?',
      body: [
        [
          'Türkçe ve İngilizce iki satırlık not',
          'Şarjı dolu telefon, karşılayanın numarası',
          'Kalacağı adres; varış yeri Dubai değil, Şarika',
          'Pasaportu ve gerekiyorsa muvafakat (anne babanın yazılı izni)',
        ],
      ],
    },
    {
      topic: 'Başka havayolu',
      title: 'Başka havayoluna geçerken',
      body: ['Örneğin Emirates’te 5–11 yaşta hizmet yetişkin ücretine dahildir, ama Emirates Dubai’ye iner.'],
    },
  ],
  haveReady: [
    { label: 'Yaş belgesi', hint: 'Çocuğun ve birlikte uçan gencin pasaportu' },
    { label: 'Muvafakat', hint: 'Sınır makamı isteyebilir, noter onaylısını ve çevirisini de' },
  ],
  questions: [
    {
      topic: 'Büyük kardeş',
      question: '15 yaşındaki kızım kardeşini götürebilir mi?',
      answer: 'Götüremez; küçüğün yanındaki kişi 16 yaşını doldurmuş olmalı.',
    },
    {
      topic: 'Muvafakat',
      question: 'Ülke çıkışında muvafakat istenir mi?',
      answer: 'İstenebilir; bu sınır makamının kuralıdır, havayolu değiştiremez. Konsolosluğa sorun.',
    },
  ],
  warning: 'Yaşı yetmeyen çocuğa tek kişilik bilet almayın; kontuarda geri çevrilirse parası dönmeyebilir.',
};
