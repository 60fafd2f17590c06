import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'AZAL’da üst kabine genellikle teklifle geçilir: teklif en geç 14, sonuç en geç 12 saat kala. Kabul edilen ödeme genellikle iade edilmez.',
  answers: ['upgrade', 'upgradePay'],
  own: [
    'Aynı uçuşta üst kabin biletinin fiyatına bakın.',
    'azal.az’da AZAL Upgrade ekranını PNR ve soyadıyla açın.',
    'Planınız kesinse teklifi verin; hayvan ya da grup varsa farkı AZAL’a, acente biletinde acenteye yazıp sorun.',
  ],
  call: 'AZAL’a yazdınız, hayvanlı ya da kalabalık kayıt için yanıt gelmedi.',
  lead: 'AZAL’da (Azerbaycan Hava Yolları) üst kabin için bir tutar önerirsiniz. Kabul edilirse genellikle geri dönüş yoktur, edilmezse para alınmaz.',
  facts: [
    { label: 'Son teklif', value: 'Kalkışa 14 saat kala', fact: 'upgrade' },
    { label: 'Sonuç', value: 'En geç 12 saat kala', fact: 'upgrade' },
    { label: 'Kapsam', value: 'Rezervasyondaki herkes', fact: 'upgradeScope' },
    { label: 'Teklif veren', value: '18 yaşından büyük', fact: 'upgradeScope' },
    { label: 'Evcil hayvanlı yolcu ve grup', value: 'Yararlanamaz', fact: 'upgradeScope' },
  ],
  sections: [
    {
      topic: 'Hangi kabin',
      title: 'Premium Economy mi, Business mı?',
      body: [
        [
          'Bir ara kabin yetiyorsa Premium Economy; iki kabin bagajı vardır.',
          'Business’ta kabul, boş koltuk sayısına bağlı olabilir.',
          'Bagaj için istiyorsanız önce AZAL’a sorun; üst kabinin hakkını varsaymayın.',
          'Kabin sizin için şartsa teklif beklemeyin, o kabinde bilet alın.',
        ],
      ],
    },
    {
      topic: 'Fark ödemek',
      title: 'AZAL Miles ve fark ödemek',
      body: [
        'Mille yükseltmenin bugünkü koşulunu bulamadık; hesabınıza bakın ya da AZAL’a sorun. Teklif vermeden fark ödeyerek geçmek bilet değişikliği sayılabilir; bunu biletin alındığı yere sorun. Dört kişiden yalnızca biri yükseltme istiyorsa önce kaydı ayırmanın sonucunu sorun.',
      ],
    },
  ],
  questions: [
    {
      question: 'Sabah uçuyorum, son teklif ne zaman?',
      answer: 'Genellikle kalkıştan 14 saat geriye sayın: sabah sekizdeki uçuşta önceki akşam altıdır.',
    },
    {
      topic: 'İptalde ödeme',
      question: 'Uçuş iptal olursa teklif param ne olur?',
      answer: 'Uçuşu AZAL iptal ettiyse başvurunuza bu kalemi de yazın. Siz vazgeçerseniz genellikle geri verilmez.',
    },
  ],
  warning: 'Kişi başı sandığınız tutar kartınızdan herkes için çekilebilir; toplamı okuyun.',
};
