import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'AJet’te genellikle üst kabin yok, paket yükseltme var. BASIC’ten ECOJET’e, FLEX’e ya da PREMIUM’a geçmek mi, yalnızca bavul eklemek mi daha hesaplı?',
  answers: ['upgrade'],
  own: [
    'Neyin eksik olduğunu belirleyin: bavul, koltuk, kilo ya da değişiklik hakkı.',
    'Rezervasyonunuzu ajet.com’da PNR ve soyadıyla bulun.',
    'Yalnızca eksiği eklemenin ve üst paketin toplamını karşılaştırın.',
    'Üst paketin içeriğini uçuşunuz için okuyun.',
    'Check-in’den önce, evdeyken alın.',
  ],
  call: 'Paket yükseltme ekranda çıkmıyor.',
  lead: 'AJet’te genellikle kabin değil, paket yükseltilir. BASIC’te tek eksiğiniz bavulsa önce ek ödemeye bakın; paketi yükseltmek ikinci seçenektir.',
  facts: [
    { label: 'Kabin yükseltme', value: 'Yok', fact: 'upgrade' },
    { label: 'BASIC’e kabin bavulu', value: 'Ek ödeme ya da üst paket', fact: 'upgrade' },
    { label: 'ECOJET’te koltuk', value: 'Seçmek yine ücretli', fact: 'seat' },
    { label: 'Değişiklik hakkı', value: 'BASIC’ten PREMIUM’a genişler', fact: 'change' },
  ],
  sections: [
    {
      topic: 'Hangi paket',
      title: 'BASIC’ten nereye?',
      body: [
        [
          'Yalnızca kabin bavulu: ek ödeme ile ECOJET’i karşılaştırın.',
          'Kabin bavulu ve büyük bavul: ECOJET çoğu yolcuya yeter.',
          'Tarih değişebilir: FLEX; değişikliğin son saatini almadan önce sorun.',
          'Koltuk da istiyorsunuz: PREMIUM’un kapsamını okuyun.',
        ],
      ],
    },
    {
      title: 'Puan ve mil',
      body: [
        'AJet Club’la paket yükseltilip yükseltilemediğini bulamadık; AJet’ten yazılı yanıt isteyin. THY’nin Business yükseltmesi yalnızca THY’nin yaptığı uçuşta geçerlidir, AJet uçağında kullanılmaz.',
      ],
    },
  ],
  questions: [
    {
      topic: 'THY bileti',
      question: 'THY’den aldığım AJet uçuşu Business olur mu?',
      answer: 'Genellikle hayır, AJet uçağında Business kabin yoktur.',
    },
    {
      topic: 'Havalimanında',
      question: 'Paketi havalimanında yükseltsem?',
      answer: 'Kapanmadıysa isteyin; bagaj orada genellikle daha pahalıdır.',
    },
  ],
  warning: 'BASIC’i kabin bavuluyla gösteren tabloya göre seçmeyin; dış hat kuralı Aralık 2025’te değişti.',
};
