import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'Aeroflot check-in: online işlem genellikle 24 saat kala açılır, 45 dakika kala kapanır. Hayvan ve refakatsiz çocukta genellikle kontuara gidilir.',
  answers: ['online', 'gate'],
  own: [
    'Biletten uçuşu kimin yaptığını okuyun: Aeroflot mu, Rossiya (FV) mı?',
    'aeroflot.ru’da check-in’i açın, adı pasaporttaki Latin harflerle yazın.',
    'Her yolcuyu ve Moskova’dan sonraki uçuşu işaretleyin.',
  ],
  call: 'Uçuşu Aeroflot mu, Rossiya mı yapıyor, biletten anlayamadınız.',
  lead: 'Aeroflot’ta kontuarın kapanış saatini bulamadık; havalimanı ekranına bakın. Online ekranda adınızı Kiril değil, Latin harfle yazın.',
  facts: [
    { label: 'Online açılış', value: '24 saat kala', fact: 'online' },
    { label: 'Online kapanış', value: '45 dakika kala', note: 'Bazı noktalarda 1 saat', fact: 'online' },
    { label: 'Biniş kapısı', value: '20 dakika kala', fact: 'gate' },
    { label: 'Online yapamayanlar', value: 'Hayvan, refakatsiz çocuk', fact: 'onlineNot' },
    {
      label: 'Antalya çıkışı',
      value: 'Biniş kartı kontuardan istenebilir',
      note: '2019’da yazılmış metin',
      fact: 'antalya',
    },
  ],
  sections: [
    {
      topic: 'Evcil hayvan',
      title: 'Evden mi, kontuardan mı?',
      body: [
        [
          'Bavulunuz yoksa evden yapın.',
          'Bavulunuz varsa evden yapıp bavulu kontuara verin.',
          'Kedinizle uçuyorsanız kontuara gidin; taşıma kabı tartılabilir.',
          'Ekran belge denetimi istiyorsa yine kontuara gidin.',
        ],
      ],
    },
    {
      topic: 'Rossiya, aktarma',
      title: 'Rossiya uçuşunda hangi kontuar?',
      body: [
        'Uçuş numarası SU ile başlasa da uçuşu Rossiya yapıyorsa kontuar ekranda farklı görünebilir. Uçuş numaranızı havalimanı ekranında bulun. Moskova’da devam ediyorsanız ikinci biniş kartını kontuarda isteyin.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Geç kalma',
      question: 'Kapıya on beş dakika kala varsam?',
      answer: 'Geç kalmış olursunuz. Güvenlik ve pasaport sırasını kapının kapanışından geriye doğru hesaplayın.',
    },
    {
      topic: 'Bebek, hamile',
      question: 'Bebekle ya da hamileyken ne yapmalıyım?',
      answer: 'Kuralını bulamadık; kontuara erken gidin. Raporun çevirisi gerekip gerekmediğini Aeroflot’a sorun.',
    },
  ],
  warning: 'Online check-in bavul teslimi yerine geçmez; bavulu kontuar kapanmadan verin.',
};
