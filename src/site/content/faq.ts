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
          'Bizi arayın; nereden nereye, hangi tarihte ve kaç kişi uçacağınızı söyleyin. Uygun seçenekleri bagaj hakkı ve değişiklik kuralıyla birlikte okuruz. Birini seçer, toplam tutarı onaylarsanız bilet kesilir ve PNR kodu size yazılı gelir. Bu sitede online satış yoktur.',
      },
      {
        question: 'Rezervasyonumu nasıl iptal edebilirim?',
        answer:
          'PNR kodunuz ve soyadınızla bizi arayın. Önce biletin iade kuralını okur, kesintiyi ve geri dönecek tutarı söyleriz; iptal ancak siz onay verince yapılır. Acele etmeyin ama uçuş saatini de beklemeyin: uçuştan sonra yapılan başvuruda birçok biletin iade hakkı azalır.',
      },
      {
        question: 'PNR kodu ile bilet numarası aynı şey mi?',
        answer:
          'Hayır. PNR, rezervasyonun harf ve rakamdan oluşan genellikle 6 karakterli kodudur. Bilet numarası 13 rakamdan oluşur ve her yolcunun kendine aittir. Rezervasyon olup bilet kesilmemişse PNR vardır, bilet numarası yoktur.',
      },
      {
        question: 'Opsiyonlu rezervasyon ne demek?',
        answer:
          'Yer sizin adınıza ayrılmıştır ama ödeme yapılmadığı için bilet henüz kesilmemiştir. Havayolunun verdiği süre dolunca yer kendiliğinden düşer. Sürenin ne zaman biteceğini rezervasyon yapılırken sorun.',
      },
      {
        question: 'Bileti başka bir acenteden aldım, yine de arayabilir miyim?',
        answer:
          'Arayabilirsiniz. Kuralı okur, ne yapmanız gerektiğini söyleriz. Değişiklik ve iade ise çoğu zaman bileti düzenleyen yerden yapılır; öyleyse sizi oraya, doğru sorularla yönlendiririz.',
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
          'İki kalem olabilir: biletin değişiklik kuralındaki ceza ve eski uçuşla yeni uçuşun fiyat farkı. Kuralı esnek bir bilette bile yeni uçuş pahalıysa fark çıkar. İkisini de işlemden önce ayrı ayrı söyleriz.',
      },
      {
        question: 'Biletteki adımda bir harf yanlış, uçabilir miyim?',
        answer:
          'Önce havayoluna sorulmalı. Aynı kişiye ait küçük yazım hatalarını birçok havayolu düzeltir, bazıları düzeltmez. Bizi check-in yapmadan arayın; kimliğinizdeki ya da pasaportunuzun alt satırındaki yazım yanınızda olsun.',
      },
      {
        question: 'Biletimi başkasına devredebilir miyim?',
        answer:
          'Genellikle hayır. Düzeltme, aynı kişinin adını doğru yazmaktır; devir ise başka birinin uçmasıdır. Kuralınız izin vermiyorsa bileti iade edip yenisini almak gerekebilir. Hangisinin daha az kaybettireceğini birlikte hesaplarız.',
      },
      {
        question: 'Evlendim, soyadım değişti. Ne yapmalıyım?',
        answer:
          'Biletteki soyadı, uçarken göstereceğiniz belgeyle aynı olmalı. Eski soyadınızın yazdığı geçerli pasaportla uçuyorsanız çoğu zaman değişikliğe gerek kalmaz. Yeni belgeyle uçacaksanız evlilik belgesini hazırlayıp bizi arayın.',
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
          'Havayolu talebi onaylar, ardından bankanızın işlem süresi başlar. Kartla ödediyseniz tutarın ekstrede görünmesi bir hesap dönemi sürebilir. Başvurunun alındığını gösteren numarayı saklayın.',
      },
      {
        question: 'İade edilmeyen biletten hiç para dönmez mi?',
        answer:
          'Bilet ücreti dönmez; ama uçmadığınız için doğmayan bazı vergi ve harçlar istenebilir. Uçuşu havayolu iptal ettiyse biletin kuralına bakılmaksızın iade hakkınız doğabilir.',
      },
      {
        question: 'Türkiye’de 24 saat içinde cezasız iptal hakkı var mı?',
        answer:
          'Genel bir hak olarak yok. Bu kural ABD bağlantılı bazı biletler içindir. Havayolunun kendi tanıdığı bir süre olabilir; biletinizin kuralında yazıyorsa söyleriz. Check-in’in 24 saat önce açılması ise ayrı bir konudur.',
      },
      {
        question: 'Hizmet bedeli alıyor musunuz?',
        answer:
          'Bilgi vermek için almayız. Bir işlem bedele tabiyse görüşmenin başında söyler, onayınızdan önce toplam tutarı kalem kalem okuruz. Aynı işlemi havayolunun kendi kanalından da yapabilirsiniz.',
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
          'E-biletinizde, her uçuşun satırında yazar. “20K” ya da “20 kg” ağırlık, “1PC” ise parça demektir. Ağırlıkta toplam kilo, parçada bavul sayısı önemlidir; ikisinde de tek bavul 32 kg’ı geçmemelidir.',
      },
      {
        question: 'Ek bagajı ne zaman almalıyım?',
        answer:
          'Uçuştan önce, mümkünse bavulu tarttığınız gün alın. Havalimanında almak genellikle daha pahalıdır ve uçakta yer kalmamış olabilir.',
      },
      {
        question: 'Bavulum gelmedi, ilk ne yapmalıyım?',
        answer:
          'Bagaj alım salonundan çıkmadan kayıp eşya ofisine gidin ve PIR tutanağı tutturun. Dosya numarasını, bagaj etiketini ve biniş kartını saklayın. Geciken bagaj için 21 gün, hasar için 7 gün içinde yazılı başvuru gerekir.',
      },
      {
        question: 'Acil çıkış koltuğunu herkes seçebilir mi?',
        answer:
          'Hayır. Genellikle belirli bir yaşın üstünde, gerekirse kapıyı açabilecek durumda olmak ve yönergeyi anlamak aranır. Çocuklar, hamileler, bebekle ya da evcil hayvanla uçanlar ve yardım hizmeti alanlar bu sıraya oturtulmaz.',
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
          'Genellikle kalkıştan 24–36 saat önce, bazı havayollarında 48 ya da 72 saat önce açılır. Kapanış saati de değişir. Refakatsiz çocuk ya da hayvan gibi hizmetlerde kontuara gitmeniz istenebilir.',
      },
      {
        question: 'Havalimanında kaç saat önce olmalıyım?',
        answer:
          'Biletinizde yazan kontuar kapanış saatini esas alın ve kuyruk payı ekleyin. Bavul verecekseniz, yurt dışına uçuyorsanız ya da bayram haftasındaysanız bu payı büyütün.',
      },
      {
        question: 'Check-in yaptım, yine de bileti değiştirebilir miyim?',
        answer:
          'Çoğu havayolunda önce check-in’in geri alınması gerekir ve bunun bir son saati vardır. Biniş kartı aldıysanız bizi beklemeden arayın.',
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
          'Varışta 3 saat ve üzeri gecikmede, neden havayolundan kaynaklanıyorsa mesafeye göre 250, 400 ya da 600 avro gündeme gelir; iç hatta tutar 100 avrodur. Yabancı havayollarında bu yalnızca Türkiye’den kalkan uçuş içindir. Kötü hava gibi olağanüstü durumlarda tazminat doğmaz, ama yiyecek ve konaklama gibi bakım hakkınız sürer. Sivil Havacılık Genel Müdürlüğünün (SHGM) güncel metni esastır.',
      },
      {
        question: 'Tazminat için kime başvururum?',
        answer:
          'Önce uçuşu yapan havayoluna yazılı başvurun. Yanıt gelmezse SHGM’ye yolcu şikâyetinde bulunun, ardından Tüketici Hakem Heyetine ya da Tüketici Mahkemesine gidin. Biniş kartı, bilet ve masraf faturalarını saklayın. Sonuç sözü veremeyiz; dosyanızı hazırlamanıza yardım ederiz.',
      },
      {
        question: 'Havayolu uçuş saatimi değiştirdi, kabul etmek zorunda mıyım?',
        answer:
          'Hayır. Yeni saati kabul etmeden önce iade ya da başka uçuş seçeneğinizi sorun. Değişikliğin ne kadar büyük olduğu ve size ne zaman bildirildiği hakkınızı etkiler.',
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
          'Havayoluna göre değişir: yaş aralığı, aktarma izni ve bildirim süresi farklıdır, hizmeti hiç vermeyen de vardır. Teslim edecek ve karşılayacak yetişkinin kimlik bilgisi önceden yazılır. Bileti almadan önce sorun.',
      },
      {
        question: 'Kedim kabinde yanımda uçabilir mi?',
        answer:
          'Bazı havayollarında evet; kafes ölçüsü, kafesle birlikte ağırlık ve uçuş başına kontenjan sınırlıdır. Bileti kesmeden onay alınmalı. Varış ülkesinin aşı, mikroçip ve belge koşulları ayrıca aranır.',
      },
      {
        question: 'Tekerlekli sandalyeyi nasıl isterim?',
        answer:
          'En az 48 saat önce söyleyin; yardım ücretsizdir. Merdiven çıkıp çıkamadığınızı ve kabinde yürüyüp yürüyemediğinizi sorarız, çünkü hizmetin kodu buna göre seçilir. Tanınızı sormayız.',
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
          'Hayır. Bağımsız bir hizmetiz; hiçbir havayolunun resmî sitesi ya da çağrı merkezi değiliz. Biletinizin kuralını okur, istediğiniz işlemi onayınızla yürütürüz.',
      },
      {
        question: 'Ne zaman arayabilirim, ne kadar beklerim?',
        answer:
          'Hat 7 gün 24 saat açıktır, ortalama yanıt süremiz 5 dakikadır. E-posta yazarsanız 24 saat içinde yanıt veririz; uçuşa saatler kaldıysa e-posta yazmak yerine bizi arayın.',
      },
      {
        question: 'Ararken hangi bilgiler elimde olmalı?',
        answer:
          'PNR kodu, yolcunun soyadı ve uçuş tarihi çoğu soru için yeter. Ödeme ya da iade konuşacaksak ödemeyi hangi yolla yaptığınızı bilin; kart numaranızı baştan söylemeyin.',
      },
    ],
  },
];
