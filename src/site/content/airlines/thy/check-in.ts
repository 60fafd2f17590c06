import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'THY’de online check-in genellikle ilk uçuşu THY işletiyorsa yapılır. Kaç saat kala açılır, kontuar ne zaman kapanır, neden açılmaz?',
  answers: ['online', 'operated'],
  own: [
    '“Operated by” başka bir şirketse onun sitesine gidin.',
    'PNR ya da 235’li numarayla ve soyadıyla girip yolcuları seçin.',
  ],
  call: 'Bilet THY’nin ama ilk uçağı başka bir şirket işletiyor.',
  lead: 'THY’nin online check-in’i genellikle yolculuğunuzun ilk uçuşunu THY işletiyorsa kullanılır. Ortak uçuşta uçağı başka bir taşıyıcı işletiyorsa onun kuralı ve onun ekranı geçerlidir. Biletinizde uçuş numarası TK olduğu hâlde check-in açılmıyorsa sebep çoğunlukla budur. Aradığınızda önce uçağı kimin işlettiğine bakarız.',
  facts: [
    { label: 'Online açılış', value: '24 saat önce', fact: 'online' },
    { label: 'Online kapanış', value: '90 dakika kala', fact: 'online' },
    { label: 'Kontuar, iç hat', value: 'En geç 60 dakika kala', note: 'Havalimanına göre değişir', fact: 'counter' },
    { label: 'Kontuar, dış hat', value: 'En geç 75 dakika kala', fact: 'counter' },
    { label: 'Tek işlemde', value: 'En çok 9 yolcu', fact: 'operated' },
    { label: 'Koşul', value: 'İlk uçuşu THY işletmeli', fact: 'operated' },
  ],
  steps: [
    { title: 'Uçuşu açarız', body: ['PNR ve soyadıyla uçuşu bulur, işleten taşıyıcıyı söyleriz.'] },
    {
      title: 'Engeli buluruz',
      body: [
        'Eksik pasaport bilgisi, ödenmemiş ek hizmet, ad farkı ya da ortak uçuş. Ekrandaki hata çoğu kez bunlardan biridir.',
      ],
    },
    {
      title: 'Sizinle adım adım ilerleriz',
      body: [
        'Kendi telefonunuzda yapacaksanız ekranı birlikte geçeriz. Yapamıyorsanız hangi kontuara gideceğinizi söyleriz.',
      ],
    },
    {
      title: 'Biniş kartını kontrol edersiniz',
      body: [
        'Ad, uçuş numarası, kapı ve biniş saatini okursunuz. Aktarmalıysa ikinci kartın da çıktığından emin oluruz.',
      ],
    },
  ],
  sections: [
    {
      title: 'Online check-in hangi durumda açılmaz?',
      body: [
        [
          'Yolculuğun ilk uçuşunu başka havayolu işletiyorsa. Check-in o havayolunun kanalından yapılır.',
          'Bebekli, evcil hayvanlı ya da özel yardım isteyen yolcuda sistem sizi kontuara yönlendirebilir.',
          'Dış hatta pasaport ya da vize bilgisi eksikse. Bilgiyi girip yeniden deneyin.',
          'Kayıt dokuz yolcudan kalabalıksa genellikle bölünerek yapılır; grup kaydında kontuar daha hızlıdır.',
        ],
      ],
    },
    {
      title: 'Havalimanına kaç dakika kala gelmeli?',
      body: [
        'THY’nin eski metinlerinde iç hat için 45, dış hat için 60 dakika yazar. Yeni metinlerdeki ek bagaj eşikleri ise genellikle 60 ve 75 dakikadır. Biz uzun olan süreye göre plan yapmanızı öneririz. Bu dakikalar kontuar içindir, terminalin kapısı için değil; güvenlik ve pasaport sırasını üstüne ekleyin.',
      ],
    },
    {
      title: 'Online yaptım, bavulum var',
      body: [
        'Online check-in bavulunuzu teslim etmez. Biniş kartınız telefonunuzda olsa da bavulu kontuar kapanmadan bırakmanız gerekir. Yalnızca kabin bagajıyla gidiyorsanız genellikle geçerli olan 8 kg’ı ve 55\u00a0×\u00a040\u00a0×\u00a023 cm’yi evde kontrol edin; kapıda uçak altına verilen çanta iniş sonrasında sizi bekletir.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR ve soyadı', hint: 'Türkçe harf kullanmadan, boşluksuz' },
    { label: 'Pasaport', hint: 'Dış hatta numara ve geçerlilik tarihi sorulur' },
    { label: 'Uçuş numarası', hint: 'TK’den sonraki rakamlar ortak uçuşu ele verir' },
    { label: 'Ekrandaki hata metni', hint: 'Birebir okursanız sebep çabuk bulunur' },
  ],
  questions: [
    {
      question: 'Check-in yapmazsam uçuşum yanar mı?',
      answer:
        'Kontuar kapanmadan gelirseniz orada da yapılır. Kapanıştan sonra ise ne bizim ne kontuarın yapabileceği bir şey kalır.',
    },
    {
      question: 'Biniş kartımı kaybettim, yeniden alabilir miyim?',
      answer: 'Evet. Aynı bilgilerle ekrandan yeniden alırsınız ya da kontuardan basılı istersiniz.',
    },
    {
      question: 'Dönüş check-in’i gidişle birlikte yapılır mı?',
      answer: 'Dönüş uçuşu kendi açılış saatini bekler. Yolculuk çok kısaysa ikisi aynı gün içinde açılabilir.',
    },
  ],
  warning:
    'Online check-in yaptınız diye değişiklik hakkınız sürüyor sanmayın. Uçmayacaksanız bunu kalkıştan önce bildirin, gelmeyen yolcu kuralı daha ağırdır.',
};
