import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'Emirates’te evcil hayvan: kabin genellikle kapalı, rehber köpek ve belirli Pakistan hatlarında şahin istisna; ambar ve kargo yolu nasıl ayrılır?',
  answers: ['petCabin', 'pet', 'petCargo'],
  own: [
    'İki ülkenin veteriner makamına giriş iznini sorun.',
    'İlk kalkıştan son inişe kadar geçen süreyi ve kafesin üç kenarının toplamını bulun.',
    'emirates.com’un iletişim bölümünden bu bilgilerle onay isteyin; bileti onaydan sonra alın.',
    'Ret hâlinde ücretin geri verilip verilmeyeceğini sorun.',
  ],
  call: 'Yolculuk Dubai’de bitiyor ya da çok uzun sürüyor.',
  lead: 'Emirates’te evcil hayvanınız ancak iki ülkenin kuralı izin verirse ambarda, kayıtlı bagaj olarak gider.',
  facts: [
    { label: 'Kabin', value: 'Alınmaz', note: 'Rehber köpek dışında', fact: 'petCabin' },
    { label: 'Şahin', value: 'Belirli Dubai–Pakistan hatları', fact: 'petCabin' },
    { label: 'Kayıtlı bagaj', value: 'Ülkeler izin verirse', note: 'Fazla bagaj ücretiyle', fact: 'pet' },
    { label: 'Dubai’de biten yolculuk', value: 'Kargo', fact: 'petCargo' },
    {
      label: '17 saati aşan yolculuk, 300 cm’yi aşan kafes',
      value: 'Kargo',
      note: 'Kafeste üç kenarın toplamı',
      fact: 'petCargo',
    },
  ],
  sections: [
    {
      topic: 'Kargo',
      title: 'Hangi yol sizin?',
      body: [
        [
          'Dubai’den devam ediyorsanız, yolculuk kısaysa ve kafes küçükse kayıtlı bagaj olabilir.',
          'Dubai’ye taşınıyorsanız kargoyu planlayın, ithal iznine erken başvurun.',
          'Hayvan yaşlı, hasta ya da çok gençse veteriner görmeden tarih seçmeyin.',
        ],
      ],
    },
    {
      topic: 'Rehber köpek',
      title: 'Rehber köpek',
      body: [
        'Kabinde genellikle kabul edilir, ama kendiliğinden değil: eğitim belgesini, aşı kaydını ve ülkenin iznini önceden gönderip onay alın. Duygusal destek hayvanı için ayrıca sorun.',
      ],
    },
  ],
  haveReady: [
    { label: 'Aşı kaydı ve çip', hint: 'Tarihler, çip numarası' },
    { label: 'Ülke izinleri', hint: 'Kalkış ve varış makamından' },
    { label: 'Kafes ölçüsü', hint: 'Üç kenar ve hayvanla birlikte ağırlık' },
  ],
  questions: [
    {
      topic: 'Belgeler',
      question: 'Emirates hangi belgeleri ister?',
      answer:
        'Listesini bulamadık; onay isterken sorun. Aşı, çip, sağlık belgesi ve giriş iznini varış ülkesinin, çıkış belgesini Türkiye’nin veteriner makamından öğrenin.',
    },
    {
      topic: 'Taşınma',
      question: 'Dubai’ye taşınıyorum, kedim aynı uçakta olur mu?',
      answer:
        'Kargo da aynı uçağa denk gelebilir; işlemi yolcu bagajından ayrı yürür. Önce kediyi, sonra kendi biletinizi planlayın.',
    },
    {
      topic: 'Ücret',
      question: 'Hayvan bagajda gitse ne öderim?',
      answer:
        'Genellikle fazla bagaj ücreti alınır. Tutarını bulamadık; Emirates’ten yazılı fiyat alın, kargonunki ayrıdır.',
    },
  ],
  warning: 'Dubai son durağınızsa bagaj onayına güvenmeyin; genellikle kargo gerekir ve izinler haftalar sürebilir.',
};
