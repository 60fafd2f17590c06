import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'AJet’te evcil hayvan: habere göre 1 Eylül 2025’ten beri yalnızca kabin. 8 kg, 23\u00a0×\u00a030\u00a0×\u00a040 cm kafes, bildirim süresi ve büyük köpek için yollar.',
  answers: ['pet', 'petHold'],
  own: [
    'Hayvanı kafesin içinde tartın, kafesi ölçün; sınır ikisinin toplam ağırlığıdır.',
    'Bileti almadan o uçuşta yer olup olmadığını AJet’e sorun.',
    'Bildirimi bilet alırken yapın, cam kenarını seçin.',
    'Dönüş ve aktarma uçuşlarını ayrıca bildirin.',
  ],
  call: 'Köpeğiniz büyük ve başka bir yol arıyorsunuz.',
  lead: 'Habere göre AJet’te ambar yolu kapandı: kabine sığmayan hayvan uçamaz. Önceki yıllarda ambarda giden köpeğiniz için başka bir yol bulmanız gerekir.',
  facts: [
    { label: 'Kafes', value: '23\u00a0×\u00a030\u00a0×\u00a040 cm', fact: 'pet' },
    { label: 'Koltuk', value: 'Yalnızca cam kenarı', fact: 'pet' },
    { label: 'Bildirim', value: 'En geç 6 saat önce', note: 'Daha erken yapın', fact: 'petNotice' },
    { label: 'Rehber köpek', value: '48 saat önce', note: 'Eğitim belgesini taşıyın', fact: 'petNotice' },
    { label: 'Aktarma', value: 'Her uçuş ayrı ücretli', fact: 'petNotice' },
  ],
  sections: [
    {
      topic: 'Büyük köpek',
      title: 'Köpek büyükse',
      body: [
        [
          'Aynı hatta ambarda hayvan taşıyan havayolu arayıp kafes koşulunu sorun.',
          'Yurt içinde araç, tren ya da otobüs kurallarına bakın.',
          'Siz uçun, bir yakınınız köpeği araçla getirsin.',
          'Kısa gezide bakıcı, iki uçuştan daha rahat olabilir.',
        ],
      ],
    },
    {
      topic: 'Kafes, aktarma',
      title: 'Onay ve aktarma',
      body: [
        'Kaç hayvan alınacağı uçağa göre değişir; yer yoksa yakın saatteki seferi sorun. Kafes önünüzdeki koltuğun altında durur, hayvan içinde dönüp yatabilmelidir. İkinci uçuşu THY yapıyorsa onayı THY’den ayrıca isteyin.',
      ],
    },
  ],
  questions: [
    {
      question: 'Golden cinsi köpeğimi alır mı?',
      answer: 'Genellikle hayır: kafesle 8 kg’ı aşar, habere göre ambarda da taşınmıyor.',
    },
    {
      topic: 'Kuş',
      question: 'Kanarya kabinde uçar mı?',
      answer: 'Küçük ötücü kuş genellikle alınır. Kafes ölçüsü ve toplam ağırlık onun için de geçerlidir.',
    },
    {
      topic: 'Ücret, aşı',
      question: 'Kedim için ne ödeyeceğim, aşı belgesi gerekir mi?',
      answer:
        'Tutarı bulamadık; aktarmada genellikle her uçuş ayrı ücretlidir. AJet’e bedeli, varış ülkesine aşı ve çip koşulunu sorun.',
    },
  ],
  warning: 'AJet’in ambarda köpek taşıdığını yazan sayfalar genellikle 1 Eylül 2025’ten öncedir.',
};
