import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'Aeroflot bavulu kiloyla saymaz: hafif ikinci çanta da genellikle ayrı parçadır. Bagajsız tarife nasıl anlaşılır, spor takımı nasıl sayılır?',
  answers: ['checked', 'cabinBag'],
  own: [
    'Önce ikinci bavula gerek var mı bakın: hafif de olsa genellikle ayrı parçadır.',
    'Ek parçayı siteden ya da uygulamadan, kartınız geçiyorsa önceden alın.',
  ],
  call: 'Kart reddedildi, ödeme için başka bir yol gerekiyor.',
  lead: 'Aeroflot kendi uçuşlarında kiloyu değil parçayı sayar. Economy’de hak çoğunlukla 23 kg’a kadar bir bavuldur; 10 kg’lık iki çanta toplamda hafif kalsa bile ikinci çanta genellikle ücretlidir. Bagajsız satılan Lite biletlerle de karşılaşılabilir. Bu yüzden ilk iş biletteki parça sayısını okumak, ikinci iş eşyayı ona göre dağıtmaktır.',
  facts: [
    { label: 'Hesap', value: 'Parça', note: 'Toplam kilo değil', fact: 'checked' },
    { label: 'Economy', value: '1 parça, 23 kg', note: 'Biletinizdeki satır esastır', fact: 'checked' },
    { label: 'Business', value: '2 parça, 32 kg', fact: 'checked' },
    { label: 'Bagajsız bilet', value: 'Olabilir', note: 'Lite tarifeyi kontrol edin', fact: 'checked' },
    { label: 'Kabin bagajı', value: '10 kg', note: 'Business’ta genellikle 15 kg', fact: 'cabinBag' },
    { label: 'Ek parça', value: 'Siteden, uygulamadan ya da havalimanında', fact: 'addOnline' },
  ],
  steps: [
    {
      title: 'Biletteki kodu okuruz',
      body: [
        'E-bilette 0PC, 1PC ya da 2PC gibi bir kısaltma görürsünüz. Rakam, ücretsiz parça sayısıdır; 0 ise kayıtlı bagaj hakkınız yoktur.',
      ],
    },
    {
      title: 'Bavulu tek parçaya indiririz',
      body: [
        'İki küçük çantanız varsa tek büyük bavul sorununuzu çözebilir. Ağırlığı söyleyin, genellikle verilen 23 kg’ı aşıp aşmadığına bakalım.',
      ],
    },
    {
      title: 'Gerekiyorsa parça ekleriz',
      body: [
        'Yön ve uçuş başına kaç parça gerektiğini belirleriz. Ödeme kanalı kartınızı kabul etmiyorsa havalimanında ödeme yolunu önceden öğreniriz.',
      ],
    },
    {
      title: 'Teyidi kontrol ederiz',
      body: [
        'Ek parça yeni bir belge numarasıyla görünür. Kontuarda gösterebilmeniz için e-postanıza düşen belgeyi saklayın.',
      ],
    },
  ],
  cardGroups: [
    {
      title: 'Parçası sayılan eşyalar',
      cards: [
        {
          title: 'Ek bagaj',
          text: 'Siteden, uygulamadan ya da havalimanında, kilo değil parça olarak alınır. Uçuştan önce sormak, boş yer ve ödeme kartı için zaman kazandırır.',
        },
        {
          title: 'Spor ekipmanı',
          text: 'Kayak, snowboard, golf, bisiklet, hokey ve balıkçılık setinin her biri genellikle tek parça sayılıp bagaj hakkına dahil edilir. Bilgi ortak uçuşları anlatan bir metinden; uçuşunuz için teyit alırız.',
        },
        {
          title: 'Özel eşya',
          text: 'Müzik aleti ve değerli eşya için önceden Aeroflot’a sorun; ölçüyü ve ağırlığı yazıp onayını yazılı isteyin.',
        },
        {
          title: 'Bagaj takibi',
          text: 'Bavul gelmezse bagaj alım salonundan çıkmadan PIR tutanağını tutturun; takip, tutanak numarası ve soyadıyla havayolunun sayfasından online yapılır.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Ağır tek bavul mu, iki bavul mu?',
      body: [
        [
          'Toplamınız tek parçanın hakkı içindeyse: tek bavula sığdırın.',
          'Biraz aşıyorsanız: fazlasını kabin bagajına alın, ama onun sınırını da tartın.',
          'Çok aşıyorsanız: ikinci parça almak, ağır tek bavulla fazla kilo ödemekten çoğu zaman iyidir.',
          'Rusya içi devam uçuşunuz ayrı bilette ise: o biletin hakkı daha düşük olabilir, ona göre hazırlanın.',
        ],
      ],
    },
    {
      title: 'Kabin bagajı ve Moskova aktarması',
      body: [
        'Kabin ölçüsünde kaynaklar farklı: kimi üç kenarın toplamını, kimi 55\u00a0×\u00a040\u00a0×\u00a025 cm’yi yazıyor. Sınırdaki bir çantayı biletinizdeki ölçüyle karşılaştırın.',
        'Moskova aktarmalı yolculukta etiketin son şehre kesildiğini kontuarda kontrol edin. Spor setini de tek kılıfta toplayın, iki kılıf iki parça olur.',
      ],
    },
  ],
  haveReady: [
    { label: 'Parça kodu', hint: 'E-bilette 0PC, 1PC gibi yazar' },
    { label: 'Tartılmış bavullar', hint: 'Her parçanın kilosu ayrı' },
    { label: 'Kabin bagajınız', hint: 'Dolu hâlde ölçüsü ve ağırlığı' },
    { label: 'Özel eşya', hint: 'Spor takımı, müzik aleti; kılıf sayısıyla' },
  ],
  questions: [
    {
      question: 'İki bavulum toplam 20 kg, neden ücret isteniyor?',
      answer: 'Çünkü hak genellikle bir parçadır. Toplam kilonuz düşük olsa da ikinci bavul ayrı parça sayılır.',
    },
    {
      question: 'Biletimde bagaj satırı yok, ne anlama geliyor?',
      answer:
        'Bagajsız bir tarife almış olabilirsiniz. PNR’den kontrol ederiz; hak yoksa parça eklemek ya da tarifeyi yükseltmek seçeneklerine bakarız.',
    },
    {
      question: 'Gelmeyen bavul için ne kadar sürem var?',
      answer:
        'Geciken bagajda yazılı başvuru, bagaj size verildikten sonraki 21 gün içinde; hasarda 7 gün içinde yapılmalıdır. PIR tutanağını ise salondan çıkmadan tutturun.',
    },
  ],
  warning:
    'Çantaları poşetle bağlayıp tek parça saydırmaya çalışmayın; kontuarda ayrılırsa havalimanı ücretiyle ödersiniz.',
};
