import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'Aeroflot bilet iptali ve iadesi: Promo tarife, iadenin döneceği kart, iptal edilen uçuş, sağlık nedeni ve kısmi iade nasıl sorulur?',
  tagline: 'İade, ödemenin geldiği kanaldan döner; kart artık çalışmıyorsa önce onu çözün.',
  lead: 'Aeroflot iadesinde iki ayrı soru var: biletiniz iade veriyor mu ve para hangi yoldan dönecek? Promo tarifede genellikle iade yoktur. Üst tarifelerde kesintiyle mümkün olabilir. Para, ödediğiniz kanaldan geri gelir; o kart kapandıysa ya da ülkeler arası geçmiyorsa hakkınız olan iade bile bekler. İkisini aynı görüşmede konuşuruz.',
  facts: [
    { label: 'Promo', value: 'Genellikle iadesiz' },
    { label: 'Üst tarife', value: 'Kesintili iade olabilir', note: 'Biletinizdeki koşul belirler' },
    { label: 'İade yolu', value: 'Ödeme kanalıyla aynı', note: 'Kart uyumu kritik' },
    { label: 'Türkiye’den kalkış', value: 'SHGM düzenlemesi geçerli' },
    { label: 'Rusya’dan dönüş', value: 'Kapsam dışı', note: 'Havayolunun koşulu uygulanır' },
  ],
  steps: [
    {
      title: 'Ödemenin izini süreriz',
      body: ['Bilet ne zaman, hangi kanaldan, hangi ülkenin kartıyla alındı? İade o izi geriye doğru yürüyecek.'],
    },
    {
      title: 'Tarife metnini açarız',
      body: [
        'Rusça metindeki iade, kesinti ve son başvuru saatini Türkçe okuruz. Promo yazıyorsa dönecek tutarın az olabileceğini baştan söyleriz.',
      ],
    },
    {
      title: 'En az kayıplı yolu seçersiniz',
      body: ['İptal, tarih değişikliği ya da vergi iadesi: hangisi ne döndürür, yan yana koyarız. Karar sizindir.'],
    },
    {
      title: 'Başvuru ve takip',
      body: [
        'Bilet satıcı üzerinden alındıysa başvuru da oradan yapılır. Talep numarası çıktığında hangi aşamada olduğunu sorar, size döneriz.',
      ],
    },
  ],
  sections: [
    {
      title: 'Vazgeçen sizseniz',
      body: [
        'Promo bilette bedel geri dönmeyebilir; bu durumda kullanılmayan vergiler olup olmadığını ayrıca sordurun. Üst tarifede kesinti iptal gününe göre artabilir. Kararınızı verdiyseniz beklemeyin, uçuşa gelmemek çoğu biletin en kötü koşulunu çalıştırır.',
      ],
    },
    {
      title: 'Uçuşu Aeroflot iptal eder ya da geciktirirse',
      body: [
        'Türkiye’den kalkan uçuşta yürürlükteki SHGM düzenlemesi devreye girer. Uçuş iptalinde iade ile başka uçuş arasında seçim istenebilir; teknik veya operasyonel nedenle varışa 3 saat ve üzeri geç kalan uçuşta tazminat da sorulabilir. Tutar mesafeye göre 250, 400 ya da 600 avrodur. İstanbul–Moskova arası 1.500 km’yi aştığı için ortadaki basamağa düşer. Hava sahası kapanması gibi olağanüstü durumlarda tazminat çıkmayabilir.',
        'Aeroflot 2022’den beri AB havalimanlarına uçmuyor; bu yüzden AB’nin yolcu hakları kuralı pratikte gündeme gelmez.',
      ],
    },
    {
      title: 'Sağlık nedeniyle iptal',
      body: [
        'Rapor, iadesiz tarifede bile istisna sorulmasına yarar; sonucu Aeroflot belirler. Raporun Rusça ya da İngilizce çevirisi istenebilir, o nedenle belgeyi uçuştan önce hazırlayın. Telefonda tanınızı sormayız; uçamayacağınız tarih aralığı yeter.',
      ],
    },
    {
      title: 'Yolculuğun yarısı kaldıysa',
      body: [
        'Gidiş uçulmuş, dönüş kullanılmamışsa kısmi iade hesabı yapılır. Promo dönüşlerde bu hesap çoğunlukla vergilerle sınırlı kalır. Rusya içi devam uçuşunu kullanmadıysanız onu da ayrıca sordurun; bir bilette kalan her uçuş ayrı satırdır.',
      ],
    },
  ],
  haveReady: [
    { label: 'Bilet numarası ve PNR', hint: 'Satıcı sipariş numarası tek başına yetmez' },
    { label: 'Ödeme dekontu', hint: 'Karttaki tutar, para birimi ve tarih görünsün' },
    { label: 'Kartın bugünkü durumu', hint: 'Açık mı, kapandı mı, yenilendi mi?' },
    { label: 'Yazışmalar', hint: 'Havayolundan gelen iptal ya da saat bildirimi' },
  ],
  questions: [
    {
      question: 'Ödediğim kart kapandı, iade nereye gider?',
      answer:
        'Banka kapalı karta gelen tutarı genellikle bağlı hesaba alır, ama bu bankaya göre değişir. Başvurudan önce bankanızdan yazılı bilgi isteyin.',
    },
    {
      question: 'Promo biletim tümüyle mi yandı?',
      answer:
        'Bilet bedeli için büyük olasılıkla. Uçuşu havayolu iptal ettiyse durum değişir, tarife adı o zaman belirleyici olmaz.',
    },
    {
      question: 'İadeyi başka karta isteyebilir miyim?',
      answer:
        'Genellikle kabul edilmez; güvenlik gereği aynı yönteme dönülür. Zorunlu bir neden varsa satıcıya belgeyle sorarız.',
    },
  ],
  warning:
    'İade hakkınız varsa bile çalışmayan kart süreci durdurur. İptalden önce kartın para alabildiğini bankanızdan öğrenin.',
};
