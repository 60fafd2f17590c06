import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Koltuk Seçimi',
  metaTitle: 'Uçakta Koltuk Seçimi',
  description:
    'Cam kenarı, koridor, geniş diz mesafesi, acil çıkış ya da bebek beşiği: hangi koltuk kime uyar, kim seçemez, ne zaman seçilmeli?',
  tagline:
    'Koltuk seçmek en ucuz pakette çoğu zaman ücretlidir; seçmezseniz koltuğu havayolu verir, yan yana düşmeyebilirsiniz.',
  lead: 'Koltuk numarası tek başına bir şey söylemez; aynı 12A bir uçakta cam kenarıdır, diğerinde penceresiz bir duvarın yanıdır. Rezervasyonunuzdaki koltuk planına bakın; boş görünen her koltuk seçilemez.',
  cardGroups: [
    {
      title: 'Özel koltuklar',
      cards: [
        {
          title: 'Geniş diz mesafesi',
          text: 'Ön sıralarda ve önünde bölme duvarı olan sıralarda bulunur, uzun boylu yolcuya uygundur. Bu sıraların bazılarında yere çanta konmaz.',
        },
        {
          topic: 'Acil çıkış',
          title: 'Acil çıkış sırası',
          text: 'Yeri geniştir ama koşulu çoktur: yaşa, fiziksel yeterliliğe ve yönergeyi anlamaya bakılır. Çocuk, hamile ve yardım isteyen yolcu buraya oturtulmaz.',
        },
        {
          topic: 'Bebek beşiği',
          title: 'Bebek beşiği',
          text: 'Yalnızca belirli sıralarda ve çoğunlukla geniş gövdeli uçaklarda bulunur. Kilo sınırı vardır; önceden isteyin.',
        },
      ],
    },
  ],
  sections: [
    {
      id: 'ayri',
      title: 'Ayrı oturuyorsanız',
      body: [
        'Rezervasyonda ya da check-in ekranında boş yan yana koltuğa geçin. Yoksa kontuarda isteyin; çocukla ayrı düştüyseniz ilk cümlede söyleyin. Görevliler söz veremez; önceden seçmek tek sağlam yoldur.',
      ],
    },
    {
      title: 'Online nasıl seçilir?',
      body: [
        'Havayolunun sitesinde ya da uygulamasında PNR kodu ve soyadıyla rezervasyonu açar, koltuk planından seçersiniz. Bazı koltuklar üyelere, bazıları havalimanına ayrılır. Ücret genellikle ödemeden önce görünür.',
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
        ],
      ],
    },
    {
      topic: 'Para iadesi',
      title: 'Koltuk parası geri alınır mı?',
      body: [
        'Siz değiştirirseniz çoğu zaman geri verilmez. Havayolu uçağı ya da koltuğu değiştirdiyse ve size aynı nitelikte yer verilmediyse karşılığını isteyin; biniş kartlarını saklayın.',
      ],
    },
  ],
  airlineNotes: {
    thy: 'Ek koltuk online yalnızca bilet alınırken eklenir.',
    pegasus: 'Seçmezseniz genellikle bir koltuk atanır; yan yana olmayabilir.',
    sunexpress: 'Seçim genellikle iç hatta 3, dış hatta 6 saat kalana kadar yapılır.',
    ajet: 'Seçmezseniz koltuk genellikle rastgele atanır.',
    azal: 'Yan koltuğu boş tutmak için genellikle teklif verilir; uçuş dolarsa ödeme geri gelir.',
    qatar: 'Lite ve Classic’te koltuk online check-in’de ücretsiz seçilir.',
    aeroflot: 'Uçuşu Rossiya yapıyorsa plan farklı olabilir.',
    emirates: 'Tutar genellikle planda, ödemeden önce görünür.',
    airarabia: 'Yan yana yeri kalkışa 3 saat kala kontuarda isteyin.',
    flydubai: 'Kontuar 3 saat önce açılır; boş yeri orada isteyin.',
  },
  questions: [
    {
      topic: 'Hareket kısıtı',
      question: 'Hareketim kısıtlı, koridor isteyebilir miyim?',
      answer:
        'İsteyebilirsiniz, ama havayoluna bağlıdır: SunExpress önceden genellikle yalnızca cam kenarını verir. Özel yardım talebiyle birlikte sorun; bazı sıralar güvenlik nedeniyle verilmez.',
    },
  ],
  warning: 'Acil çıkış koltuğunu koşulları taşımadan alırsanız yeriniz uçakta değiştirilir, ücreti geri dönmeyebilir.',
};
