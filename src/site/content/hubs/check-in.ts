import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Online Check-in',
  metaTitle: 'Online Check-in ve Biniş Kartı',
  description:
    'Online check-in havayoluna göre genellikle 24, 48 ya da 72 saat önce açılır; genel olarak 24–36 saat denir. Kim yapamaz, kontuar ne zaman kapanır?',
  tagline: 'Genel olarak 24–36 saat önce denir; listede olmayanın saati biletinizde yazar, bir gün kala deneyin.',
  lead: 'Online check-in için genel olarak kalkıştan 24–36 saat öncesi söylenir; saatini bildiğimiz havayolları ise 24, 48 ya da 72 saat önce açar. Koltuğunuzu onaylar, biniş kartınızı telefonunuza alırsınız. Bavulunuz yoksa doğruca güvenliğe gidersiniz.',
  facts: [
    { label: 'Açılış', value: '24–36 saat önce', note: 'Genel söylenen; tabloda genellikle 24, 48 ya da 72 saat' },
    { label: 'Kapanış', value: 'Kalkıştan önce', note: 'Saati uçuşu yapan havayolu belirler' },
    { label: 'Gerekli', value: 'PNR + soyadı', note: 'Bazılarında bilet numarasıyla da açılır' },
    { label: 'Bavul', value: 'Ayrı kontuarda', note: 'Kontuarın da kapanış saati vardır' },
  ],
  steps: [
    {
      title: 'Rezervasyonu açın',
      body: ['Uçuşu yapan havayolunun sitesine PNR ve soyadıyla girin. Ortak uçuşta uçağı işleten havayolunu seçin.'],
    },
    { title: 'Bilgileri tamamlayın', body: ['Dış hatta pasaport numarası ve gideceğiniz adres istenebilir.'] },
    { title: 'Koltuğu onaylayın', body: ['Verilen koltuğu ya da planı kabul edin; değiştirmek ücretli olabilir.'] },
    {
      title: 'Biniş kartını saklayın',
      body: ['Kartı telefonunuza indirin ya da ekran görüntüsünü alın. Bazı havalimanları basılı kart ister.'],
    },
  ],
  sections: [
    {
      title: 'Online check-in’i kimler yapamayabilir?',
      body: [
        [
          'Refakatsiz çocuk, evcil hayvan ya da özel yardım talebi olanlar',
          'Vize ve belge kontrolü istenen bazı hatların yolcuları',
          'Adı bilette yanlış yazılmış olanlar',
          'Kalabalık gruplar',
        ],
        'Bu durumda kontuara gitmek gerekir; kuyruk payını buna göre ayırın.',
      ],
    },
    {
      title: 'Sistem “bulunamadı” diyorsa',
      body: [
        'Önce soyadını Türkçe harf kullanmadan deneyin: Öztürk yerine OZTURK. Çift soyadında ve iki adda bitişik yazım istenebilir. Yine olmuyorsa bilet kesilmemiş ya da uçuş başka havayolunun sistemine geçmiş olabilir; bizi arayın, birlikte bakalım.',
      ],
    },
    {
      title: 'Check-in uçuşa binmek değildir',
      body: [
        'Biniş kartı olan ama kapıya geç kalan yolcu alınmaz. Kapı genellikle kalkıştan 20 dakika önce kapanır; kartınızda yazan kapı saatini esas alın.',
      ],
    },
  ],
  airlineNotes: {
    thy: 'Genellikle ilk uçuşu THY’nin işlettiği yolculuklarda yapılır.',
    pegasus: 'Her uçuş ve her yolcu için ayrı check-in gerekir.',
    sunexpress: 'Ad genellikle Türkçe harf kullanılmadan, iki ad bitişik yazılır.',
    ajet: 'İstanbul ve Ankara’da aynı gün erken check-in mümkün olabilir.',
    azal: 'Bakü’de kapanış saatini ve belge kontrolünü hesaba katın.',
    qatar: 'Çoğu hatta genellikle 48, ABD çıkışında 24 saat önce açılır.',
    aeroflot: 'Hayvan ya da refakatsiz çocuk varsa kontuar gerekir.',
    emirates: 'Genellikle kalkıştan 48 saat önce açılır, 90 dakika kala kapanır.',
    airarabia: 'Kontuar 3 saat önce açılır, 1 saat önce kapanır.',
    flydubai: 'Kontuar 60 dakika, kapı 20 dakika kala kapanır.',
  },
  haveReady: [
    { label: 'PNR kodu', hint: 'Harf O ile rakam 0’a dikkat' },
    { label: 'Pasaport', hint: 'Dış hatta numara ve geçerlilik tarihi' },
    { label: 'Uçuşu yapan havayolu', hint: 'E-bilette “operated by” satırı' },
  ],
  questions: [
    {
      question: 'Online check-in yaptım, bavulum var. Ne yapacağım?',
      answer:
        'Havalimanında bagaj teslim kontuarına gidersiniz. Kontuarın kalkıştan önce kendi kapanış saati vardır; son anda gelen bavul kabul edilmez.',
    },
    {
      question: 'Check-in yapmazsam biletim yanar mı?',
      answer:
        'Süresi içinde check-in yapılmazsa yer başkasına verilebilir ve gelmeyen yolcu kuralı işler. Sistem açılmıyorsa ekran görüntüsü alın ve kontuar kapanmadan havalimanında check-in yaptırın.',
    },
  ],
  warning:
    'Bazı düşük maliyetli havayolları havalimanında check-in için ücret isteyebilir. Online yapabiliyorsanız evde bitirin.',
};
