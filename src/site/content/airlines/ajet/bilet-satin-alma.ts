import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'AJet’in BASIC, ECOJET, FLEX ve PREMIUM paketleri: dış hat BASIC’te genellikle yalnızca koltuk altı çantası var. VF ve TK numaralı bilet aynı bilet mi?',
  answers: ['fareChoice', 'fares'],
  own: [
    'Uçuş numarasına bakın: VF AJet’in, TK THY’nin uçuş kodudur.',
    'Dış hatta BASIC’in çanta ölçüsünü çantanızla karşılaştırın.',
    'BASIC artı bavulun toplamını ECOJET’in fiyatıyla karşılaştırın.',
    'Gelen e-postada paketi ve bagaj satırını okuyun.',
  ],
  call: 'VF ile TK uçuşları aynı aramada karışıyor.',
  lead: 'AJet’te iki şeye bakın: BASIC’in küçük çantası ve bileti kimin sattığı. Sonraki işlemleri de bileti satan şirket yapar.',
  facts: [
    { label: 'Dış hat BASIC', value: 'Tek eşya, 4 kg', note: '40\u00a0×\u00a030\u00a0×\u00a015 cm', fact: 'cabinBag' },
    { label: 'Üst paketlerde kabin', value: '8 kg', note: '55\u00a0×\u00a040\u00a0×\u00a023 cm', fact: 'cabinBag' },
    { label: 'BASIC’te kayıtlı bagaj', value: 'Yok', fact: 'checked' },
    { label: 'BASIC ve ECOJET’te koltuk', value: 'Seçmek ücretli', fact: 'seat' },
  ],
  sections: [
    {
      title: 'Dört paketten hangisi?',
      body: [
        [
          'BASIC: tek küçük çanta, kesin tarih.',
          'ECOJET: bavul var, tarih kesin; koltuk genellikle yine ücretlidir.',
          'FLEX: tarih değişebilir; koşulu almadan önce okuyun.',
          'PREMIUM: en üst paket; bildiğimiz kadarıyla ayrı kabin değildir.',
        ],
      ],
    },
    {
      topic: 'TK uçuşu',
      title: 'VF ve TK',
      body: [
        'AJet’in uçağı THY numarasıyla da satılabilir. TK numaralı bilette koşulu genellikle bileti kesen belirler; bagajı biletteki satırdan okuyun. Havalimanında uçuşu yapan AJet’in kontuarına gidin. Kalkış Sabiha Gökçen’den (SAW) olabilir, yol süresini hesaplayın.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Mil',
      question: 'AJet biletinde mil kazanılır mı?',
      answer: 'Güncel kuralı bulamadık. AJet Club ya da Miles and Smiles için AJet’e sorun, mile göre paket seçmeyin.',
    },
    {
      topic: 'Kabin bavulu',
      question: 'İç hat BASIC’le kabin bavulu alınır mı?',
      answer: 'Habere göre Aralık 2025 kuralı dış hat içindir. İç hatta biletinizin bagaj satırına bakın.',
    },
    {
      topic: 'Bilet numarası',
      question: 'Numaram 235 ile başlıyor, THY bileti mi?',
      answer: 'Olabilir: 235 genellikle THY’nindir, AJet’in numarasını bulamadık. Kart ekstrenizde parayı alana yazın.',
    },
    {
      topic: 'Kart, taksit',
      question: 'Başkasının kartıyla, taksitle alınır mı?',
      answer:
        'AJet’in kuralını bulamadık; ödeme sayfası hangi taksitin çıktığını gösterir. Kart reddedilirse bankanıza sorun.',
    },
  ],
  warning: 'Fiyatı THY’de, uçuşu AJet’te görüyorsanız ödemeden önce bileti kimin keseceğini okuyun.',
};
