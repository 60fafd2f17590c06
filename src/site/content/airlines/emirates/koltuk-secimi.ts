import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'Emirates koltuk seçimi: Special ve Saver’da genellikle ücretli, Flex ve üstünde ücretsiz. Çıkış sırası, beşik ve geniş diz mesafesi.',
  answers: ['seat'],
  own: [
    'emirates.com’da rezervasyonunuzu açın, tarife adını ve koltuk planını görün.',
    'Flex ve üstünde koltuğu hemen seçin; genellikle ücretsizdir.',
    'Special ve Saver’da ödemek istemiyorsanız check-in açılınca tutara yeniden bakın.',
    'Dubai’den sonraki uçuşu ayrı seçin, uzun olandan başlayın.',
  ],
  call: 'Ailenin koltukları ayrı düştü ya da beşik gerekiyor.',
  lead: 'Emirates’te koltuğun ücretini tarifenizin adı belirler; seçmeden önce biletinizden okuyun.',
  facts: [
    { label: 'Special, Saver', value: 'Önceden ücretli', fact: 'seat' },
    { label: 'Flex ve üstü', value: 'Ücretsiz', fact: 'seat' },
    { label: 'Check-in açılışı', value: '48 saat kala', fact: 'online' },
    { label: '9’dan kalabalık grup', value: 'Online check-in yapamaz', fact: 'onlineNot' },
  ],
  cardGroups: [
    {
      title: 'Emirates’te özel sıralar',
      cards: [
        {
          title: 'Geniş diz mesafesi',
          text: 'Bölme duvarının önünde ve çıkışta bulunur; duvarın önünde yere çanta konmaz.',
        },
        {
          topic: 'Acil çıkış',
          title: 'Acil çıkış sırası',
          text: 'Kapıyı açmaya yardım edebilecek yetişkin içindir; bebekli ve hamile yolcuya verilmez.',
        },
        {
          topic: 'Bebek beşiği',
          title: 'Bebek beşiği',
          text: 'Koltuk ile beşiği aynı talepte isteyin; bebeğin kilosu ve boyu sorulur.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Ödemek mi, üst tarife mi?',
      body: [
        [
          'Tek başınıza kısa uçuyorsanız seçmeden de gidebilirsiniz.',
          'Üç kişi iki uçuşta Saver ile uçuyorsanız önce Flex’in farkına bakın.',
          'Dubai’den sonrası uzunsa yalnızca o uçuş için ödeyin.',
        ],
      ],
    },
    {
      topic: 'Ücret',
      title: 'Tutarı nasıl görürsünüz?',
      body: [
        'emirates.com’da PNR’nizle planı açın, koltuğa dokunun; tutar genellikle ödemeden önce görünür. Yeriniz isteğiniz dışında değişirse parasını geri isteyin; biniş kartını saklayın.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Yan yana oturmak',
      question: 'Eşimle ayrı yerlere düştük, ne yapabiliriz?',
      answer: 'Planda yan yana boş yer varsa değiştirin. Uçak doluysa kontuarda, sonra uçakta rica edin.',
    },
    {
      question: 'Premium Economy’yi koltuk seçer gibi alabilir miyim?',
      answer: 'Hayır. Ayrı bir kabindir; yükseltme ya da ayrı bilet gerekir.',
    },
  ],
  warning: 'Koltuk seçmediyseniz check-in’i açılır açılmaz yapın; dolu uçuşta yan yana yerler erken bitebilir.',
};
