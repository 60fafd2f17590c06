import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'THY kabine kedi, köpek ve küçük ötücü kuş alır: kafesle 8 kg, en çok 23\u00a0×\u00a030\u00a0×\u00a040 cm, cam kenarında. Onay nasıl alınır, ambara ne gider?',
  answers: ['petKinds', 'petSize'],
  own: [
    'Hayvanı kafesin içindeyken tartın, kafesin üç kenarını ölçün.',
    'Bileti almadan önce THY’ye yazın, o uçuşta yer olup olmadığını sorun.',
    'Gidişi ve dönüşü ayrı ayrı sorun; biri dolu olabilir.',
    'Onay gelince bileti alın, cam kenarını seçin.',
    'Varış ülkesinin belgelerini veterinerinizle tamamlayın.',
  ],
  call: 'Hayvan kabine sığmıyor.',
  lead: 'Türk Hava Yolları kabine kedi, köpek ve küçük ötücü kuş (muhabbet kuşu, kanarya) alır. Kafes yol boyunca önünüzdeki koltuğun altında durur; her uçuşta yer sınırlıdır.',
  facts: [
    { label: 'Koltuğunuz', value: 'Cam kenarı', note: 'Acil çıkış ve beşik sırası verilmez', fact: 'petSeat' },
    { label: 'Hayvan ve bagaj hakkı', value: 'Haktan düşülmez, ayrıca ücretli', fact: 'petSeat' },
    { label: 'İki hayvan, tek kafes', value: 'Olabilir', note: 'Aynı türden, alışık, toplam 8 kg', fact: 'petTwo' },
    { label: 'Basık burunlu ırk', value: 'Kabinde kabul edilir', note: 'Ağırlık ve kafes uygunsa', fact: 'petFlat' },
    { label: 'Papağan ve güvercin', value: 'Ambarda', fact: 'petHold' },
  ],
  sections: [
    {
      topic: 'Büyük köpek',
      title: 'Kabine sığmıyorsa',
      body: [
        'Ağır kedi ya da köpek için ambarı (AVIH), koruma altındaki türlerin (CITES listesi) taşınıp taşınmadığını THY’ye sorun; yanıt uçağa, sıcağa ve ırka göre değişebilir.',
      ],
    },
    {
      topic: 'Aktarma',
      title: 'Aktarmanız varsa',
      body: ['İkinci uçuşu başka havayolu yapıyorsa THY’nin onayı onu kapsamayabilir; ondan da yazılı onay isteyin.'],
    },
  ],
  questions: [
    {
      topic: 'Sonradan kayıt',
      question: 'Biletten sonra kedi ekletebilir miyim?',
      answer: 'Uçakta yer kaldıysa evet. Yer dolmuş olabileceği için bileti almadan sormak daha güvenlidir.',
    },
    {
      topic: 'Fazla kilo',
      question: 'Köpeğim sınırı biraz aşıyor, olur mu?',
      answer: 'Kontuarda tartılır; aşarsa kabine alınmayabilir. Daha hafif bir kafes deneyin, yetmezse ambarı sorun.',
    },
    {
      topic: 'Ücret, aşı',
      question: 'Ne öderim, hangi belge istenir?',
      answer:
        'Hayvan ayrıca ücretlidir, bagaj hakkından sayılmaz; tutarı onay alırken sorun. Aşı ve çip koşulunu varış ülkesinden öğrenin.',
    },
  ],
  warning: 'Tarihi değiştirirseniz yeniden onay alın; önceki onay yeni uçuşu kapsamayabilir.',
};
