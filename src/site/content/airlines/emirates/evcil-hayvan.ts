import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'Emirates’te evcil hayvan: kabin kapalı, rehber köpek ve belirli Pakistan hatlarında şahin istisna; bagaj ve kargo yolu nasıl ayrılır?',
  answers: ['petCabin', 'pet'],
  own: [
    'Varış ülkesi hayvanı kayıtlı bagaj olarak kabul ediyor mu, önce onu öğrenin.',
    'Yolculuğun toplam süresini hesaplayın; uzunsa kargo gerekir.',
  ],
  call: 'Yolculuk Dubai’de bitiyor ya da çok uzun sürüyor.',
  lead: 'Emirates kabinine evcil hayvan alınmaz. İki istisna var: rehber köpek ve belirli Dubai–Pakistan hatlarında şahin. Sıradan bir ev hayvanı, kalkış ve varış ülkesinin kuralı izin veriyorsa kayıtlı bagaj olarak ve fazla bagaj ücretiyle taşınabilir. Yolculuk Dubai’de bitiyorsa hesap değişir; orada genellikle kargo gerekir.',
  facts: [
    { label: 'Kabin', value: 'Kapalı', note: 'Rehber köpek ve şahin dışında', fact: 'petCabin' },
    { label: 'Şahin', value: 'Belirli Dubai–Pakistan hatları', fact: 'petCabin' },
    { label: 'Kayıtlı bagaj', value: 'Ülke kuralı izin verirse', note: 'Fazla bagaj ücretiyle', fact: 'pet' },
    { label: 'Dubai’de biten yolculuk', value: 'Kargo', fact: 'petCargo' },
    { label: 'Uzun yolculuk', value: 'Kargo', note: 'Toplam süre ve kafes ölçüsü sınırlıdır', fact: 'petCargo' },
  ],
  steps: [
    {
      title: 'Son durak neresi?',
      body: [
        'Dubai’de mi iniyor, devam mı ediyor? Yanıt, bagaj ile kargo arasındaki ayrımı çoğu zaman tek başına çözer.',
      ],
    },
    {
      title: 'Toplam süre ve kafes',
      body: [
        'İlk kalkıştan son inişe kadar geçen süreyi ve kafesin üç kenarını toplarız. Sınırı aşan yolculukta genellikle kargo gerekir.',
      ],
    },
    {
      title: 'Ülke kuralı',
      body: [
        'Varış ülkesinin ithal izni, aşı ve karantina şartını veteriner makamından sormanız gerekir. Hangi soruları soracağınızı yazarız.',
      ],
    },
    {
      title: 'Onay ve kayıt',
      body: [
        'Havayolu yeri onaylarsa rezervasyona işlenir. Kargo gerekiyorsa hayvan taşıyan bir kargo acentesiyle görüşmeniz için dosyanızı hazırlarız.',
      ],
    },
  ],
  sections: [
    {
      title: 'Bagaj, kargo ya da başka plan',
      body: [
        [
          'Dubai’den devam ediyor, toplam yolculuk kısa, kafes küçük: kayıtlı bagaj mümkün olabilir.',
          'Dubai’ye yerleşiyorsunuz: kargo planlayın ve Birleşik Arap Emirlikleri ithal iznine erkenden başvurun.',
          'Yolculuğun toplamı 17 saati ya da kafesin kenar toplamı 300 cm’yi aşıyor: genellikle kargo.',
          'Hayvan yaşlı, hasta ya da çok genç: veterineriniz uçuşa uygun görmeden tarih seçmeyin.',
          'Kabin şart diyorsanız: başka bir havayoluna bakmak gerekir, Emirates’te bu seçenek yok.',
        ],
      ],
    },
    {
      title: 'Rehber köpekle yolculuk',
      body: [
        'Rehber köpek kabinde kabul edilir, ama kendiliğinden değil. Eğitim belgesi, aşı kaydı ve varış ülkesinin izni önceden gönderilir, havayolu onaylar. Duygusal destek hayvanı için ayrıca sorun; rehber köpek kuralı ona uygulanmayabilir. Koltuğu da köpeğin sığacağı yere göre seçmek gerekir, onu aynı talepte isteriz.',
      ],
    },
    {
      title: 'Fazla bagaj ücreti nasıl işler?',
      body: [
        'Hayvan ve kafesi, biletinizdeki bagaj hakkından düşülmez; ayrı bir kalem olarak ücretlendirilir. Tutar rotaya ve ağırlığa göre değişir, bu yüzden kafesi evde tartın ve tutarı Emirates’e sorun. Ödemenin ne zaman alınacağını ve talep reddedilirse geri dönüp dönmeyeceğini yazılı isteyin.',
      ],
    },
  ],
  haveReady: [
    { label: 'Son varış', hint: 'Dubai mi, Dubai’den sonra bir şehir mi?' },
    { label: 'Kafesli ağırlık', hint: 'Boş kafesin ağırlığını da ayrıca not edin' },
    { label: 'Aşı kaydı ve çip', hint: 'Tarihler ve çip numarası' },
    { label: 'Uçuş saatleri', hint: 'Toplam süreyi hesaplamak için bütün uçuşlar' },
  ],
  questions: [
    {
      question: 'Küçük köpeğimi kucağımda taşıyabilir miyim?',
      answer: 'Hayır. Emirates’te kabin yalnızca rehber köpeğe ve belirli hatlarda şahine açıktır.',
    },
    {
      question: 'Dubai’ye taşınıyorum, kedim benimle aynı uçakta gidemez mi?',
      answer:
        'Aynı uçakta kargo olarak gidebilir, ama işlem yolcu bagajından ayrı yürür. İzin süreci uzun olduğundan önce kediyi, sonra biletinizi planlayın.',
    },
    {
      question: 'Şahinle İstanbul’dan uçabilir miyim?',
      answer:
        'Kabin istisnası belirli Dubai–Pakistan hatları için. Diğer hatlarda Emirates’ten ayrı onay gerekir, olumsuz yanıta hazırlıklı olun.',
    },
  ],
  warning: 'Dubai son durağınızsa bagaj onayına güvenmeyin; genellikle kargo gerekir ve izinler haftalar sürebilir.',
};
