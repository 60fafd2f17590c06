import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'Lite, Value ve Flex’te flydubai bilet değişikliği: uçuşa gelmeme, 30 günlük yeniden tarihlendirme, sıralı uçuş kuralı.',
  answers: ['change', 'noShow'],
  own: [
    'Rezervasyonunuzu kalkıştan önce açıp değiştirin; kalkıştan sonra Lite ve Value’da iade yapılmaz.',
    'Flex ya da Business’ta uçağı kaçırdıysanız 30 günü o uçuşun kalkışından sayın.',
  ],
  call: 'İlk bölümü uçmayacak ama sonrakileri kullanmak istiyorsunuz.',
  lead: 'flydubai’de kalkıştan önceki değişikliğin ücretini güvenilir bir metinde bulamadık; tutarı rezervasyonunuzdaki ekran gösterir. Bildiğimiz kural uçağı kaçıranlar içindir: Lite ve Value biletlerde iade yapılmaz, Flex ve Business biletlerde 30 gün içinde fark ödenerek yeni tarih alınabilir. Uçamayacağınızı anladıysanız kalkışı beklemeyin; kalkıştan önce sorulan koşul genellikle daha iyidir.',
  facts: [
    { label: 'Kalkıştan önce', value: 'Ekranda çıkan tutar', note: 'Ücretini bulamadık', fact: 'change' },
    { label: 'Uçak kaçtı, Lite ve Value', value: 'İade yapılmaz', fact: 'noShow' },
    {
      label: 'Uçak kaçtı, Flex ve Business',
      value: '30 gün içinde yeni tarih',
      note: 'Fark ödenerek',
      fact: 'noShow',
    },
    { label: 'İlk uçuş uçulmazsa', value: 'Sonrakiler düşebilir', note: 'Özellikle tur biletlerinde', fact: 'legs' },
    { label: 'Tur ve charter', value: 'Tur operatörü yetkili' },
    { label: 'Ortak uçuş', value: 'Satan şirkete başvurun' },
  ],
  steps: [
    {
      title: 'Saat kaç, uçuş kaçta?',
      body: ['Kalkıştan önce miyiz, sonra mı? İkisinde ayrı kural işlediği için önce bunu sorarız.'],
    },
    {
      title: 'Tarife ve satıcı',
      body: [
        'Lite, Value, Flex ya da Business. Bileti Emirates ya da tur operatörü sattıysa yetkinin kimde olduğunu söyleriz.',
      ],
    },
    {
      title: 'Yeni tarih ve fark',
      body: [
        'Flex’te bile boş yer ve fiyat farkı gerekir. Aynı haftadan üç tarihi, farkı küçük olandan başlayarak söyleriz.',
      ],
    },
    {
      title: 'Bütün uçuşlar tek seferde',
      body: [
        'Dönüşünüz ya da devam uçuşunuz varsa birlikte taşırız. Yalnızca ilkini bırakmak diğerlerini de iptal ettirebilir.',
      ],
    },
  ],
  sections: [
    {
      title: 'Ne yapmalı?',
      body: [
        [
          'Kalkışa saatler var, Lite: değişiklik koşulunu hemen sorun. Gelmemek her durumda daha kötü.',
          'Uçak kaçtı, Value: iade yok, yeni bilet tutarı hesaplanır; ileri tarihli dönüşünüz korunuyor mu, onu sorun.',
          'Uçak kaçtı, Flex ya da Business: 30 günlük süre işliyor, ayın sonunu beklemeyin.',
          'Tur paketi: tur operatörünüzü arayın; biz yalnızca bilgi verebiliriz.',
        ],
      ],
    },
    {
      title: 'Sıralı kullanım kuralı',
      body: [
        'Tur operatörlerinin duyurularında, ilk bölümü uçulmayan biletin sonraki bölümlerinin iptal edilebileceği yazıyor. Bu nedenle yolculuğa ortadan katılmayı planlamayın. Gidişi başka yoldan yapacaksanız bunu kalkıştan önce haber verip dönüşün korunmasını yazılı isteyin.',
      ],
    },
    {
      title: 'Havayolu saatinizi değiştirirse',
      body: [
        'Terminal değişikliği de saat kadar önemlidir; yeni onay belgesinde ikisine birlikte bakın. Değişiklik size uymuyorsa onaylamadan önce ücretsiz seçenekleri sorarız. Türkiye’den kalkan uçuşta SHGM’nin yürürlükteki düzenlemesi uygulanır, Dubai’den dönüşte uygulanmaz.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR ve kalkış saati', hint: 'Kaç saat kaldığını bununla hesaplarız' },
    { label: 'Bileti satan', hint: 'Havayolu, Emirates, acente ya da tur' },
    { label: 'Yeni tarih aralığı', hint: 'Flex ve Business’ta 30 günün içinde' },
    { label: 'Kaçırma nedeni', hint: 'Bağlantı gecikmesiyse belgesi' },
  ],
  questions: [
    {
      question: '30 gün ne zaman başlar?',
      answer:
        'Kaçırılan uçuşun kalkışından saymak güvenlidir. Bitiş anını uçuşunuz için havayoluna sorarız; 30 gün çabuk geçer.',
    },
    {
      question: 'Flex’te fark neden çıkıyor?',
      answer:
        'Yeni uçuşta aynı sınıf dolmuş olabilir. Flex size tarih değiştirme yolunu açar, o günün tarifesini sabitlemez.',
    },
    {
      question: 'Emirates’in gecikmesi yüzünden uçağı kaçırdım.',
      answer:
        'İki uçuş tek bilette ise bu genellikle gelmeme sayılmaz; havalimanında yeniden yer isteyin. Ayrı biletlerdeyse tarifenizin kuralı geçer.',
    },
  ],
  warning:
    'Lite ve Value biletle uçağa yetişemeyecekseniz bizi kalkıştan önce arayın. Kalkıştan sonra bu iki tarifede iade yapılmıyor.',
};
