import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'Aynı Emirates sırasında dört ayrı hak: Special, Saver, Flex, Flex Plus. Kilo, koltuk ve mille yükseltme nasıl değişir, Dubai’de neye bakılır?',
  answers: ['fareChoice', 'fares'],
  own: [
    'emirates.com’da rotayı açıp dört tarifenin kilosunu ve koltuk satırını karşılaştırın.',
    'Uçuşu kimin yaptığına bakın; flydubai ise bagaj hakkı farklı olabilir.',
    'Skywards numaranızı bilet alırken yazın.',
    'Ek bagaj ve koltuğu da katıp toplamı bir üst tarifeyle karşılaştırın.',
  ],
  call: 'Dubai’den sonra flydubai ile devam edeceksiniz.',
  lead: 'Emirates’te yan yana oturan iki yolcunun hakları bambaşka olabilir. Farkı tarifenin adı yapar.',
  facts: [
    {
      label: 'Amerika ve Afrika dışında bagaj',
      value: 'Special’da 20, Flex Plus’ta 35 kg',
      note: 'Aradakiler 25 ve 30 kg',
      fact: 'checked',
    },
    { label: 'Koltuk', value: 'Special ve Saver’da ücretli', note: 'Flex ve üstünde ücretsiz', fact: 'seat' },
    {
      label: 'Mille yükseltme',
      value: 'Special’da yok',
      note: 'Economy Saver’da yalnızca online check-in’de',
      fact: 'upgrade',
    },
    { label: 'Aktarma', value: 'Dubai 3. Terminal', fact: 'base' },
  ],
  sections: [
    {
      topic: 'Tarifeler',
      title: 'Tarifeyi ihtiyaca göre seçin',
      body: [
        [
          'Amerika ve Afrika dışında 20 kg yetiyorsa ve tarihiniz kesinse genellikle Special yeter.',
          'Mille yükseltmek istiyorsanız en az Saver alın; Economy Saver’da yalnızca online check-in’de yapılır.',
          'Koltuğunuzu önceden, ücretsiz seçecekseniz Flex’e bakın.',
          'Planınız değişebilecekse ve bagajınız ağırsa Flex Plus’a bakın.',
        ],
      ],
    },
    {
      topic: 'Premium Economy',
      title: 'Premium Economy ve ortak uçuş',
      body: [
        'Premium Economy ayrı bir kabindir; kabin çantası 10 kg, kayıtlı bagajı kiloyla sayılan hatta genellikle 35 kg’dır. Dubai’den çevre şehirlere uçuşu flydubai yapabilir; o bölümün bagaj ve terminal satırını ayrıca okuyun.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Dubai molası',
      question: 'Dubai’de şehre çıkabilir miyim?',
      answer:
        'Bekleme süreniz ve vizeniz uygunsa evet. Bavulun Dubai’ye mi, son varışa mı etiketlenmesini istediğinizi kontuarda söyleyin.',
    },
    {
      topic: 'Bebek bagajı',
      question: 'Kucaktaki bebeğin bagajı var mı?',
      answer: 'Koltuklu çocuğunkinden farklı olabilir; rezervasyonda her yolcunun satırını okuyun.',
    },
    {
      topic: 'Kart, taksit',
      question: 'Ödeme tamamlanmadı, ne deneyeyim?',
      answer:
        'Önce bankanıza sorun. Taksit ve başkasının kartı için kural bulamadık; Emirates’in ödeme sayfasına bakın.',
    },
  ],
  warning: 'Yalnızca bilet fiyatına bakıp Special almayın; bavul ve koltuk eklenince üst tarife daha ucuza gelebilir.',
};
