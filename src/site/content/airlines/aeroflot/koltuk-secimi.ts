import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'Aeroflot’ta Promo biletle koltuk seçmek genellikle ücretlidir. Rossiya uçağında plan değişir mi, beşik ve çıkış sırası kime verilir?',
  answers: ['seat'],
  own: [
    'Promo biletinizde seçim genellikle ücretlidir; açılışta kalan koltuklara bakın.',
    'Uçağı kimin işlettiğini okuyun, plan ona göre değişir.',
  ],
  call: 'Kabinde hayvan için yan koltuk bileti gerekiyor.',
  lead: 'Aeroflot biletinde koltuğun ücretli olup olmadığını genellikle tarife gösterir: Promo’da ücretlidir, üst tarifelerde dahil olabilir. İkinci belirleyici uçağı kimin işlettiğidir. SU kodlu uçuşta Rossiya uçağı varsa koltuk planı başkadır; Aeroflot planına bakıp seçtiğiniz yer orada olmayabilir. Uçağı doğrulamadan koltuk ayırtmayız.',
  facts: [
    { label: 'Promo', value: 'Seçim genellikle ücretli', fact: 'seat' },
    { label: 'Online check-in', value: '24 saat kala', note: 'Boş koltuklar o anda görünür', fact: 'online' },
    { label: 'Koltuk planı', value: 'İşleten şirkete göre', note: 'Aeroflot veya Rossiya', fact: 'rossiya' },
    {
      label: 'Comfort kabini',
      value: 'Seçili uzun menzilde',
      note: 'Ayrı bir kabindir, ön sıra değildir',
      fact: 'cabins',
    },
    { label: 'Yan koltuk bileti', value: 'Kabinde hayvan için', note: '8 kg’ı aşan kapta', fact: 'pet' },
  ],
  steps: [
    {
      title: 'İşleten şirketi buluruz',
      body: ['E-bilette uçuş numarasının altındaki küçük satıra bakarız. Plan ona göre açılır.'],
    },
    {
      title: 'Ücretli mi, değil mi?',
      body: ['Tarife metninde koltuk koşuluna bakarız. Dahil değilse tutarı ve ödeme yolunu birlikte söyleriz.'],
    },
    {
      title: 'Yanınızda ne var?',
      body: [
        'Bebek, çocuk ya da taşıma kabı koltuk seçimini daraltır. Hayvan kabıyla çıkış sırasına ve bazı ön sıralara oturulmaz; bunu baştan eleriz.',
      ],
    },
    {
      title: 'Seçimi kayda geçiririz',
      body: ['Yer e-bilete işlenir. Uçuştan bir gün önce planın değişip değişmediğini kontrol etmenizi öneririz.'],
    },
  ],
  cardGroups: [
    {
      title: 'Aeroflot’ta özel sıralar',
      cards: [
        {
          title: 'Geniş diz mesafesi',
          text: 'Ön sıralar ile çıkış sıralarında bacak yeri fazladır, bunlar genellikle ayrıca ücretlendirilir. Comfort kabiniyle karıştırmayın; o ayrı bir sınıftır.',
        },
        {
          title: 'Acil çıkış sırası',
          text: 'Kapıyı açabilecek durumda olmanız ve mürettebatın yönergesini anlamanız beklenir. Çocuklu, hamile ya da hareket kısıtı olan yolcunun yeri, ödeme yapmış olsa bile değiştirilir.',
        },
        {
          title: 'Bebek beşiği',
          text: 'Bölme duvarı önünde olur, her uçakta bulunmaz ve talep üzerine ayrılır. Bebeğin ağırlığını söyleyin; sınırı havayolu uçak tipine göre bildirir.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Ücret ödemeden önce düşünün',
      body: [
        [
          'Check-in açılışını bekleyebiliyorsanız: boş kalan standart koltuklardan birini o anda alabilirsiniz.',
          'Yan yana iki kişiyseniz ve uçuş doluysa: beklemek riskli olur.',
          'Antalya gibi sezonda dolan noktalardan dönüyorsanız: biniş kartı kontuardan verilebilir, koltuğu önceden sağlama almak isteyebilirsiniz.',
          'Kısa uçuşta tek kişiyseniz: rastgele koltuk çoğu zaman yeter.',
        ],
      ],
    },
    {
      title: 'Bebekle uçanlar için',
      body: [
        'Beşik onayı gelmediyse kucakta yolculuğa göre koltuk seçin; koridora yakın yer kalkıp dolaşmayı kolaylaştırır. Uçağı Rossiya işletiyorsa beşik talebini onun planına göre yeniden iletiriz.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR ve uçuş tarihi', hint: 'Plan aynı numarada güne göre değişebilir' },
    { label: 'Kaç kişi, kaçı çocuk', hint: 'Yan yana oturması gerekenleri belirtin' },
    { label: 'Taşıma kabı', hint: 'Kabinde hayvan varsa ölçüsü' },
  ],
  questions: [
    {
      question: 'Comfort koltuğunu koltuk seçiminden alabilir miyim?',
      answer:
        'Hayır, Comfort ayrı bir kabindir ve yükseltme olarak işlenir. Koltuk seçimi bulunduğunuz kabinin içindedir.',
    },
    {
      question: 'Ücretini ödediğim koltuk uçak değişince kayboldu.',
      answer:
        'Ödeme kaydıyla başvurulur. Aynı türden koltuk verilmezse ücretin iadesi istenir; başvuruyu birlikte yazarız.',
    },
    {
      question: 'Ücret ödemeden çocuğumla yan yana oturabilir miyiz?',
      answer:
        'Havayolları küçük çocuğu ailesinden ayırmamaya çalışır, ama bunu söz olarak veremeyiz. Kontuara erken gitmek şansı artırır.',
    },
  ],
  warning: 'Koltuk planını başka bir uçuştan kopyalamayın. Aynı numaralı uçuşu ertesi gün Rossiya yapabilir.',
};
