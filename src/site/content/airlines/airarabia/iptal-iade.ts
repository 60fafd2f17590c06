import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'Air Arabia’da iptal edilen bilet, Fas uçuşları dışında nakit değil kredi olur: 1 yıl geçerli, devredilmez. Sağlık nedeni ve Şarika’dan dönüş.',
  answers: ['cancel'],
  own: [
    'Siz vazgeçtiyseniz airarabia.com’da önce tarih değiştirmenin bedeline bakın.',
    'Ödeme gününü bulun; kredinin bir yılı o gün başlar.',
    'İptal ekranında kesintiyi ve kalacak krediyi okuyun.',
    'Ailede yalnızca biri gitmiyorsa önce rezervasyonu böldürün.',
    'Onaylayın, kredinin tutarını ve bitiş gününü takvime yazın.',
  ],
  call: 'Kesinti büyük; kredi, değişiklik, yeni bilet arasında kararsızsınız.',
  lead: 'Air Arabia biletini on ay önce aldıysanız krediniz iki ay sonra bitebilir; iptal etmeden takvime bakın.',
  facts: [
    { label: 'Vazgeçen yolcu', value: 'Para değil kredi', fact: 'credit' },
    { label: 'Süre', value: '1 yıl', note: 'Ödeme gününden', fact: 'credit' },
    { label: 'Kullanım', value: 'Aynı rezervasyon numarası', note: 'Devredilmez', fact: 'credit' },
    { label: 'İstisna', value: 'Fas uçuşları', fact: 'credit' },
  ],
  cardGroups: [
    {
      title: 'Para mı, kredi mi?',
      cards: [
        {
          title: 'Güvenli iade',
          text: 'Para iadesi çıkarsa ödediğiniz karta döner; kredi ise rezervasyonunuzda kalır.',
        },
        { title: 'Hızlı işlem', text: 'Bileti biz kestiysek kredinin tutarını ve bitiş gününü yazdırırız.' },
        { title: 'Azami iade', text: 'Kesintiyi değişiklik ücretiyle karşılaştırın; ucuz olanı seçin.' },
      ],
    },
    {
      title: 'Hangi durum, hangi yol?',
      cards: [
        {
          topic: 'Kredi yerine tarih',
          title: 'Gönüllü iptal',
          text: 'Krediyi bir yıl içinde kullanamayacaksanız tarihi ertelemek daha iyi olabilir.',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: '“Uçuşunuzu Air Arabia iptal ettiyse” bölümünü okumadan krediyi kabul etmeyin; alırsanız paradan vazgeçmiş sayılabilirsiniz.',
        },
        {
          topic: 'Sağlık, vize reddi',
          title: 'Sağlık nedeniyle iptal',
          text: 'Raporu airarabia.com’un iletişim bölümünden iletin (bileti başka site sattıysa ona); iade ya da kredi süresinin uzatılmasını isteyin, kararı havayolu verir. Vize reddini de yazıp sorun; kuralını bulamadık.',
        },
        { title: 'Kısmi iade', text: 'Bagaj ile koltuğun krediye girip girmediğini iptalden önce sorun.' },
      ],
    },
  ],
  sections: [
    {
      topic: 'Gecikme tazminatı',
      title: 'Uçak geç vardıysa',
      body: [
        'Türkiye’den kalkıp varış yerine en az 3 saat geç ulaştıysanız ve gecikme havayolundan kaynaklandıysa [tazminat](/hizmetler/ucus-gecikmesi) istenebilir: Şarika için genellikle 400 avro. Seyahat sigortanız nakit ödeyebilir; iptalden önce poliçeye bakın.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Kredi devri',
      question: 'Krediyi kardeşim kullanabilir mi?',
      answer: 'Hayır. Yalnızca aynı yolcu, aynı rezervasyon numarasıyla kullanır.',
    },
    {
      topic: 'Uçağa gitmedim',
      question: 'Uçağa gitmedim, kredi alır mıyım?',
      answer: 'Bu durumun kuralını bulamadık. Bileti aldığınız yere hemen yazıp kalan krediyi sorun.',
    },
  ],
  warning: 'Bir yılı iptal gününden değil, ödeme gününden sayın; süresi dolmadan kullanın.',
};
