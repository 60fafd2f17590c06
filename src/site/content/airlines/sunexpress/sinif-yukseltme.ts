import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'SunExpress’te genellikle kabin yükseltme yok: SunPremium bir tarifedir. SunEco’dan SunClassic’e geçince ne değişir, XLeg ne zaman daha doğru seçimdir?',
  answers: ['upgrade', 'cabins'],
  own: [
    'Asıl isteğinizi belirleyin: bavul mu, diz mesafesi mi, değişiklik hakkı mı?',
    'sunexpress.com’da “Rezervasyonlarım”dan tarifenizi okuyun.',
    'Üst tarifenin farkını görün.',
    'Aynı hakkı ek bagaj ve XLeg’le ayrı almanın tutarıyla karşılaştırın.',
  ],
  call: 'Paket biletinde tarifeyi kimin yükselteceği belli değil.',
  lead: 'SunPremium, Business değildir. Bildiğimiz kadarıyla SunExpress’te herkes aynı kabinde oturur; üst tarife hakkınızı artırabilir, koltuğunuzu genişletmez.',
  facts: [
    { label: 'Uçaktaki kabin', value: 'Yalnızca Economy', fact: 'cabins' },
    { label: 'Üst tarifeye geçince', value: 'Bagaj, koltuk, ikram artıyordu', fact: 'upgrade' },
    { label: 'Geniş koltuk', value: 'XLeg', note: 'Koltuk seçiminden, ücretli', fact: 'seat' },
    { label: 'Ek bagaj paketi', value: '5, 10, 15, 20 kg', note: 'Tarife değiştirmeden', fact: 'addOnline' },
  ],
  programme: { value: 'SunExpress’e sorun', note: 'Adını doğrulayamadık', fact: 'programme' },
  sections: [
    {
      topic: 'Geniş koltuk, yemek',
      title: 'Size hangisi uyar?',
      body: [
        [
          'Bavulu ağır aile: SunClassic’i ek bagaj paketiyle karşılaştırın.',
          'Uzun boylu yolcu: tarifeyi değiştirmeyin, XLeg seçin.',
          'Tarihi değişebilecek yolcu: değişiklik satırını okuyun; SunFlex’in bugün satıldığını doğrulayamadık.',
          'Yemek isteyen yolcu: üst tarifede ikram genellikle bulunur, içeriğini okuyun.',
        ],
      ],
    },
    {
      topic: 'Operatör bileti',
      title: 'Operatör bileti',
      body: [
        'Tatil paketinde tarifeyi operatörün toplu aldığı koltuklar belirler; SunPremium’a geçmek mümkün olmayabilir. Koltuk ve ek bagaj ise çoğunlukla tek tek alınır. Önce operatöre sorun.',
      ],
    },
  ],
  questions: [
    {
      question: 'Sadakat programıyla ücretsiz geçer miyim?',
      answer: 'Programın adını ve kuralını doğrulayamadık; SunExpress’e sorun.',
    },
    {
      topic: 'Yalnızca dönüş',
      question: 'Yalnızca dönüşte üst tarifeye geçilir mi?',
      answer: 'Yönler ayrı tarifeden alınabilir. Seçeneğin açık olup olmadığını rezervasyonda görürsünüz.',
    },
  ],
  warning: 'XLeg diz mesafesi, SunPremium tarife hakkı verir; birini diğeri sanıp almayın.',
};
