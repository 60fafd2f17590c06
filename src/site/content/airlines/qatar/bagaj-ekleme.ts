import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'Qatar Airways ek bagaj: hattınız kilo mu parça mı sayıyor, statünüz ne ekler, spor ekipmanında 6 saat ve 300 cm sınırı nasıl işler?',
  answers: ['checked', 'cabinBag'],
  own: [
    'Rezervasyon yönetiminde hakkın birimini okuyun: kilo ya da parça.',
    'Privilege Club kartınız varsa numarasını ekleyin, ek hak buradan gelir.',
  ],
  call: 'Yolculuğun bir bölümü ağırlık, bir bölümü parça hesabıyla.',
  lead: 'Qatar Airways’te ek bagaj almadan önce hattınızın birimini bilmek gerekir. Çoğu hatta ağırlık, Amerika ve Afrika bağlantılarında genellikle parça hesabı kullanılır; yanlış birimle düşünen yolcu fazla öder. Privilege Club statünüz varsa ek hakkınız hesaba baştan girer. Ek hak, uçuştan önce rezervasyon üzerinden alınır.',
  facts: [
    { label: 'Birim', value: 'kg ya da parça', note: 'Hatta göre değişir', fact: 'checked' },
    {
      label: 'Economy kabin bagajı',
      value: '1 parça, 7 kg',
      note: '50\u00a0×\u00a037\u00a0×\u00a025 cm',
      fact: 'cabinBag',
    },
    { label: 'Tek bavul sınırı', value: '32 kg', note: 'Daha ağırı bölünmelidir', fact: 'checked' },
    { label: 'Platinum üye', value: '+25 kg veya 2 parça', fact: 'programme' },
    { label: 'Gold üye', value: '+20 kg veya 1 parça', fact: 'programme' },
    { label: 'Silver üye', value: '+15 kg veya 1 parça', fact: 'programme' },
    { label: 'Spor ekipmanı', value: 'En geç 6 saat önce', note: 'Toplam ölçü en çok 300 cm', fact: 'sportsUntil' },
  ],
  steps: [
    {
      title: 'Birime ve hakka bakarız',
      body: [
        'PNR’den bütün uçuşların bagaj satırına bakarız. Parça mı, kilo mu yazdığını ve kaç birim hakkınız olduğunu söyleriz.',
      ],
    },
    {
      title: 'Bavulları evde tartarsınız',
      body: [
        'Bavulların ağırlığını sorarız. Toplam aşmasa da 32 kg’ı geçen tek bavul genellikle kabul edilmez; eşyayı iki bavula bölmek gerekebilir.',
      ],
    },
    {
      title: 'Üyelik hakkınızı sayarız',
      body: [
        'Üyelik numaranız rezervasyonda değilse ekleriz. Silver üyenin ek hakkı bile bazen satın almayı gereksiz kılar.',
      ],
    },
    {
      title: 'Eksiği ekleriz',
      body: [
        'Kalan ihtiyaç kadar ek hakkı rezervasyona işleriz. Gidiş ve dönüş ayrı eklenir; dönüşte alışveriş yapacaksanız iki yönü ayrı hesaplayın.',
      ],
    },
  ],
  cardGroups: [
    {
      title: 'Bavul, spor takımı, özel eşya',
      cards: [
        {
          title: 'Ek bagaj',
          text: 'Rezervasyon üzerinden önceden alınır; hattınız kilo sayıyorsa kilo, parça sayıyorsa parça satılır. Silver, Gold ve Platinum hakkı satın almadan önce hesaba katılır.',
        },
        {
          title: 'Spor ekipmanı',
          text: 'Kayak, golf ya da sörf takımı biletteki bagaj hakkının içinde taşınır, aşan kısım ücretlidir. Özel spor tarifesi kalkıştan en geç 6 saat önce alınır; üç kenarın toplamı 300 cm’yi geçemez.',
        },
        {
          title: 'Özel eşya',
          text: 'Müzik aleti, bebek arabası ve kırılgan eşya için ölçüyü söyleyin, kabul biçimini havayoluna soralım.',
        },
        {
          title: 'Bagaj takibi',
          text: 'Etiket kuponundaki numara bavulun nereye kadar gittiğini gösterir. Çıkmayan bavulu tutanak numarası ve soyadıyla havayolunun sayfasından online izlersiniz.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Kilo hattı ve parça hattı nasıl hesaplanır?',
      body: [
        [
          'Kilo hattı: bavul sayısı serbesttir sanmayın; toplam kilo önemlidir, her bavul 32 kg’ın altında kalmalıdır.',
          'Parça hattı: iki hafif çanta iki parçadır. Eşyayı tek bavulda toplamak para kazandırır.',
          'Karma yolculuk: biletin her uçuşunda bagaj satırı ayrı yazabilir, en düşük olana göre hazırlanın.',
        ],
        'Bilet almadan önce bavul sayınızı söylerseniz hangi tarifenin ek bagajdan kurtardığını da hesaplarız.',
      ],
    },
    {
      title: 'Doha’da bavulun yolu',
      body: [
        'Doha aktarmalı tek bilette bavulun son varışa etiketlendiğini kontuarda sorun. Bavul çıkmazsa bagaj alım salonundan çıkmadan PIR tutanağı tutturun; sonradan yapılan başvuruda izini bulmak zorlaşır.',
        'Brezilya bağlantılı yolculukta kabin bagajı sınırı farklı olabilir; biletinizdeki satır geçerlidir.',
      ],
    },
  ],
  haveReady: [
    { label: 'Bavul ağırlıkları', hint: 'Her bavulu ayrı tartın, toplamı değil' },
    { label: 'Statü seviyesi', hint: 'Silver, Gold veya Platinum ve üye numarası' },
    { label: 'Spor takımının ölçüsü', hint: 'Kılıfıyla birlikte en, boy, yükseklik' },
    { label: 'Yön', hint: 'Ek hakkın gidişe mi, dönüşe mi gerektiği' },
  ],
  questions: [
    {
      question: 'Havalimanında alsam olmaz mı?',
      answer:
        'Olur, ama genellikle daha pahalıdır ve uçakta yer kalmamış olabilir. Uçuştan önce almak her iki riski de azaltır.',
    },
    {
      question: 'Doha’da bavulumu alıp yeniden verecek miyim?',
      answer:
        'Tek bilette genellikle bavul son varışa gider. Ayrı biletlerde ya da Doha’da şehre çıkacaksanız durum değişir; etiketin üstündeki üç harfli koda bakın.',
    },
    {
      question: 'Ailemle kiloları birleştirebilir miyiz?',
      answer:
        'Aynı rezervasyonda ve aynı uçuştaysanız uygulamayı sorarız. Birleştirilse bile tek bavul için 32 kg sınırı sürer.',
    },
  ],
  warning: 'Parça hattında 8 kg’lık ikinci çanta da tam bir parçadır. Ağır değil diye hesabın dışında bırakmayın.',
};
