import type { FaqCategory } from './types.ts';

export const faq: readonly FaqCategory[] = [
  {
    id: 'rezervasyon',
    title: 'Rezervasyon ve Bilet İşlemleri',
    icon: 'ticket',
    questions: [
      {
        question: 'Nasıl rezervasyon yapabilirim?',
        answer:
          'Havayolunun sitesinde uçuşu seçip ödersiniz; aracı ücreti olmaz. Ya da bizi ararsınız: seçenekleri bagaj hakkı ve değişiklik kuralıyla okuruz, toplamı onaylarsanız bilet kesilir ve PNR kodu size yazılı gelir. Bu sitede online satış yoktur.',
      },
      {
        question: 'Rezervasyonumu nasıl iptal edebilirim?',
        answer:
          'Bileti havayolundan aldıysanız sitesinde PNR ve soyadıyla rezervasyonu açıp iptal edin; acenteden aldıysanız acenteye başvurun. Onaylamadan önce kesintiyi ve dönecek tutarı okuyun, uçuş saatini beklemeyin: uçuştan sonra birçok biletin iade hakkı azalır. İsterseniz bizi arayın: kuralı birlikte okuruz; bileti biz kestiysek onayınızla iptal ederiz.',
      },
      {
        question: 'PNR kodu ile bilet numarası aynı şey mi?',
        answer:
          'Hayır. PNR, rezervasyonun genellikle 6 karakterli kodudur. Bilet numarası 13 rakamdan oluşur ve her yolcunun kendine aittir. Rezervasyon olup bilet kesilmemişse PNR vardır, bilet numarası yoktur.',
      },
      {
        question: 'Opsiyonlu rezervasyon ne demek?',
        answer:
          'Yer sizin adınıza ayrılmıştır ama ödeme yapılmadığı için bilet henüz kesilmemiştir. Havayolunun verdiği süre dolunca yer kendiliğinden düşer. Sürenin ne zaman biteceğini rezervasyon yapılırken sorun.',
      },
      {
        question: 'Biletimin faturasını nereden alırım?',
        answer: 'Bileti satandan: havayolu ya da acente. E-postanızda yoksa PNR ile yazın.',
      },
      {
        question: 'Bileti başka bir acenteden aldım, yine de arayabilir miyim?',
        answer: 'Evet. Ama değişiklik ve iade çoğu zaman bileti satan acenteden yapılır; ona ne soracağınızı söyleriz.',
      },
    ],
  },
  {
    id: 'degisiklik',
    title: 'Değişiklik ve İsim',
    icon: 'change',
    questions: [
      {
        question: 'Uçuş tarihimi değiştirirsem neye göre fark öderim?',
        answer:
          'İki kalem olabilir: değişiklik ücreti ve yeni uçuşun fiyat farkı. Esnek bir bilette bile yeni uçuş pahalıysa fark çıkar. Onaylamadan önce ikisini ayrı ayrı okuyun.',
      },
      {
        question: 'Biletteki adımda bir harf yanlış, uçabilir miyim?',
        answer:
          'Dış hatta risklidir, iç hatta görevlinin kararına kalır; uçuştan önce düzelttirin. Aynı kişinin küçük yazım hatasını bazı havayolları düzeltir, bazıları düzeltmez. Check-in yapmadan, bileti aldığınız yere kimlikteki yazımla başvurun.',
      },
      {
        question: 'Biletimi başkasına devredebilir miyim?',
        answer:
          'Genellikle hayır. Düzeltme, aynı kişinin adını doğru yazmaktır; devir ise başka birinin uçmasıdır. Kuralınız izin vermiyorsa bileti iade edip yenisini almak gerekebilir.',
      },
      {
        question: 'Evlendim, soyadım değişti. Ne yapmalıyım?',
        answer:
          'Biletteki soyadı, uçarken göstereceğiniz belgeyle aynı olmalı. Eski soyadınızın yazdığı geçerli pasaportla uçuyorsanız çoğu zaman değişikliğe gerek kalmaz. Yeni belgeyle uçacaksanız bileti aldığınız yere evlilik belgesini gönderip soyadını düzelttirin.',
      },
    ],
  },
  {
    id: 'iade',
    title: 'İptal, İade ve Ödeme',
    icon: 'refund',
    questions: [
      {
        question: 'İadem ne zaman hesabıma geçer?',
        answer:
          'Siz vazgeçtiyseniz kesin gün yoktur: önce havayolu onaylar, sonra banka işler. Türkiye’den kalkan ya da Türk havayoluyla Türkiye’ye gelen uçuşu havayolu iptal ettiyse genellikle 7 gün içinde ödenmesini isteyebilirsiniz; bu süreyi doğrulamadık. Kartla ödediyseniz tutarın ekstrede görünmesi bir hesap dönemi sürebilir. Başvurunun alındığını gösteren numarayı saklayın.',
      },
      {
        question: 'İade edilmeyen biletten hiç para dönmez mi?',
        answer:
          'Bilet ücreti dönmez; ama bazı vergi ve harçlar geri istenebilir. Uçuşu havayolu iptal ettiyse siz iptal etmeyin; o zaman genellikle paranızı isteyebilirsiniz.',
      },
      {
        question: 'Aldığım bileti 24 saat içinde kesintisiz iptal edebilir miyim?',
        answer:
          'Türkiye’de genel bir hak olarak hayır; bu kural ABD bağlantılı bazı biletler içindir. THY genellikle böyle bir hak tanır: sitesinden ya da uygulamasından aldıysanız, sonraki 24 saatte ve uçuşa en az 7 gün varken.',
      },
      {
        question: 'Hizmet bedeli alıyor musunuz?',
        answer:
          'Bilgi için hayır; bazı işlemlerde alabiliriz. Tutarı görüşmenin başında, siz sormadan söyleriz; onayınız olmadan işlem yapmayız. Aynı işlemi havayolunun sitesinde bize ücret ödemeden yapabilirsiniz.',
      },
    ],
  },
  {
    id: 'bagaj',
    title: 'Bagaj ve Koltuk',
    icon: 'bag',
    questions: [
      {
        question: 'Bagaj hakkım nerede yazar?',
        answer:
          'E-biletinizde, her uçuşun satırında yazar. “20K” ya da “20 kg” ağırlık, “1PC” ise parça demektir. Ağırlıkta toplam kilo, parçada bavul sayısı önemlidir; ikisinde de tek bavul genellikle 32 kg’ı geçemez.',
      },
      {
        question: 'Ek bagajı ne zaman almalıyım?',
        answer:
          'Uçuştan önce, mümkünse bavulu tarttığınız gün alın. Havalimanında almak genellikle daha pahalıdır ve uçakta yer kalmamış olabilir.',
      },
      {
        question: 'Bavulum gelmedi, ilk ne yapmalıyım?',
        answer:
          'Bagaj alım salonundan çıkmadan kayıp eşya ofisine gidin ve PIR tutanağı tutturun. Dosya numarasını, bagaj etiketini ve biniş kartını saklayın. Dış hatta hasarı 7 gün içinde, geç gelen bavulu elinize geçtiği günden başlayarak 21 gün içinde yazılı bildirin.',
      },
      {
        question: 'Acil çıkış koltuğunu herkes seçebilir mi?',
        answer:
          'Hayır. Genellikle belirli bir yaşın üstünde olmak, gerekirse kapıyı açabilmek ve yönergeyi anlamak gerekir. Çocuklar, hamileler, bebekle ya da evcil hayvanla uçanlar ve yardım hizmeti alanlar bu sıraya oturtulmaz.',
      },
    ],
  },
  {
    id: 'check-in',
    title: 'Check-in ve Uçuş Günü',
    icon: 'checkin',
    questions: [
      {
        question: 'Online check-in ne zaman açılır?',
        answer:
          'Genellikle THY, AJet ve Aeroflot’ta 24, Qatar Airways ve Emirates’te 48, Pegasus’ta 72 saat önce açılır. Diğerlerinde biletinize bakın; yazmıyorsa bir gün kala deneyin.',
      },
      {
        question: 'Havalimanında kaç saat önce olmalıyım?',
        answer:
          'Genellikle iç hatta 2, dış hatta 3 saat önce orada olun; bayramda daha erken gidin. Kontuar genellikle 45–60 dakika kala kapanır; THY’de genellikle iç hatta 60, dış hatta 75 dakika kala orada olun. Biletinizde yazan saat esastır.',
      },
      {
        question: 'Check-in yaptım, yine de bileti değiştirebilir miyim?',
        answer:
          'Genellikle evet, ama önce check-in’i geri alırsınız: havayolunun sitesinde ya da kontuarda. Bunun bir son saati vardır; kararınızı verdiyseniz beklemeyin.',
      },
    ],
  },
  {
    id: 'haklar',
    title: 'Gecikme ve Yolcu Hakları',
    icon: 'rights',
    questions: [
      {
        question: 'Uçuşum gecikti, tazminat alabilir miyim?',
        answer:
          'Türkiye’den kalkan ya da Türk havayoluyla gelen uçuş havayolu yüzünden en az 3 saat geç vardıysa genellikle dış hatta mesafeye göre 250, 400 ya da 600, iç hatta 100 avro istenebilir. Yabancı havayoluyla dönüşte uygulanmaz. AB’den kalkışta genellikle AB kuralı uygulanır. Kötü hava gibi olağanüstü durumlarda genellikle tazminat doğmaz; ikram ve otel isteyebilirsiniz. Sivil Havacılık Genel Müdürlüğünün (SHGM) güncel metni esastır.',
      },
      {
        question: 'Tazminat için kime başvururum?',
        answer:
          'Önce uçuşu yapan havayoluna yazılı başvurun. Genellikle 10 gün içinde yanıt beklenir; gelmezse SHGM’ye yolcu şikâyetinde bulunabilir, ardından talebin tutarına göre Tüketici Hakem Heyetine ya da Tüketici Mahkemesine gidebilirsiniz; parasal sınır her yıl değişir. Mahkemeden önce arabulucu gerekip gerekmediğini sorun. Biniş kartı, bilet ve masraf faturalarını saklayın.',
      },
      {
        question: 'Havayolu uçuş saatimi değiştirdi, kabul etmek zorunda mıyım?',
        answer:
          'Genellikle hayır. Yeni saati kabul etmeden önce iade ya da başka uçuş seçeneğinizi sorun. Değişikliğin ne kadar büyük olduğu ve size ne zaman bildirildiği hakkınızı etkiler.',
      },
    ],
  },
  {
    id: 'ozel',
    title: 'Çocuk, Evcil Hayvan, Özel Yardım',
    icon: 'care',
    questions: [
      {
        question: 'Çocuğum tek başına uçabilir mi?',
        answer:
          'Bazılarında evet: Pegasus, SunExpress, AZAL, Qatar Airways ve Emirates’te genellikle refakat hizmetiyle, THY’de 7–11 yaşta anne baba izniyle. Air Arabia ve flydubai 12 yaşından küçüğü genellikle tek başına almaz; AJet ve Aeroflot’un kuralını sorun. Teslim edecek ve karşılayacak yetişkin önceden yazılır. Bileti almadan önce havayolundan onay isteyin.',
      },
      {
        question: 'Kedim kabinde yanımda uçabilir mi?',
        answer:
          'Çoğunda evet: sınır genellikle kafesle 8\u00a0kg’dır. Qatar Airways, Emirates, Air Arabia ve flydubai kabine genellikle kedi almaz. Bileti almadan havayolunun onayını alın; varış ülkesi ayrıca aşı, mikroçip ve belge ister.',
      },
      {
        question: 'Tekerlekli sandalyeyi nasıl isterim?',
        answer:
          'Havayoluna en az 48 saat önce bildirin; yardım ücretsizdir. Merdiven çıkıp çıkamadığınızı ve kabinde yürüyüp yürüyemediğinizi söyleyin; tanınız gerekmez. Geç kaldıysanız sitedeki numarayı arayın, kontuarda da isteyin.',
      },
    ],
  },
  {
    id: 'hattimiz',
    title: 'Hattımız Hakkında',
    icon: 'phone',
    questions: [
      {
        question: 'Siz havayolu musunuz?',
        answer:
          'Hayır. Bağımsız bir hizmetiz; hiçbir havayolunun resmî sitesi ya da çağrı merkezi değiliz. Kuralı birlikte okuruz; işlemi kestiğimiz bilette onayınızla yaparız, başka bilette kime başvuracağınızı söyleriz.',
      },
      {
        question: 'Ne zaman arayabilirim, ne kadar beklerim?',
        answer:
          'Hat 7 gün 24 saat açıktır, ortalama yanıt süremiz 5 dakikadır. E-posta yazarsanız 24 saat içinde yanıt veririz; uçuşa saatler kaldıysa önce havayolunun kontuarına gidin.',
      },
      {
        question: 'Ararken hangi bilgiler elimde olmalı?',
        answer:
          'PNR kodu, yolcunun soyadı ve uçuş tarihi çoğu soru için yeter. Ödeme ya da iade konuşacaksak ödemeyi hangi yolla yaptığınızı bilin; kart numaranızı baştan söylemeyin.',
      },
    ],
  },
];
