import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'Evcil hayvan flydubai kabinine genellikle alınmaz, yalnızca ambarda uçar. Önce onay, sonra bilet: belge, ırk ve izin listesi.',
  answers: ['pet', 'petFlat'],
  own: [
    'flydubai.com’un iletişim bölümünden tür, ırk, kilo, kafes ölçüsü ve rotayı yazın.',
    'Şunları sorun: bagaj mı sayılır, kargo mu, nereden teslim edilir, kim teslim alır?',
    'Varış ülkesinin çip, aşı ve giriş iznini alın.',
    'Yazılı onay gelince kendi biletinizi alın, hayvanı kafese alıştırın.',
  ],
  call: 'Irkın kabul edilip edilmediğinden emin değilsiniz.',
  lead: 'Bildiklerimiz 2023’te flydubai için çıkan bir haberden; güncel kuralı bilet almadan havayoluna sorun.',
  facts: [
    { label: 'Kabin', value: 'Alınmaz', fact: 'pet' },
    { label: 'Taşıma yeri', value: 'Ambar', fact: 'pet' },
    { label: 'Basık burunlu ırklar', value: 'Kabul edilmez', fact: 'petFlat' },
    { label: 'Kemirgen, gebe, hasta hayvan', value: 'Kabul edilmez', fact: 'petFlat' },
  ],
  sections: [
    {
      topic: 'Aşı, kafes',
      title: 'Onaydan önce',
      body: [
        [
          'Veterinerden uçuşa uygunluk görüşü alın.',
          'Kuduz aşısı tarihini ve ülkenin bekleme süresini öğrenin.',
          'Kafesi hayvan ayaktayken ölçün.',
          'Sizden ayrı varırsa onu kimin karşılayacağını belirleyin.',
        ],
      ],
    },
    {
      topic: 'Kabin',
      title: 'Kabin istiyorsanız',
      body: [
        'Burada genellikle olmaz, Emirates ile ortak uçuş da çözmez: o da kabine genellikle evcil hayvan almaz. [On havayolunun tablosunda](/hizmetler/evcil-hayvan) kabine alanları görün; Dubai yerine başka bir aktarma gerekebilir.',
      ],
    },
  ],
  haveReady: [
    { label: 'Sağlık ve uygunluk raporu', hint: 'Veterinerden, yeni tarihli' },
    { label: 'Giriş izni', hint: 'Varış ülkesinin makamından' },
    { label: 'Havayolunun onayı', hint: 'Yazılı, teslim yeri belirtilmiş' },
  ],
  questions: [
    {
      topic: 'Basık burunlu',
      question: 'İran kedim uçabilir mi?',
      answer:
        'Basık burunlu ırklar genellikle kabul edilmiyor. Irkı yazarak sorun, yanıt gelmeden hazırlığa başlamayın.',
    },
    {
      topic: 'Ücret',
      question: 'Ne kadar öderim, kime sorarım?',
      answer: 'Tutarı bulamadık. Kafes ölçüsünü ve toplam kiloyu flydubai’ye yazıp sorun, bileti sonra alın.',
    },
  ],
  warning: 'Kendi biletinizi önce almayın; onay çıkmazsa siz uçarsınız, hayvanınız kalır.',
};
