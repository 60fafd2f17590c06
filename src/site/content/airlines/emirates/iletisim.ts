import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'Emirates biletiniz için 7/24 bağımsız telefon desteği: tarife ve kilo hesabı, Dubai 3. Terminal, Skywards yükseltmesi, yalnız uçan çocuk.',
  answers: ['contact'],
  own: ['Rezervasyonu PNR ve soyadıyla açın; tarife adınız orada yazar.', 'Yazılı başvuruda 176’lı numarayı verin.'],
  call: 'Ekrandaki koşulu anlamadınız.',
  lead: 'Emirates biletinde sorunun yanıtı çoğu zaman tek sözcüktedir: Special, Saver, Flex ya da Flex Plus. Bagaj kilosu, koltuk seçimi ve mille yükseltme bu adla değişir. Hattımız 7/24 açıktır; aramaları ortalama 5 dakikada, e-postaları 24 saat içinde yanıtlarız. Emirates’ten bağımsız çalışırız, biletinizin koşullarını sizin için inceleriz.',
  facts: [
    { label: 'Emirates’in kendi sitesi', value: 'emirates.com', note: 'Tarife adınız orada da yazar', fact: 'contact' },
    { label: 'Bizi arayabileceğiniz saatler', value: '7/24', note: 'Ortalama yanıt 5 dakika' },
    { label: 'E-posta yanıtımız', value: '24 saat içinde' },
    { label: 'Üs', value: 'Dubai (DXB)', note: '3. Terminal', fact: 'base' },
    { label: 'Bilet numarası', value: '176 ile başlar', note: '13 hanelidir', fact: 'prefix' },
    { label: 'Program', value: 'Skywards', note: 'İki havayolunda ortak: Emirates ve flydubai', fact: 'programme' },
    { label: 'Kabinler', value: 'Dört ayrı kabin', note: 'Economy’den First’e', fact: 'cabins' },
  ],
  steps: [
    {
      title: 'Tarife adını söylersiniz',
      body: [
        'E-biletin fiyat bölümünde yazar. Bulamazsanız PNR ve soyadıyla biz bakarız; birçok soru bu adımda yanıtlanır.',
      ],
    },
    {
      title: 'Uçağı kimin işlettiğine bakarız',
      body: [
        'Emirates ile flydubai ortak uçuş satabilir. Uçuş EK numarasıyla görünse bile flydubai işletiyorsa terminal ve bagaj kuralı değişebilir.',
      ],
    },
    {
      title: 'İsteği seçeneğe çeviririz',
      body: [
        'Ne istediğinizi bir cümleyle anlatın. Karşılığında iki ya da üç seçenek, her birinin koşulu ve farkıyla birlikte gelir.',
      ],
    },
    {
      title: 'Onay, işlem, belge',
      body: ['Yalnızca onayladığınız seçenek işlenir. Yeni e-bilet ya da hizmet belgesi e-posta adresinize ulaşır.'],
    },
  ],
  sections: [
    {
      title: 'Bizi hangi konuda arıyorlar?',
      body: [
        [
          'Saver biletle önceden koltuk seçip seçemeyeceğini öğrenmek isteyenler',
          'Amerika ya da Afrika yolculuğunda kilonun neden parçaya döndüğünü soranlar',
          'Premium Economy ile Business arasında kalanlar',
          '5–11 yaşındaki çocuğunu Dubai üzerinden yollayacak aileler',
          'Bisiklet, dalış ya da golf takımıyla uçacak yolcular',
        ],
      ],
    },
    {
      title: 'Emirates’in kendisine gitmeniz gereken işler',
      body: [
        'Skywards hesabınızdaki mil hareketleri, Dubai’de kaçan bağlantı, terminalde tutulacak PIR tutanağı ve uçuş günü istenen sağlık onayı Emirates’in birimlerinde sonuçlanır. Uçuşunuz bugünse ve havalimanındaysanız önce kontuara ya da aktarma kontuarına gidin; telefonla geçen dakika orada daha değerlidir.',
      ],
    },
    {
      title: 'Bizden beklentiniz ne olmalı?',
      body: [
        'Bilet satışını, değişikliği, iade talebini ve ek hizmeti sizin adınıza yürütürüz. Havayolu adına karar veremeyiz, kapanmış uçuşa yer bulamayız, mil hesabınıza giremeyiz. Hizmet bedelini görüşmenin başında duyarsınız; dilerseniz işlemi Emirates’in sitesinden kendiniz yaparsınız.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR', hint: 'Altı karakter; e-postanın konusunda da geçer' },
    { label: 'Tarife adı', hint: 'Special, Saver, Flex ya da Flex Plus' },
    { label: 'Uçuşu işleten', hint: 'EK numarasının altındaki küçük yazı' },
    { label: 'Skywards numarası', hint: 'Yükseltme veya ek bagaj soracaksanız' },
  ],
  questions: [
    {
      question: 'Emirates yerine neden sizi arayayım?',
      answer:
        'Bizi aramak zorunda değilsiniz. Türkçe konuşmak, seçenekleri karşılaştırmak ve başvuruyu başkasına yaptırmak isteyenler bizi arıyor.',
    },
    {
      question: 'Biletimi Emirates’ten aldım, yine de yardım edebilir misiniz?',
      answer:
        'Kuralı okur, yol gösteririz. Bazı işlemleri biletin alındığı kanal yapmak zorunda; öyleyse sizi doğrudan oraya yönlendiririz.',
    },
    {
      question: 'Ortalama 5 dakika ne demek?',
      answer:
        'Aramaların yanıtlanma süresinin ortalamasıdır, her aramada aynı çıkmaz. Yoğun günlerde uzayabilir, o zaman e-posta da bırakın.',
    },
  ],
  warning: 'EK numaralı her uçuşu Emirates işletmez. Terminale gitmeden önce biletteki işleten şirketi okuyun.',
};
