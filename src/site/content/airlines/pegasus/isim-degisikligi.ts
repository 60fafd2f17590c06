import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'Pegasus satın alınmış bilette adı değiştirmiyor. Hatayı fark edince ne yapmalı, yeni bilet riski nasıl azalır, alırken ad nasıl kontrol edilir?',
  answers: ['nameChange', 'nameLetters'],
  own: ['Yanlış harfi not edin, bileti aldığınız kanala kimlik örneğiyle yazın.', 'Yanıt gelmeden check-in yapmayın.'],
  call: 'Uçuş yakın ve yanıt gelmedi.',
  lead: 'Pegasus’un sık sorulan sorularında yanıt açıktır: rezerve edilmiş ya da satın alınmış bilette isim değiştirilemez. Yolcunun yerine başkası uçacaksa yol, eldeki biletin iade koşuluna bakıp yeni bilet almaktır. Küçük yazım hatalarının nasıl değerlendirileceğini ise Pegasus’tan teyit etmeden söylemiyoruz.',
  facts: [
    { label: 'İsim değişikliği', value: 'Yapılmaz', note: 'Pegasus’un kendi yanıtı', fact: 'nameChange' },
    { label: 'Başkasına devir', value: 'Mümkün değil', fact: 'nameChange' },
    {
      label: 'Harf hatası',
      value: 'Pegasus’a sorulur',
      note: 'Kapsamı yazılı olarak teyit edemedik',
      fact: 'nameLetters',
    },
    { label: 'Başvuru kanalı', value: 'Biletin alındığı yer', fact: 'changeBy' },
    { label: 'Denetim anı', value: 'Check-in ve biniş kapısı' },
  ],
  steps: [
    {
      title: 'Ne yazıyor, ne olmalı?',
      body: ['Biletteki adı ve belgedeki adı okursunuz. Hata bir harfte mi, sırada mı, kişide mi, ayırırız.'],
    },
    {
      title: 'Belgeyle karşılaştırırız',
      body: [
        'Türkçe harflerin karşılığı hata sayılmaz: Ş yerine S, Ğ yerine G zaten beklenen yazımdır. Birçok arama bu adımda biter.',
      ],
    },
    {
      title: 'Gerçek hataysa doğru yere sorarız',
      body: [
        'Bileti biz kestiysek durumu Pegasus’a sorarız. Başka yerden alındıysa kime, hangi bilgiyle başvuracağınızı yazdırırız.',
      ],
    },
    {
      title: 'Yanıt olumsuzsa hesap yaparız',
      body: ['İade koşulunu, dönecek vergileri ve yeni biletin bugünkü fiyatını karşılaştırırız.'],
    },
  ],
  sections: [
    {
      title: 'Hata hangi türden?',
      body: [
        [
          'Yanlış kişi: Kardeşinin, eşinin ya da iş arkadaşının adıyla alınmış bilet. Düzeltilmez.',
          'Takma ad: Kimlikte Mehmet yazarken bilette Memo. Aynı kişi olsanız da belge eşleşmez, hemen sorun.',
          'Eksik ad: İki addan biri yoksa “iç hatta sorun olmaz” diyene güvenmeyin, rezervasyonunuz için Pegasus’tan yanıt alın.',
          'Soyadı değişmiş: Bilet eski soyadıyla alındıysa uçuş günü eski soyadlı geçerli bir belgeniz var mı, ona bakın.',
        ],
      ],
    },
    {
      title: 'Ödemeden önce otuz saniyelik kontrol',
      body: [
        [
          'Belgeyi elinize alın, ezberden yazmayın.',
          'Ad kutusuna yalnızca adları, soyadı kutusuna yalnızca soyadını yazın.',
          'Tarayıcının kendiliğinden doldurduğu adı silin; başkasının adıyla alınan biletlerin sık görülen nedeni budur.',
          'Birden çok yolcuda ad ile doğum tarihinin aynı kişiye ait olduğuna bakın.',
          'Ödeme sayfasındaki özette adı sesli okuyun.',
        ],
      ],
    },
    {
      title: 'Yeni bilet almak gerekirse',
      body: [
        'Eski bileti kendi kuralına göre iptal ettirin; Pegasus’ta geri istenebilen vergi kalemleri için ayrıca başvurmanız gerekebilir. Önce yeni bileti almak, sonra eskiyi kapatmak daha güvenlidir: böylece uçuş dolarsa iki biletten de olmazsınız. Doğru adla alacağınız biletin paketini de bu kez değişiklik hakkına göre seçin.',
      ],
    },
  ],
  haveReady: [
    { label: 'Belgenin kendisi', hint: 'Uçuşta göstereceğiniz kimlik ya da pasaport' },
    { label: 'PNR ve alış saati', hint: 'Yeni kesilmiş bilette zaman önemlidir' },
    { label: 'Hatanın tarifi', hint: 'Hangi harf, hangi kutu' },
    { label: 'Paket adı', hint: 'İade ve yeni bilet hesabı buna bağlı' },
  ],
  questions: [
    {
      question: 'Biletim dış hat, bir harf yanlış. Uçabilir miyim?',
      answer:
        'Bunu biz söyleyemeyiz, tahmin etmek de doğru olmaz; kararı kontuar ve pasaport görevlisi verir. Uçuştan günler önce Pegasus’a yazılı sorup yanıtı saklayın.',
    },
    {
      question: 'Rezervasyon yaptım, ödemedim. Ad değişir mi?',
      answer:
        'Pegasus’un yanıtı rezerve edilmiş bileti de kapsar. Ödenmemiş rezervasyonda genellikle en temiz yol, süresinin dolmasını bekleyip doğru adla yenisini açmaktır.',
    },
    {
      question: 'Bebeğin adını yanlış yazdım, o da mı değişmez?',
      answer:
        'Bebek de yolcu olarak kayıtlıdır. Kural aynıdır; belgesiyle birlikte, bileti aldığınız yere hemen başvurun.',
    },
  ],
  warning:
    'İsim değiştirtme sözüyle para isteyen hesaplara inanmayın. Pegasus’un yapmadığı bir işlemi üçüncü bir kişi de yapamaz.',
};
