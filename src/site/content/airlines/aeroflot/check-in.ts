import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'Aeroflot check-in: online işlem genellikle 24 saat kala açılır, 45 dakika kala kapanır. Hayvan ve refakatsiz çocukta kontuar şarttır.',
  answers: ['online', 'onlineNot'],
  own: [
    'Adınızı biletteki Latin harfleriyle girin, Kiril harf kullanmayın.',
    'Uçağı Rossiya (FV) işletiyorsa biletteki yönlendirmeyi izleyin.',
  ],
  call: 'Yanınızda hayvan ya da tek uçan bir çocuk var.',
  lead: 'Aeroflot’ta online check-in genellikle kalkıştan 24 saat önce açılır, 45 dakika kala kapanır; bazı çıkış noktalarında 1 saat kala biter. Hayvanla ya da refakatsiz çocukla seyahatte ise online check-in genellikle yapılamaz. Biniş kapısı kalkıştan 20 dakika önce kapanır. Antalya’dan uçuyorsanız biniş kartının nereden verildiğini ayrıca sorun.',
  facts: [
    { label: 'Online açılış', value: '24 saat kala', fact: 'online' },
    { label: 'Online kapanış', value: '45 dakika kala', note: 'Bazı noktalarda 1 saat', fact: 'online' },
    { label: 'Biniş kapısı', value: '20 dakika kala kapanır', fact: 'gate' },
    { label: 'Online yapamayanlar', value: 'Hayvan, refakatsiz çocuk', fact: 'onlineNot' },
    { label: 'Antalya çıkışı', value: 'Kontuar istenebilir', note: 'Eski bir Aeroflot metnine göre', fact: 'antalya' },
  ],
  steps: [
    {
      title: 'Engel var mı, bakarız',
      body: [
        'Biletinizde hayvan ya da refakatsiz çocuk kaydı varsa sistemi zorlamanın anlamı yok; sizi doğrudan kontuar saatine hazırlarız.',
      ],
    },
    {
      title: 'Adı Latin harfle girersiniz',
      body: [
        'Soyadı alanı pasaportun alt satırındaki yazımı bekler. Kayıt açılmıyorsa neden çoğu zaman Kiril yazım ya da Türkçe harftir.',
      ],
    },
    {
      title: 'Kapanışı not edersiniz',
      body: [
        'Çıkış noktanızda geçerli süreyi söyleriz. 45 dakika sandığınız yerde 1 saat uygulanabilir; fark sizi dışarıda bırakır.',
      ],
    },
    {
      title: 'Bavul ve kapı',
      body: ['Bavulu kontuarda verir, kapıya kalkıştan en az yarım saat önce varırsınız. Kapı 20 dakika kala kapanır.'],
    },
  ],
  sections: [
    {
      title: 'Evde mi, kontuarda mı?',
      body: [
        [
          'Yalnızca el çantası, tek yolcu: evden yapın, kontuara uğramayın.',
          'Bavullu yolcu: evden yapıp bavulu kontuara bırakın.',
          'Kabinde kedi: kontuar zorunlu; kap tartılıp ölçülecektir.',
          'Çocuğu tek başına uçuranlar: formlar kontuarda imzalanır.',
          'Antalya’dan dönenler: kontuara uğramanız gerekip gerekmediğini bir gün önce sorun.',
        ],
      ],
    },
    {
      title: 'Antalya konusunda bildiğimiz',
      body: [
        'Aeroflot’un birkaç yıl önceki bir metninde Antalya çıkışında biniş kartının kontuardan alınması isteniyordu. Bugün de böyle mi, kesin bir kaynağımız yok. Elinizdeki mobil kart kabul edilmeyebilir diye zaman payı bırakın; kontuar sırası yaz sezonunda uzayabilir.',
      ],
    },
    {
      title: 'Rossiya uçuşunda hangi kontuar?',
      body: [
        'Uçuş numaranız SU ile başlasa da uçağı Rossiya işletiyorsa kontuar ekranda farklı görünebilir. E-bilette işleten şirketi okuyun, havalimanı ekranında uçuş numaranızı bulun. Moskova’da devam uçuşunuz varsa ikinci biniş kartının verilip verilmediğini kontuarda sorun.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR ya da bilet numarası', hint: 'Genellikle ikisinden biriyle giriş yapılır' },
    { label: 'Pasaport', hint: 'Yenilendiyse numarasını kayıtta güncelleyin' },
    { label: 'Vize veya giriş izni', hint: 'Kontuarda sorulabilir, ekranda hazır tutun' },
  ],
  questions: [
    {
      question: 'Online check-in açık ama sistem kartımı vermiyor.',
      answer:
        'Kayıtta kontuar gerektiren bir hizmet ya da belge kontrolü olabilir. PNR’nizle bizi arayın, hangisi olduğuna bakalım.',
    },
    {
      question: 'Kapıya kalkıştan on beş dakika önce varsam?',
      answer:
        'Kapı 20 dakika kala kapandığı için geç kalmış olursunuz. Güvenlik ve pasaport sırasını kapıya varış saatinden geriye doğru hesaplayın.',
    },
    {
      question: '24 saatten önce koltuk alabilir miyim?',
      answer:
        'Koltuk seçimi check-in’den ayrı bir hizmettir; Promo tarifede genellikle ücretlidir. Önceden istiyorsanız onu ayrıca yaparız.',
    },
  ],
  warning:
    'Mobil biniş kartınız olsa da Antalya’da kontuara uğrayacak zamanı bırakın; kural değişmiş olabilir, ama sıra beklemez.',
};
