import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'Aeroflot’ta Promo bilet genellikle iadesizdir; para, ödemenin geldiği karta döner. Kart kapandıysa, uçuş iptal olduysa, hastalandıysanız ne yapılır?',
  answers: ['cancel', 'refundByLaw'],
  own: [
    'Tarifeniz Promo değilse iade koşulunu okuyun.',
    'İadenin döneceği kart hâlâ çalışıyor mu, önce onu doğrulayın.',
  ],
  call: 'Ödeme yapılan kart kapandı.',
  lead: 'Aeroflot iadesinde iki ayrı soru var: biletiniz iade veriyor mu ve para hangi yoldan dönecek? Promo tarifede genellikle iade yoktur. Üst tarifelerde kesintiyle mümkün olabilir. Para, ödediğiniz kanaldan geri gelir; o kart kapandıysa ya da ülkeler arası geçmiyorsa hakkınız olan iade bile bekler. İkisini aynı görüşmede konuşuruz.',
  facts: [
    { label: 'Promo', value: 'İadesiz', fact: 'refund' },
    { label: 'Üst tarife', value: 'Kesintili iade olabilir', note: 'Biletinizdeki koşul belirler', fact: 'refund' },
    { label: 'İade yolu', value: 'Ödediğiniz karta', note: 'Kart hâlâ açık olmalı', fact: 'cards' },
    { label: 'Türkiye’den kalkış', value: 'SHGM düzenlemesi geçerli' },
    { label: 'Rusya’dan dönüş', value: 'Kapsam dışı', note: 'Havayolunun koşulu uygulanır' },
  ],
  steps: [
    {
      title: 'Ödemenin izini süreriz',
      body: ['Bilet ne zaman, hangi kanaldan, hangi ülkenin kartıyla alındı? İade aynı yoldan geri gelecek.'],
    },
    {
      title: 'Tarife metnini açarız',
      body: [
        'Rusça metindeki iade, kesinti ve son başvuru saatini Türkçe okuruz. Promo yazıyorsa dönecek tutarın az olabileceğini baştan söyleriz.',
      ],
    },
    {
      title: 'En az kayıplı yolu seçersiniz',
      body: ['İptal, tarih değişikliği ya da vergi iadesi: hangisi ne döndürür, hesabını çıkarırız. Karar sizindir.'],
    },
    {
      title: 'Başvuru ve takip',
      body: [
        'Bilet satıcı üzerinden alındıysa başvuru da oradan yapılır. Talep numarası çıktığında hangi aşamada olduğunu sorar, size döneriz.',
      ],
    },
  ],
  cardGroups: [
    {
      title: 'İade parası hangi yoldan döner?',
      cards: [
        {
          title: 'Güvenli iade',
          text: 'Para, ödemeyi yapan karta ve kanala döner; üçüncü bir kişinin hesabı kullanılmaz. Kartın iade alabildiğini iptalden önce bankanızdan öğrenin.',
        },
        {
          title: 'Hızlı işlem',
          text: 'Rusça tarife metnini telefonda Türkçe okur, başvuruyu aynı görüşmede hazırlarız. Sonuçlandıran, satıcı ve havayoludur.',
        },
        {
          title: 'Azami iade',
          text: 'Promo bilette kullanılmayan vergileri, havayolunun kaldırdığı uçuşta bilet bedelini ayrı ayrı isteriz. Hangisinin ödeneceğine Aeroflot karar verir.',
        },
      ],
    },
    {
      title: 'Neden iptal ediyorsunuz?',
      cards: [
        {
          title: 'Gönüllü iptal',
          text: 'Promo bilette bedel genellikle geri dönmez, üst tarifede kesinti iptal gününe göre artabilir. Kararınızı verdiyseniz kalkış saatini beklemeyin.',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'Türkiye’den kalkışta yürürlükteki SHGM düzenlemesi uygulanır: Aeroflot iptal ederse iade ya da başka uçuş istenir. Rusya’dan dönüşte Aeroflot’un taşıma koşulları geçerlidir.',
        },
        {
          title: 'Sağlık nedeniyle iptal',
          text: 'Rapor, iadesiz tarifede bile istisna istemenize yarar; sonucu Aeroflot belirler. Rusça ya da İngilizce çeviri istenebileceği için belgeyi uçuştan önce hazırlayın.',
        },
        {
          title: 'Kısmi iade',
          text: 'Gidiş uçulmuş, dönüş kalmışsa kullanılmayan bölüm hesaplanır; Promo’da bu hesap çoğunlukla vergilerle sınırlı kalır.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Türkiye’den kalkan uçuşta tazminat',
      body: [
        'Teknik veya operasyonel nedenle varışa 3 saat ve üzeri geç kalan uçuşta [tazminat](/hizmetler/ucus-gecikmesi) da istenebilir. Tutar mesafeye göre 250, 400 ya da 600 avrodur; İstanbul–Moskova arası 1.500 km’yi aştığı için ortadaki basamağa düşer. Hava sahası kapanması gibi olağanüstü durumlarda tazminat çıkmayabilir.',
        'Aeroflot 2022’den beri AB havalimanlarına uçmuyor; bu yüzden AB’nin yolcu hakları kuralı pratikte gündeme gelmez.',
      ],
    },
    {
      title: 'İptalden önce üç kontrol',
      body: [
        [
          'Kart: açık mı, yurt dışından gelen iadeyi alabiliyor mu?',
          'Satıcı: bileti kesen site ya da acenteye hâlâ ulaşılıyor mu?',
          'Uçuşlar: Rusya içi devam uçuşunu kullanmadıysanız o da ayrı satır olarak soruldu mu?',
        ],
        'Uçuşa gelmemek çoğu bilette en ağır kesintiye yol açar. Sağlık nedeniyle iptalde tanınızı sormayız; uçamayacağınız tarih aralığı yeter.',
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
        'Bilet bedeli büyük olasılıkla dönmez. Uçuşu havayolu iptal ettiyse durum değişir, tarife adı o zaman belirleyici olmaz.',
    },
    {
      question: 'İadeyi başka karta isteyebilir miyim?',
      answer:
        'Genellikle kabul edilmez; güvenlik gereği aynı yönteme dönülür. Zorunlu bir neden varsa satıcıya belgeyle sorarız.',
    },
  ],
  warning:
    'İade hakkınız olsa bile çalışmayan kart süreci durdurur. İptalden önce kartın para alabildiğini bankanızdan öğrenin.',
};
