import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Koltuk Seçimi',
  metaTitle: 'Uçakta Koltuk Seçimi',
  description:
    'Cam kenarı, koridor, geniş diz mesafesi, acil çıkış ya da bebek beşiği: hangi koltuk kime uyar, kim seçemez, ne zaman seçilmeli?',
  tagline: 'Koltuk seçmek en ucuz pakette çoğu zaman ücretlidir; seçmezseniz bir koltuk genellikle ücretsiz atanır.',
  lead: 'Koltuk numarası tek başına bir şey söylemez; aynı 12A bir uçakta pencere kenarıdır, diğerinde penceresiz bir duvarın yanıdır. Uçuşunuzun planına bakar, size uyan sırayı ve o sıranın koşullarını söyleriz.',
  cardGroups: [
    {
      title: 'Özel koltuklar',
      cards: [
        {
          title: 'Geniş diz mesafesi',
          text: 'Ön sıralarda ve bölme arkasında bulunur, uzun boylu yolcuya uygundur. Bu sıraların bazılarında yere çanta konmaz.',
        },
        {
          title: 'Acil çıkış sırası',
          text: 'Yeri geniştir ama koşulu çoktur: yaşa, fiziksel yeterliliğe ve yönergeyi anlamaya bakılır. Çocuk, hamile ve yardım isteyen yolcu buraya oturtulmaz.',
        },
        {
          title: 'Bebek beşiği',
          text: 'Yalnızca belirli sıralarda ve çoğunlukla geniş gövdeli uçaklarda bulunur. Kilo sınırı vardır, önceden istenir.',
        },
      ],
    },
  ],
  facts: [
    { label: 'Online seçim', value: 'Bilet alırken ya da sonra', note: 'Çoğu havayolunda PNR ile yapılır' },
    { label: 'Ücretsiz seçim', value: 'Pakete bağlı', note: 'Bazı havayollarında check-in’de açılır' },
    { label: 'Yan yana', value: 'Erken seçin', note: 'Check-in’de boş sıra kalmayabilir' },
    { label: 'Uçak değişirse', value: 'Koltuk da değişebilir', note: 'Ücretliyse karşılığını isteyin' },
  ],
  sections: [
    {
      title: 'Online nasıl seçilir?',
      body: [
        'Havayolunun sitesinde ya da uygulamasında PNR kodu ve soyadıyla rezervasyonu açar, koltuk planından seçersiniz. Boş görünen her koltuk seçilebilir değildir: bazıları üyelere, bazıları havalimanına ayrılır. Takıldığınız yerde bizi arayın, planı birlikte okuyalım.',
      ],
    },
    {
      title: 'Kim nereye otursun?',
      body: [
        [
          'Sık kalkıyorsanız koridoru seçin, ama mutfağa ve tuvalete yakın sıralar kalabalık olur.',
          'Uyuyacaksanız kanadın önünde bir cam kenarı seçin.',
          'Aktarmaya koşacaksanız ön kapıya yakın bir sıra seçin.',
          'Sarsıntıdan çekiniyorsanız kanat hizasında oturun.',
          'Çocukla uçuyorsanız yan yana koltuğu bilet alırken isteyin.',
        ],
      ],
    },
    {
      title: 'Ücretli koltuk geri alınır mı?',
      body: [
        'Siz değiştirirseniz çoğu zaman geri verilmez. Havayolu uçağı ya da koltuğu değiştirdiyse ve size aynı nitelikte yer verilmediyse karşılığını istemek gerekir; biniş kartlarını saklayın.',
      ],
    },
  ],
  airlineNotes: {
    thy: 'Ücretsiz seçim genellikle ExtraFly ile başlar.',
    pegasus: 'Koltuk türleri ayrı ücretlendirilebilir; acil çıkışta koşul aranır.',
    sunexpress: 'XLeg koltukları geniş diz mesafesi verir, genellikle ücretlidir.',
    ajet: 'BASIC ve ECOJET’te seçim genellikle ücretlidir.',
    azal: 'Belirli bir koltuğu seçmek ücretlidir; seçilmezse ücretsiz atanır.',
    qatar: 'Lite ve Classic’te önceden seçim ücretli, online check-in’de ücretsizdir.',
    aeroflot: 'Promo tarifede seçim genellikle ücretlidir.',
    emirates: 'Special ve Saver’da önceden seçim genellikle ücretlidir.',
    airarabia: 'Tercihli koltuklar ücretle seçilir.',
    flydubai: 'Economy’de seçim ücretlidir, Business’ta fiyata dahildir.',
  },
  haveReady: [
    { label: 'PNR kodu', hint: 'Uçuş numarasıyla birlikte' },
    { label: 'Yolcuların yaşı', hint: 'Acil çıkış ve beşik için' },
    { label: 'Öncelik', hint: 'Pencere, koridor, yan yana' },
  ],
  questions: [
    {
      question: 'Çocuğumla ayrı düşersek ne olur?',
      answer:
        'Check-in’de rastgele dağıtımda olabilir. Kontuar ve kabin ekibi yardımcı olmaya çalışır ama söz veremez. Yan yana oturmanın tek sağlam yolu önceden seçmektir.',
    },
    {
      question: 'Hareket kısıtım var, koridor isteyebilir miyim?',
      answer:
        'Evet. Özel yardım talebiyle birlikte söyleyin; bazı uçaklarda kol dayanağı kalkan koltuklar ayrılır, bazı sıralar ise güvenlik nedeniyle verilmez.',
    },
  ],
  warning: 'Acil çıkış koltuğunu koşulları taşımadan alırsanız yeriniz uçakta değiştirilir, ücreti geri dönmeyebilir.',
};
