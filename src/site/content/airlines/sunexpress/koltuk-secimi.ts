import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'SunExpress’in geniş diz mesafeli koltuğu XLeg genellikle ücretlidir. Online seçim kaç saat kala biter, hareket kısıtlı yolcu nerede oturur?',
  answers: ['seat', 'seatHelp'],
  own: [
    'Koltuğu süresi dolmadan alın: genellikle iç hatta 3, dış hatta 6 saat kala kapanır.',
    'Hareketiniz kısıtlıysa koltuğu siteden değil müşteri hizmetlerinden isteyin.',
  ],
  call: 'Refakatçinizle yan yana koltuk gerekiyor.',
  lead: 'SunExpress’te diz mesafesi geniş koltuklar XLeg adıyla satılır; acil çıkış ve ön sıra koltukları bu gruptadır. Hem XLeg hem standart koltuk genellikle ücretlidir. Bu havayolunda bir konu daha öne çıkar: hareket kısıtlı yolcu önceden genellikle yalnızca cam kenarı ayırtabilir, ağır engelli yolcuyla bir refakatçisinin koltuğu ise müşteri hizmetlerinden genellikle ücretsiz düzenlenir.',
  facts: [
    { label: 'XLeg', value: 'Acil çıkış ve ön sıra', note: 'Genellikle ücretli', fact: 'seat' },
    { label: 'Standart koltuk', value: 'Ücretli', note: 'Üst tarifede dahil olabilir', fact: 'seat' },
    { label: 'Online seçim, iç hat', value: '3 saat kalana kadar', fact: 'seat' },
    { label: 'Online seçim, dış hat', value: '6 saat kalana kadar', fact: 'seat' },
    { label: 'Hareket kısıtlı yolcu', value: 'Cam kenarı (A ya da F)', fact: 'seatHelp' },
    {
      label: 'Refakatçi koltuğu',
      value: 'Koşulla ücretsiz',
      note: 'SunExpress müşteri hizmetlerinden',
      fact: 'seatHelp',
    },
  ],
  steps: [
    {
      title: 'Yolcuyu tanıyalım',
      body: ['Uzun boy, bebek, engel, kalabalık aile. SunExpress’te koltuk kuralı yolcunun durumuna göre değişir.'],
    },
    {
      title: 'Tarife hakkına bakarız',
      body: ['SunClassic ve SunPremium’da koltuk hakkı bulunabilir. Varsa ödemeden kullanırız.'],
    },
    {
      title: 'Saat sınırına bakarız',
      body: ['Dış hatta online seçim daha erken kapanır. Süre geçtiyse kontuarda ne isteyeceğinizi söyleriz.'],
    },
    { title: 'Koltuğu işleriz', body: ['XLeg ya da standart, ücretini ve hizmet bedelimizi duyup onaylarsınız.'] },
  ],
  cardGroups: [
    {
      title: 'XLeg ve diğer özel yerler',
      cards: [
        {
          title: 'Geniş diz mesafesi',
          text: 'XLeg sıralarında bulunur. Çıkış sırasının koşullarını taşımıyorsanız XLeg’in ön sıradaki koltuklarını sorun.',
        },
        {
          title: 'Acil çıkış sırası',
          text: 'Çocuklu, bebekli, hamile ya da hareketi kısıtlı yolcu oturamaz, hayvan taşıyana da önerilmez. Yönergeyi anlamayan yolcunun yeri kapıda değişebilir.',
        },
        {
          title: 'Bebek beşiği',
          text: 'SunExpress’in güncel metnine ulaşamadık; uçağın tipi ve uçuş süresi belirler. Yanıt gelmeden beşiğe göre koltuk almayın.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Engelli ve hareket kısıtlı yolcu',
      body: [
        'Hareket kısıtlı yolcu önceden genellikle yalnızca A ve F harfli cam kenarlarını ayırtabilir. Koridor koltuğu istiyorsanız bunu kontuara bırakmayın, SunExpress müşteri hizmetleriyle konuşun. Ağır engelli yolcu ile bir refakatçinin yan yana oturması için ücret genellikle alınmaz; bunu siteden değil, telefonla isteyin. Görüşmede tanı anlatmanız gerekmez, gereken yardım türü yeter.',
      ],
    },
    {
      title: 'Aileyi bir arada oturtmak',
      body: [
        'Çocuklu ailede önce en küçüğün yanındaki koltuğu güvenceye alın, diğerlerini sonra seçin. Beşik isteyecekseniz bunu bileti alırken yazdırın; kucakta uçacak bebek için koridora yakın bir yer kalkıp dolaşmayı kolaylaştırır. Paket biletinde operatörün oturtma listesi olabilir, koltuk satın almadan önce bunu da sorun.',
      ],
    },
  ],
  haveReady: [
    { label: 'Rezervasyon', hint: 'Paketle aldıysanız operatör kodu da' },
    { label: 'Boy, yaş, yardım bilgisi', hint: 'Kurala uyan sırayı bulmak için' },
    { label: 'Yan yana oturacaklar', hint: 'Hangi yolcular ayrılmamalı' },
    { label: 'Kalkış saati', hint: 'Online seçimin bitişini hesaplamak için' },
  ],
  questions: [
    {
      question: 'XLeg aldım ama çocuğumla uçuyorum, ne olacak?',
      answer:
        'Çıkış sırasındaysa sizi başka koltuğa alırlar. Bizi hemen arayın, uçuştan önce ön sıraya ya da standart koltuğa geçirmeyi deneyelim; yeriniz kapıda değiştirilirse ücreti geri istemeyi unutmayın.',
    },
    {
      question: 'Koltuk almazsam ayrı mı otururuz?',
      answer:
        'Atama boş yere göre yapılır, yan yana denk gelebilir de gelmeyebilir de. Yaz uçuşlarında doluluk arttıkça yan yana oturma olasılığı düşer.',
    },
    {
      question: 'Dış hatta kalkışa beş saat var, koltuk seçemiyorum. Neden?',
      answer:
        'Online seçim dış hatta genellikle altı saat kala biter. Check-in’de ya da kontuarda kalan koltuklardan isteyin.',
    },
  ],
  warning:
    'Koltuğu bir yakınınızın adına alıp uçakta değiş tokuş etmeyi planlamayın. Hareket kısıtlı yolcunun koltuğu baştan kendi adına ayrılmalıdır.',
};
