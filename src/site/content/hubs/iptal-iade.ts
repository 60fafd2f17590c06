import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'İptal ve İade',
  metaTitle: 'Uçak Bileti İptali ve İade',
  description:
    'İptalden önce iade kuralını öğrenin: gönüllü iptal, havayolunun iptali, sağlık nedeni ve kısmi iade. Kesinti ve geri dönecek tutar işlemden önce okunur.',
  tagline: 'Bileti aldığınız yerden iptal edin; onaylamadan önce ne kadar döneceğini okuyun, çünkü iptal geri alınmaz.',
  lead: 'İptal edilen bilet çoğu zaman geri açılmaz. Bu yüzden sırayı tersine çeviririz: önce kuralı okur, kesintiyi hesaplar, değişikliğin daha az kaybettirip kaybettirmeyeceğine bakarız. Sonra siz karar verirsiniz.',
  cardGroups: [
    {
      title: 'Bizimle iptal ettiğinizde',
      cards: [
        {
          title: 'Güvenli iade',
          text: 'İade, kural olarak ödemeyi yaptığınız karta ya da hesaba yapılır; başka birinin hesabı kullanılmaz.',
        },
        {
          title: 'Hızlı işlem',
          text: 'Onayınızla talep görüşme sürerken açılır; bilet başka bir acentedense başvurunun yerini ve metnini söyleriz. Onay süresini havayolu belirler.',
        },
        {
          title: 'Azami iade',
          text: 'Kuraldan doğan iadenin yanında, uçuş yapılmadığında istenebilen vergi ve harçları da talebe ekleriz.',
        },
      ],
    },
    {
      title: 'Dört ayrı durum, dört ayrı kural',
      cards: [
        {
          title: 'Gönüllü iptal',
          text: 'Siz vazgeçtiniz. Biletin ücret kuralı uygulanır; uçuşa kalan süre kesintiyi değiştirebilir.',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'Karar havayolundan geldi. Uçuş yolcu düzenlemesinin kapsamındaysa iade ile yeni uçuş arasında seçim yaparsınız.',
        },
        {
          title: 'Sağlık nedeniyle iptal',
          text: 'Bazı havayolları belgeyle kolaylık sağlar. Hangi belgenin kime verileceğini söyleriz, raporu biz istemeyiz.',
        },
        {
          title: 'Kısmi iade',
          text: 'Bir bölümü uçulan ya da bir yolcusu ayrılan bilette kullanılmayan kısım kurala göre hesaplanır.',
        },
      ],
    },
  ],
  steps: [
    { title: 'Bileti açarız', body: ['PNR ve soyadıyla hangi uçuşların kullanılmadığına bakarız.'] },
    {
      title: 'Hesabı söyleriz',
      body: ['Kesintiyi, iade edilecek vergiyi ve yaklaşık tutarı söyler, değişiklik seçeneğini de yanına koyarız.'],
    },
    { title: 'Onayınızı alırız', body: ['İptal, ancak siz açıkça onayladığınızda yapılır.'] },
    {
      title: 'Numarayı saklarsınız',
      body: ['Başvuru numarası ve beklenen süre yazılı gelir; gecikirse bu numarayla sorarız.'],
    },
  ],
  sections: [
    {
      title: 'İade edilmeyen bilet ne demek?',
      body: [
        'Bilet ücreti geri verilmez demektir; ödediğinizin tamamını kaybettiğiniz anlamına gelmez. Uçmayan yolcu için doğmayan bazı vergi ve harçlar istenebilir. Ayrıca havayolu uçuşu iptal ederse biletteki “iade edilmez” kaydına değil, yolcu haklarına bakılır.',
      ],
    },
    {
      title: 'Havayolu yerine bir acenteden aldıysanız',
      body: [
        'İade, bileti düzenleyen yere yapılan başvuruyla yürür. Bizi arayın; kuralı okuyalım, neyi nereden isteyeceğinizi ve hangi belgeyi ekleyeceğinizi söyleyelim. Şartların tamamı [İptal ve İade Şartları](/iptal-iade-sartlari) sayfasındadır.',
      ],
    },
  ],
  airlineNotes: {
    thy: 'Biletleme hizmet bedeli genellikle iade dışında kalır.',
    pegasus: 'İade pakete bağlıdır; vergi iadesi ayrıca sorulur.',
    sunexpress: 'Tarife belirler; Flex işaretli bilette kural ayrıdır.',
    ajet: 'İade pakete bağlıdır; koşul biletinizden okunur.',
    azal: 'İade, biletin alındığı yerden istenir.',
    qatar: 'Karışık tarifede genellikle en kısıtlayıcı kural geçer.',
    aeroflot: 'İade, ödemenin yapıldığı kanala döner.',
    emirates: 'Kesinti tarifeye göre değişir.',
    airarabia: 'Gönüllü iptalde nakit yerine 1 yıllık kredi verilir; Fas uçuşları hariçtir.',
    flydubai: 'Kalkıştan önceki iptalin kesintisini bulamadık; iptal ekranından okuyun.',
  },
  haveReady: [
    { label: 'PNR kodu', hint: 'Biletteki soyadıyla birlikte' },
    { label: 'Ödeme yolu', hint: 'Kart mı, havale mi; numara gerekmez' },
    { label: 'Havayolunun mesajı', hint: 'İptal ya da saat değişikliği geldiyse' },
  ],
  questions: [
    {
      question: 'İptal ettikten sonra vazgeçersem?',
      answer:
        'İptal edilen rezervasyon genellikle geri açılamaz; yer aynı ücretle bulunsa bile yeni bilet gerekir. Kararsızsanız önce değişiklik seçeneğini soralım.',
    },
    {
      question: 'İade tutarını önceden kesin söyleyebilir misiniz?',
      answer:
        'Kuraldan hesaplanan tutarı söyleriz. Kesin rakamı, talebi sonuçlandıran havayolu verir; kur farkı ve banka süresi sonucu etkileyebilir.',
    },
  ],
  warning: 'Uçuşa gitmemek iptal etmek değildir. Binmeyecekseniz uçuştan önce haber verin.',
};
