import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'Pegasus’ta bilet bedeli dönmese de bazı vergiler geri istenebilir. Pakete göre iade, uçuş iptali ve gecikmede haklar, sağlık nedeni, kısmi iade.',
  answers: ['cancel', 'refundByLaw'],
  own: [
    'Paketinizin iade koşulunu okuyun; iadesizse vergi kalemlerini ayrıca isteyin.',
    'Başvuruyu bileti aldığınız kanaldan yapın.',
  ],
  call: 'Uçuş saati Pegasus tarafından değiştirildi.',
  lead: 'Pegasus’ta iade koşulunu paket belirler. Alt paketlerde bilet bedeli çoğunlukla geri gelmez, ama iş orada bitmez: kullanılmayan uçuşun bazı vergi kalemleri için başvuru yapılabilir. Bu başvuru kendiliğinden işlemediği için unutulur. Biz ikisini ayrı ayrı sorar, ayrı ayrı takip ederiz.',
  facts: [
    { label: 'Koşulu belirleyen', value: 'Paket adı', fact: 'fares' },
    { label: 'Vergi kalemleri', value: 'Ayrıca başvurulur', note: 'Hangisinin döneceği rotaya bağlı' },
    { label: 'İade yeri', value: 'Ödediğiniz kart ya da hesap' },
    { label: 'İşlem kanalı', value: 'Biletin alındığı yer', fact: 'changeBy' },
    { label: 'Pegasus iptal ederse', value: 'İade ya da başka uçuş' },
  ],
  steps: [
    {
      title: 'Pakete bakarız',
      body: ['PNR’yi açar, her yönün paketini ayrı görürüz. Gidiş ve dönüş farklı pakette olabilir.'],
    },
    {
      title: 'İki liste çıkarırız',
      body: [
        'Birincisi iptalle dönecek tutar, ikincisi başvuruyla istenebilecek vergiler. Hizmet bedelimiz varsa üçüncü satır olarak eklenir.',
      ],
    },
    {
      title: 'Kararınızı bekleriz',
      body: ['Liste işinize gelmiyorsa iptal etmeden çıkabilirsiniz. Onay verdiğinizde uçuş kapanır.'],
    },
    {
      title: 'Başvuruyu kayda geçiririz',
      body: ['Vergi iadesi için tarihi ve PNR’yi not ederiz, süreç uzarsa hangi kanaldan sorulacağını söyleriz.'],
    },
  ],
  cardGroups: [
    {
      title: 'İade istediğinizde',
      cards: [
        {
          title: 'Güvenli iade',
          text: 'Para, ödemenin yapıldığı karta ya da hesaba döner. Kartınız kapandıysa bunu başvurudan önce söyleyin.',
        },
        {
          title: 'Hızlı işlem',
          text: 'İptal isteğini ve vergi başvurusunu aynı görüşmede hazırlarız. Sonucun ne zaman çıkacağı Pegasus’a bağlıdır.',
        },
        {
          title: 'Azami iade',
          text: 'Paket bedeli dönmese de geri istenebilen vergi kalemlerini tek tek yazarız. Hangisinin ödeneceğini rotanız belirler.',
        },
      ],
    },
    {
      title: 'İptal nedeninize göre',
      cards: [
        {
          title: 'Gönüllü iptal',
          text: 'Sonucu paket belirler. Comfort Flex genellikle daha geniş koşul tanır, Light’ta beklentiyi düşük tutun.',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'Uçuşu Pegasus iptal ettiyse ya da uzun süre geciktirdiyse paket kuralına bakılmaz, yürürlükteki SHGM düzenlemesi uygulanır.',
        },
        {
          title: 'Sağlık nedeniyle iptal',
          text: 'Raporun uçuş tarihini kapsaması beklenir; başvuruya ekleyin. Değerlendirmeyi Pegasus yapar, olumlu çıkacağını önceden kimse söyleyemez.',
        },
        {
          title: 'Kısmi iade',
          text: 'Gidişi kullandıysanız dönüş tek başına hesaplanır. Aynı PNR’de bir yolcu vazgeçtiyse önce kayıt ayrılır, diğer yolcunun bileti yerinde kalır.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Vergi iadesi nasıl işler?',
      body: [
        'Bilet tutarının bir bölümü havalimanı ve devlet vergisidir; uçmadığınızda bunların bazıları geri istenebilir. Hangisinin döneceği ülkeye ve rotaya göre değişir. Başvuruyu bileti aldığınız kanal alır, ödediğiniz kart değiştiyse bunu baştan bildirmek gerekir. Tutar küçük olabilir; hizmet bedelimizi geçmeyecekse başvuruyu kendiniz yapmanızı öneririz.',
      ],
    },
    {
      title: 'Pegasus uçuşunda iptal ve gecikme hakkı',
      body: [
        'Pegasus Türk taşıyıcısı olduğu için Türkiye’ye gelen uçuşları da kapsama girer. Uçuş size az kala haber verilerek iptal edildiyse ya da teknik veya operasyonel bir nedenle varışta üç saat ve üstü geciktiyse [tazminat](/hizmetler/ucus-gecikmesi) gündeme gelir: iç hatta 100 avro; dış hatta 1.500 km’ye kadar 250 avro, 3.500 km’ye kadar 400 avro, daha uzun yolda 600 avro. Olağanüstü koşullar ayrı tutulur. AB’den kalkan uçuşta Avrupa’nın yolcu kuralı da uygulanabilir; aynı zarar iki kez istenemez.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR ve soyadı', hint: 'Kayıtta kaç yolcu olduğunu da söyleyin' },
    { label: 'Ödeme yapılan kart', hint: 'Kapandıysa ya da yenilendiyse belirtin' },
    { label: 'Neden ve belge', hint: 'İptal mesajı, gecikme bildirimi ya da rapor' },
    { label: 'Biletin alındığı kanal', hint: 'İade isteğini o kanal iletir' },
  ],
  questions: [
    {
      question: 'Uçuşa gitmedim, hâlâ bir şey alabilir miyim?',
      answer:
        'Bilet bedeli çoğunlukla yanar. Bazı vergi kalemleri için başvuru yine düşünülebilir; PNR’nizle bizi arayın, kuralı okuyalım.',
    },
    {
      question: 'Puanla ödediğim kısım ne olur?',
      answer: 'BolPuan süreli bir birimdir. İptalde geri yüklenip yüklenmeyeceğini ve süresini Pegasus’tan teyit edin.',
    },
    {
      question: 'İptali sitede yapmak daha ucuz olur mu?',
      answer:
        'Siteden alınan bileti kendiniz iptal ettiğinizde bizim hizmet bedelimiz doğmaz. Koşula birlikte bakarız, iptali dilerseniz kendiniz yaparsınız.',
    },
  ],
  warning:
    'Pegasus’un uçuşu iptal edeceği söylentisine kapılıp bileti kendiniz iptal etmeyin. Pegasus’tan gelecek yazılı bildirimi bekleyin; sizin yaptığınız iptal gönüllü sayılır ve paket kuralına bağlanır.',
};
