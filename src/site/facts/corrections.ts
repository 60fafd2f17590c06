/** Statements that were wrong or too certain, and what the page says now; newest first. Listed on /hakkimizda. */
export const corrections: readonly { on: string; text: string }[] = [
  {
    on: '2026-11-27',
    text: 'SunExpress’in 2020–2021’den kalma değişiklik ve Flex kurallarını bugünkü gibi yazmıştık; artık yılını söylüyoruz. AB’den kalkışta AB kuralını da yalnızca yabancı havayollarının altında anıyorduk; artık bütün iade sayfalarında yazıyor.',
  },
  {
    on: '2026-11-27',
    text: 'SunExpress’te yurt içine aşı karnesinin çoğunlukla yettiğini, Pegasus’ta 13 yaşındaki çocuğun yetişkin gibi uçabileceğini ve iki ayrı bilet alınabileceğini yazmıştık. Kaynağı yoktu; artık havayoluna sorun diyoruz.',
  },
  {
    on: '2026-11-27',
    text: 'İade ve değişiklikte tutarı her bilette söyleyeceğimizi yazmıştık; bunu yalnızca kestiğimiz bilette yapabiliriz. Başka bilette nerede yazdığını gösteririz.',
  },
  {
    on: '2026-11-27',
    text: 'Yabancı havayoluyla dönüşün kapsam dışında olduğunu yazıp bırakmıştık; hiçbir şey istenemez gibi okunuyordu. İadeyi ya da yeni uçuşu genellikle havayolunun koşullarına göre isteyebilirsiniz; bunu ekledik.',
  },
  {
    on: '2026-11-27',
    text: 'Havayolunun iptal ettiği uçuşta para isteme hakkı, 23 Kasım’daki düzeltmemize karşın on iki sayfada hâlâ kesin bir dille duruyordu. Artık tek bir metinden yazılıyor, “genellikle” diyor ve iade sayfalarının başında.',
  },
  {
    on: '2026-11-27',
    text: 'Aynı hakkın altında kaynak olarak Resmî Gazete’deki düzenleme yazıyordu; o bölümü okumamıştık. Artık orada ve diğer yaygın bilgilerde “Kaynağı yok” diyoruz; önceden “Kaynak: yaygın bilgi” diyorduk.',
  },
  {
    on: '2026-11-27',
    text: 'Karşılaştırma tablolarında bazı sayılar yalnızca iç hatta, Dubai çıkışında ya da tek bir pakette geçerliydi, bazı kutular da dayandığı metinden fazlasını söylüyordu. Kutular artık nerede geçerli olduklarını yazıyor; metni olmayanlar “Bilinmiyor” oldu.',
  },
  {
    on: '2026-11-27',
    text: 'Numarasını bulamadığımız havayollarının iletişim sayfalarında “Kaynağı belli” işareti vardı; kaldırdık. “Okundu” yazan yerlerde de havayolunun bugünkü sayfasını değil, bir kopyasını okuduğumuzu artık söylüyoruz.',
  },
  {
    on: '2026-11-27',
    text: 'Evcil hayvan sayfası kabine kedi ve köpek almayanlar arasında Air Arabia’yı saymıyordu; ekledik.',
  },
  {
    on: '2026-11-23',
    text: 'Online check-in sayfası “genellikle 24–36 saat önce” diyordu; bildiğimiz havayolları 24, 48 ya da 72 saat önce açtığı için artık onların saatini başa yazıyoruz.',
  },
  {
    on: '2026-11-23',
    text: 'Refakatsiz çocuk sayfası hizmetin “5 ile 15 yaş arasında” olduğunu söylüyordu; oysa üst sınır havayoluna göre 11 ile 15 yaş arasında değişir.',
  },
  {
    on: '2026-11-23',
    text: 'Pegasus, SunExpress ve AJet’te yalnızca üst paketlerin kabin bagajı ölçüsünü yazmıştık; en ucuz paketin daha küçük olan ölçüsünü de ekledik.',
  },
  {
    on: '2026-11-23',
    text: 'Havayolu uçuşu iptal eder ya da 5 saat geciktirirse paranızı isteyebileceğinizi kesin bir dille yazmıştık; düzenlemenin metnini göremediğimiz için artık “genellikle” diyoruz.',
  },
  {
    on: '2026-11-23',
    text: 'flydubai’de “30 gün” herkes için bir değişiklik süresi gibi duruyordu; yalnızca uçağı kaçıran Flex ve Business yolcusu içindir.',
  },
  {
    on: '2026-11-22',
    text: 'Eski ya da başka sitelerden alınmış bazı bilgileri “Kaynağı belli” diye işaretlemiştik; THY’nin kabin bagajı ve Emirates’in check-in saatleri gibi bilgilerde artık “genellikle” yazıyor.',
  },
  {
    on: '2026-11-22',
    text: 'Pegasus ve Aeroflot biletlerinin ilk üç rakamını kesin yazmıştık; doğrulayamadığımız için artık “genellikle” diyoruz.',
  },
  {
    on: '2026-11-22',
    text: 'THY’de kontuarın kapanış saatlerini ve online check-in koşulunu kesin yazmıştık; eski ya da başka sitelerden geldikleri için artık “genellikle” diyoruz.',
  },
  {
    on: '2026-11-22',
    text: 'THY’nin hizmet bedelini hiçbir durumda geri vermediğini yazmıştık; bu yalnızca kendi isteğiyle vazgeçen yolcu içindir.',
  },
  {
    on: '2026-11-22',
    text: 'Bu sayfada bütün kuralları havayollarının kendi sayfalarından aldığımızı yazmıştık; bir bölümü başka yerlerdendir, bunu artık yukarıda anlatıyoruz.',
  },
];
