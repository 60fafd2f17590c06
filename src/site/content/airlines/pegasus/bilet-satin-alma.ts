import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'Dış hatta en düşük fiyatlı Pegasus bileti genellikle Light’tır, yanında yalnızca küçük bir çanta olur. Saver, Saver Plus ve Comfort Flex ne ekler?',
  answers: ['fareChoice', 'fares'],
  own: [
    'Çantanızı dolu hâlde ölçün; paketi o belirler.',
    'flypgs.com’da ilk gördüğünüz fiyatın paketini okuyun.',
    'Bavul gerekecekse Saver’ın farkını bilet alırken hesaplayın.',
    'Gidişin ve dönüşün paketini ayrı ayrı kontrol edin.',
  ],
  call: '9 kişiden kalabalıksınız.',
  lead: 'Pegasus’ta dış hatta ilk gördüğünüz fiyat genellikle Light’tır; onda yalnızca küçük bir çanta hakkı vardır. İç hatta paketler genellikle Saver’la başlar.',
  facts: [
    { label: 'İç hat', value: 'Saver, Saver Plus, Comfort Flex', fact: 'fares' },
    { label: 'Dış hat ve KKTC', value: 'Bunlara Light eklenir', fact: 'fares' },
    {
      label: 'Light çantası',
      value: '40\u00a0×\u00a030\u00a0×\u00a015 cm, 3 kg',
      note: 'Koltuk altına',
      fact: 'cabinBag',
    },
    { label: 'Tek işlemde', value: 'En çok 9 yolcu', fact: 'passengers' },
  ],
  sections: [
    {
      topic: 'Paketler',
      title: 'Hangi yolcuya hangi paket?',
      body: [
        [
          'Light: bir gecelik yolculuk, tek sırt çantası, kesin tarih.',
          'Saver: kabin bavulu ya da büyük bavul var, tarih değişmeyecek.',
          'Saver Plus: koltuk ya da biraz esneklik de istiyorsunuz; içeriği rotanıza göre okuyun.',
          'Comfort Flex: tarih değişebilir; almadan önce değişiklik ve iptal koşulunu okuyun.',
        ],
      ],
    },
    {
      topic: 'BolBol',
      title: 'BolBol üyeliği',
      body: [
        'Üyelik numaranız cep telefonu numaranızdır; bilet alırken onu yazın. BolPuan sürelidir, bekletilen puan silinebilir. Puanla ödemeyi hesap sahibi kendi ekranında yapar.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Sonradan bagaj',
      question: 'Light aldım, sonradan çanta eklenir mi?',
      answer: 'Evet, uçuş hizmetlerinden PNR ve soyadıyla. Kapıda eklemek genellikle daha pahalıdır.',
    },
    {
      topic: 'Havalimanı',
      question: 'İstanbul’da hangi havalimanı?',
      answer: 'Pegasus’un ana üssü Sabiha Gökçen’dir (SAW). Yine de biletteki kodu okuyun.',
    },
    {
      topic: 'Kart, taksit',
      question: 'Annemin kartıyla taksit yapabilir miyim?',
      answer:
        'Kural bulamadık; ödeme sayfasındaki seçeneklere bakın. İade genellikle o karta döner. Kart reddedilirse bankanıza sorun.',
    },
  ],
  warning: 'Karşılaştırma sitesinde Light ile bavullu bileti kıyaslamayın; çantayı ekleyip bakın.',
};
