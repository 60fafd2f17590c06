import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'THY biletinde isim düzeltme ile isim değiştirme ayrı işlerdir. Harf hatası, ad ve soyadı sırası, yanlış kişi: her biri için izlenecek yol.',
  answers: ['nameTransfer', 'nameWrong'],
  own: [
    'THY’nin sitesinden yeni aldıysanız 24 saatlik iade koşuluna bakın; uyuyorsa iade edip yeniden alın.',
    'Yoksa bileti kesenden düzeltme isteyin; yanıt gelmeden check-in yapmayın.',
  ],
  call: 'Bileti kimin kestiğini bulamıyorsunuz.',
  lead: 'Türk Hava Yolları aynı kişinin yazım hatasına düzeltme, başka kişinin uçmasına devir olarak bakar. THY devri genellikle kabul etmez.',
  facts: [
    { label: 'Başkasına devir', value: 'Yok', fact: 'nameTransfer' },
    {
      label: 'Yazım hatası',
      value: 'Bileti kesen şirketten istenir',
      note: 'Yolcu aynı kişi olmalı',
      fact: 'nameTransfer',
    },
    {
      label: 'Ad ile soyadı ters',
      value: 'Siteden bir kez istenebilir',
      note: 'Tek yolculu kayıtta',
      fact: 'nameOrder',
    },
    { label: 'Kaç harf düzeltilir', value: 'THY’ye sorun', fact: 'nameLetters' },
    { label: 'İstenen belge', value: 'Kimlik ya da pasaport' },
  ],
  sections: [
    {
      topic: 'Ters, ikinci ad',
      title: 'Hatanız hangisi?',
      body: [
        [
          'Ç, Ş, Ğ bilette C, S, G olmuş: hata değildir, pasaportun alt satırına bakın.',
          'Ad ile soyadı yer değiştirmiş: sitede düzeltme seçeneğine bakın; yoksa bileti aldığınız yere yazın.',
          'İkinci ad eksik: THY’nin kuralını bulamadık, bileti aldığınız yere uçuştan önce sorun.',
        ],
      ],
    },
    {
      topic: 'Acente, yakın uçuş',
      title: 'Uçuş yakınsa',
      body: ['THY’nin havalimanındaki satış ofisi kendi kestiği bilete bakar; acente biletini acente düzeltir.'],
    },
  ],
  questions: [
    {
      topic: 'Kaç harf, ücret',
      question: 'Üç harfe kadar düzeltildiği doğru mu, ücreti ne?',
      answer:
        'Böyle bir sayıyı THY’nin metninde göremedik, ücreti de bulamadık. Belge aynı kişiyi gösteriyorsa isteyin, tutarı sorun.',
    },
    {
      topic: 'Düzeltmeden uçmak',
      question: 'Düzeltmeden havalimanına gitsem?',
      answer: 'Görevli küçük farkı kabul edebilir de, etmeyebilir de. Dış hatta bu daha da belirsizdir.',
    },
  ],
  warning: 'İade hakkınız yoksa düzeltme umuduyla bileti iptal etmeyin; iptal edilen bilet düzeltilemez.',
};
