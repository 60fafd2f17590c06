import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'Economy’de genellikle ücretli, Business’ta dahil: hangi flydubai koltuğunu seçmeli? Ekstra diz mesafesi, çıkış sırası, beşik ve ortak uçuş.',
  answers: ['seat'],
  own: [
    'Uçuşu kimin yaptığını okuyun; Emirates ise koltuğu onun sitesinden seçin.',
    'flydubai.com’da rezervasyonu açıp o uçuşun planına bakın.',
    'Çocuk varsa yanından başlayın, tutarı görüp onaylayın.',
    'Ödemek istemiyorsanız online check-in’de atanan yere bakın, kontuarda yer sorun.',
  ],
  call: 'Ortak uçuşta koltuk iki sitede de görünmüyor.',
  lead: 'Uçuşu flydubai yapıyorsa koltuğu Emirates’in planından almayın; paranız boşa gidebilir. Önce uçuşu yapanı, sonra koltuğu bulun.',
  facts: [
    { label: 'Economy', value: 'Seçim ücretli', fact: 'seat' },
    { label: 'Business', value: 'Seçim dahil', fact: 'seat' },
    {
      label: 'Ortak uçuş',
      value: 'Kuralı uçuşu yapana sorun',
      note: 'Emirates ile farklı olabilir',
      fact: 'codeshare',
    },
    { label: 'Kontuar', value: '3 saat kala açılır', note: 'Boş yeri burada isteyin', fact: 'counter' },
  ],
  cardGroups: [
    {
      title: 'Özel koltuklar ve koşulları',
      cards: [
        {
          title: 'Geniş diz mesafesi',
          text: 'Ön sıralarda ve kanat üstü çıkışlarda olur, Economy’de ücretli olabilir.',
        },
        {
          topic: 'Acil çıkış',
          title: 'Acil çıkış sırası',
          text: 'Çıkış kapağını kaldırabilecek yetişkin içindir; hamile ya da bebekli yolcu oturtulmaz.',
        },
        {
          topic: 'Bebek beşiği',
          title: 'Bebek beşiği',
          text: 'Dar gövdeli uçakta bulunmayabilir; bebeğin yaşını ve kilosunu yazıp sorun.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Yan yana oturmak',
      title: 'Kim ödesin?',
      body: [
        [
          'Gündüz tek başınıza uçuyorsanız ödemeden gidebilirsiniz.',
          'Gece iki kişi uçuyorsanız yan yana iki koltuk seçin.',
          'Ailece uçuyorsanız çocuk başına bir yan koltuk çoğu zaman yeter.',
          'Devamını Emirates yapıyorsa iki koltuğu iki siteden seçin.',
        ],
      ],
    },
    {
      topic: 'Ücret',
      title: 'Koltuğun bedeli',
      body: [
        'Koltuk bedeli sıraya ve güne göre değiştiğinden liste vermiyoruz. Uçak değişip eşdeğer yer verilmezse parasını ödeme belgesiyle isteyin.',
      ],
    },
  ],
  questions: [
    {
      question: 'Koltuk almazsam ne olur?',
      answer: 'Yer genellikle atanır. Kontuara açılışta gitmek yan yana oturma şansını artırır.',
    },
    {
      topic: 'Flex',
      question: 'Flex’te koltuk ücretsiz mi?',
      answer:
        'Economy’de seçim genellikle ücretlidir. Flex biletinizde dahil bir koltuk varsa rezervasyonda ücretsiz görünür.',
    },
  ],
  warning: 'Çocukla uçuyorsanız koltuğu check-in’e bırakmayın; yan yana yer kalmayabilir.',
};
