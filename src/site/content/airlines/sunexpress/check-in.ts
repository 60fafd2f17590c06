import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'SunExpress check-in ekranı adı genellikle Türkçe harf olmadan ve bitişik ister. Kayıt bulunamazsa ne denemeli, saatler nereden öğrenilir?',
  answers: ['online', 'onlineInput'],
  own: [
    'Önce kalkış havalimanını, sonra PNR ya da bilet numarasını girin.',
    'İki adınız varsa genellikle bitişik ve Türkçe harf olmadan yazılır: AYSENUR gibi.',
  ],
  call: 'Bilet tatil paketinin içinde geldi ve ekran kaydı bulamıyor.',
  lead: 'SunExpress’in online check-in ekranı genellikle üç bilgi ister: kalkış havalimanı, PNR ya da e-bilet numarası, ad ve soyadı. Türkçe karakter kullanılmaz, iki ad bitişik yazılır. Açılış ve kapanış saatini doğrulayamadığımız için burada yazmıyoruz; biletinizde ve SunExpress’in iletisinde geçen süre geçerlidir.',
  facts: [
    { label: 'Kalkış havalimanı', value: 'Listeden seçilir', fact: 'onlineInput' },
    { label: 'Kod', value: 'PNR ya da e-bilet numarası', fact: 'onlineInput' },
    { label: 'Yazım', value: 'Türkçe harf yok, iki ad bitişik', fact: 'onlineInput' },
    { label: 'Açılış ve kapanış', value: 'Biletinizden okuyun', note: 'Güvenilir saat bulamadık', fact: 'online' },
    { label: 'Kontuar', value: 'Havalimanına göre değişir' },
  ],
  steps: [
    { title: 'Üç bilgiyi okursunuz', body: ['Havalimanı, kod ve ad. Ekranda yazdığınız biçimi bize de söyleyin.'] },
    { title: 'Yazımı düzeltiriz', body: ['Çoğu hata İ, Ş, Ğ ve boşluktan çıkar. Doğru yazımı harf harf veririz.'] },
    {
      title: 'Saati biletten buluruz',
      body: ['Süreyi biletinizde ya da SunExpress’in mesajında birlikte buluruz, gerekirse sizin için sorarız.'],
    },
    {
      title: 'Havalimanı planını yaparız',
      body: ['Bavulunuz varsa kontuar, yoksa biniş kartı ve güvenlik için ayrı süre hesaplarız.'],
    },
  ],
  sections: [
    {
      title: 'Kayıt bulunamadı uyarısı geldiğinde',
      body: [
        [
          'Kalkış şehriyle dönüş şehrini karıştırmış olabilirsiniz. Dönüş için yurt dışındaki havalimanını seçin.',
          'Operatörün verdiği numara PNR olmayabilir. Belgede 564 ile başlayan bilet numarasını bulun.',
          'Ad alanına unvan yazmayın, iki adı boşluksuz girin.',
          'Aynı uçuşta soyadı farklı yolcular varsa her birini kendi soyadıyla açın.',
        ],
      ],
    },
    {
      title: 'Saati neden yazmıyoruz?',
      body: [
        'İnternette dolaşan check-in saatleri birbirini tutmuyor ve güvenilir bir metinle eşleştiremedik. Yanlış bir saat uçuşu kaçırtabilir. Kalkıştan önceki gün e-postanızı kontrol edin, bildirim gelmediyse bizi arayın. Diğer havayollarının saatlerini [online check-in sayfasında](/hizmetler/check-in) yan yana görebilirsiniz, ama onlar SunExpress için ölçü değildir.',
      ],
    },
    {
      title: 'Antalya ve İzmir’de yaz yoğunluğu',
      body: [
        'Tatil sezonunda kalkışlar sabahın aynı saatlerine yığılabilir. Online check-in yapmış olmanız bavul kuyruğunu kısaltmayabilir. Bavulu evde tartın, ek bagaj paketini kalkışa üç saatten çok varken alın ve terminale erken gidin. Yalnızca SunLight’ın küçük çantasıyla uçan yolcu, çantasının 40\u00a0×\u00a030\u00a0×\u00a020 cm olduğundan emin olsun.',
      ],
    },
    {
      title: 'Saati kimden, nasıl öğrenirsiniz?',
      body: [
        [
          'Online check-in bu uçuşta ne zaman açılıyor, ne zaman kapanıyor?',
          'Kontuar kalkıştan kaç dakika önce kapanıyor?',
          'Bavulumu o saatten önce bırakabilir miyim?',
        ],
        'Üç soruyu PNR’nizle SunExpress müşteri hizmetlerine, paket aldıysanız tur operatörüne sorun. Yanıt gelene kadar dış hat uçuşuna üç saat önce varacak biçimde plan yapmak güvenlidir.',
      ],
    },
  ],
  haveReady: [
    { label: 'Kalkış havalimanının kodu', hint: 'AYT, ADB gibi üç harf' },
    { label: 'PNR ya da 564’lü numara', hint: 'Operatör kodundan farklıdır' },
    { label: 'Adın bilette yazıldığı biçim', hint: 'Kopyalayıp yapıştırabilirsiniz' },
    { label: 'Pasaport bilgisi', hint: 'Dış hatta ekran sorar' },
  ],
  questions: [
    {
      question: 'Koltuk almadan check-in tamamlanır mı?',
      answer:
        'Genellikle evet, sistem koltuk atar. Koltuk ekranındaki ücretli öneriyi geçmek için nereye basacağınızı söyleriz.',
    },
    {
      question: 'Tekerlekli sandalyeli yolcu online check-in yapabilir mi?',
      answer: 'Yapabilse de yardım kaydının göründüğünden emin olmak gerekir. Kontuara uğramak daha güvenlidir.',
    },
    {
      question: 'Biniş kartını yazdırmam gerekiyor mu?',
      answer:
        'Havalimanına göre değişir. Yurt dışındaki küçük bir havalimanından uçuyorsanız kâğıt kart yanınızda dursun.',
    },
  ],
  warning:
    'Arkadaşınızın check-in saatini kendinize uyarlamayın. Farklı şehirden kalkan iki SunExpress uçuşunun süresi aynı olmayabilir.',
};
