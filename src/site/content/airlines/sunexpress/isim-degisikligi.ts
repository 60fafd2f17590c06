import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'SunExpress biletinde bitişik yazılmış iki ad genellikle hata değildir. Gerçek yazım hatasında hangi belge hazırlanır, kime sorulur?',
  answers: ['name', 'nameJoined'],
  own: [
    'Önce hata olup olmadığına bakın; aşağıda yazım kuralıyla hatayı ayırdık.',
    'Farkı kimlikle harf harf karşılaştırın.',
    'Paket bileti için operatöre, SunExpress’ten aldığınız için SunExpress’e yazın.',
    'Yanıtı yazılı isteyin, gelmeden yeni bilet almayın.',
  ],
  call: 'Hata mı, yazım kuralı mı, ayıramadınız.',
  lead: 'SunExpress’te birçok “hata” aslında yazım kuralıdır. Önce buna bakın, sonra başvurun.',
  facts: [
    { label: 'Düzeltme kuralı', value: 'Bileti aldığınız yere sorun', fact: 'name' },
    {
      label: 'Adın yazımı',
      value: 'Türkçe harf yok, iki ad bitişik',
      note: 'GULSAH, AYSENUR gibi',
      fact: 'nameJoined',
    },
    { label: 'Paket bileti', value: 'Operatöre bildirilir' },
  ],
  sections: [
    {
      topic: 'Ters ad',
      title: 'Hata mı, yazım kuralı mı?',
      body: [
        [
          'Genellikle hata değil: GÜLŞAH yerine GULSAH, bitişik iki ad, sondaki MR ya da MRS.',
          'Bileti aldığınız yere sorulur: eksik ya da fazla harf, ad ile soyadının yer değiştirmesi, eski soyadı.',
          'Devir: başka birinin uçması; kuralını bulamadık, sorun.',
        ],
      ],
    },
    {
      topic: 'Tatil paketi',
      title: 'Tatil paketinde ad',
      body: [
        'Adınız uçak biletinden başka otel ve transfer listesinde de yazar. Operatörden üçünü birlikte düzeltmesini, SunExpress kaydını da size göstermesini isteyin. Soyadınız yeni değiştiyse bunu paketi alırken söyleyin; son günlerde bildirilen ad için zaman yetmeyebilir. Mesaja 564’lü bilet numaranızı da ekleyin.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Yeni pasaport',
      question: 'Pasaportumu yeniledim, bilette eski numara var.',
      answer:
        'Bunun kuralını bulamadık. Numarayı check-in ekranında yenileyin; ekran almıyorsa satıcıya bildirin, kontuarda gösterin.',
    },
    {
      topic: 'İkinci ad',
      question: 'Pasaportumda ikinci ad var, bilette yok. Uçar mıyım?',
      answer: 'Ülkeye ve kontuara göre değişir. Uçuştan önce SunExpress’ten yazılı yanıt alın.',
    },
  ],
  warning: 'Adınız bitişik yazılmış diye bileti iptal etmeyin; kesintiyi boşuna ödeyebilirsiniz.',
};
