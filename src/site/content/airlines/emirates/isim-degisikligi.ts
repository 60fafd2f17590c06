import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'Emirates biletinde isim düzeltme: bilet genellikle devredilmez, küçük yazım hatası nasıl sorulur, evlilik soyadı ve son saatlerdeki sınır.',
  answers: ['name', 'nameTransfer'],
  own: [
    'Biletteki adı pasaportun alt satırıyla karşılaştırın, farkı yazın.',
    'Düzeltmeyi bileti kim kestiyse ondan isteyin: emirates.com’dan aldıysanız Emirates’ten.',
    'Pasaport görüntüsünü ekleyin.',
    'Check-in için yanıtı bekleyin; bir gün kala yoksa belgeyle ofise ya da kontuara gidin.',
  ],
  call: 'Soyadınız tümüyle değişti ya da ikinci adınız eksik.',
  lead: 'Emirates için elden ele dolaşan “üç harf” sınırı, Hindistan’da satılan biletlere 2022’de yazılmış bir duyurudan geliyor. Türkiye’den alınan bilette havayoluna sorun.',
  facts: [
    { label: 'Başkasına devir', value: 'Yok', fact: 'nameTransfer' },
    { label: 'Ad ve soyadı ters', value: 'Düzeltilebilir', note: 'Hindistan duyurusuna göre', fact: 'name' },
    {
      label: 'Evlilik soyadı',
      value: 'Düzeltilebilir',
      note: 'Hindistan duyurusuna göre; belgesini ekleyin',
      fact: 'name',
    },
    { label: 'Son saatler', value: 'Son 2 saatte yapılmaz', note: 'Aynı duyuruya göre; erken başvurun', fact: 'name' },
  ],
  sections: [
    {
      topic: 'Ters ad, ücret',
      title: 'Ne isteyebilirsiniz?',
      body: [
        [
          'Bir iki harf yanlışsa ya da ad ile soyadı tersse düzeltme isteyin; ücretini bulamadık, sorun.',
          'İkinci ad eksikse önce eklenmesi gerekip gerekmediğini sorun.',
          'Başka bir yolcu uçacaksa genellikle yeni bilet gerekir.',
        ],
      ],
    },
    {
      title: 'İptal edip yeniden almak',
      body: [
        'Hata büyükse yeni bilet daha kısa sürebilir. Special ve Saver’da kesinti çıkabilir: önce düzeltmeyi isteyin; iki yolun tutarını görmeden iptal etmeyin.',
      ],
    },
  ],
  haveReady: [
    { label: 'Pasaport', hint: 'Fotoğraflı sayfa, alt satırı okunur' },
    { label: 'Evlilik belgesi', hint: 'Eski ve yeni soyadı birlikte' },
  ],
  questions: [
    {
      topic: 'Yeni pasaport',
      question: 'Bileti aldıktan sonra pasaportum yenilendi.',
      answer:
        'Yeni numarayı emirates.com’da rezervasyonda ya da check-in’de yazmayı deneyin; olmazsa kontuarda gösterin. Vizeniz eskisindeyse ikisini de getirin.',
    },
    {
      topic: 'MRS eki',
      question: 'Adımın sonuna MRS yapışmış, hata mı?',
      answer: 'Değil. Unvan çoğu zaman adın hemen arkasına yazılır; ad doğruysa işlem gerekmez.',
    },
    {
      topic: 'Son saatler',
      question: 'Uçuşuma dört saat var, hatayı yeni gördüm.',
      answer:
        'Kontuara gidin, biletle pasaportu yan yana gösterin; son kararı görevli verir. Bileti acente kestiyse aynı anda ona da haber verin.',
    },
    {
      topic: 'İkinci ad',
      question: 'İkinci adım bilette yok, uçabilir miyim?',
      answer: 'Gidilen ülkeye göre değişebilir. Pasaport ve bilet görüntüsüyle bileti kesene sorun, yanıtı saklayın.',
    },
  ],
  warning: 'Harf sayısına güvenip beklemeyin; düzeltme kalkışa yakın kapanabilir ve yanıt gecikebilir.',
};
