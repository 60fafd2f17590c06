import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'Pegasus’ta koltuk seçmek ücretli olabilir, seçmezseniz atanır. Çıkış sırasında kim oturamaz, aile bölünmeden nasıl oturur?',
  answers: ['seat'],
  own: [
    'flypgs.com’da koltuk planını PNR ve soyadıyla açın.',
    'Önce ücretsiz bir yer kalıp kalmadığına bakın.',
    'Seçmeyecekseniz “devam” deyin; koltuk genellikle check-in’de atanır.',
    'Dönüş için ayrıca seçin.',
  ],
  call: 'Grubunuz iki ayrı PNR’ye bölündü.',
  lead: 'Pegasus’ta koltuğun pakete dahil olup olmadığını biletinizden okuyun. Nerede oturduğunuz önemli değilse atanan koltukla uçabilirsiniz.',
  facts: [
    { label: 'Cam, koridor, ön sıra', value: 'Ücretli olabilir', fact: 'seat' },
    { label: 'Daha geniş yer', value: 'Ekstra diz mesafesi', note: 'Ücretli olabilir', fact: 'seat' },
    { label: 'Seçmezseniz', value: 'Koltuk atanır', note: 'Yan yana olmayabilir' },
    {
      label: 'Tekerlekli sandalye isteği',
      value: 'En geç 48 saat önce',
      note: 'Ya da bilet alırken',
      fact: 'wheelchair',
    },
  ],
  cardGroups: [
    {
      title: 'Koşulu olan koltuklar',
      cards: [
        { title: 'Geniş diz mesafesi', text: 'Ayrıca ücretli olabilir; çanta kalkışta üst dolaba konur.' },
        {
          topic: 'Acil çıkış',
          title: 'Acil çıkış sırası',
          text: 'Çocuklu, hamile, hareketi kısıtlı ve hayvanlı yolcu oturamaz.',
        },
        { topic: 'Bebek beşiği', title: 'Bebek beşiği', text: 'Uçağa göre değişir; biletten önce Pegasus’a sorun.' },
      ],
    },
  ],
  sections: [
    {
      topic: 'Yan yana oturmak',
      title: 'Aileyi bölmeden',
      body: [
        'Bütün koltukları almanız şart değil: küçük çocukla yanındaki büyüğün koltuğunu seçip diğerlerini atamaya bırakmak çoğu aileye yeter. Tek işlemde 9 yolcu sınırı vardır; iki PNR’yi sistem kendiliğinden yan yana getirmez.',
      ],
    },
  ],
  questions: [
    {
      question: 'Pegasus uçağı değiştirdi, ücretim döner mi?',
      answer: 'Aldığınız özellik yeni uçakta yoksa iade isteyin. Başvuruyu koltuğu aldığınız yere yapın.',
    },
    {
      topic: 'Ücret, ücretsiz koltuk',
      question: 'Check-in’de bedava koltuk seçilir mi?',
      answer:
        'Bulamadık; koltuk planında ya da check-in ekranında tutarına bakın. Ödemek istemiyorsanız seçmeden “devam” deyin.',
    },
  ],
  warning: 'Çocuklu kayıtta çıkış sırası almayın; uçakta yeriniz değiştirilir, ücretin dönmesi belirsizdir.',
};
