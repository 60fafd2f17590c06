import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'THY’de biletleme hizmet bedeli genellikle geri dönmez, EcoFly’ın bazı sınıfları iadesizdir. 24 saatlik iade kimin hakkı, uçuş iptalinde ne istenir?',
  answers: ['cancel', 'day'],
  own: [
    'Bileti son 24 saatte THY’nin sitesinden ya da uygulamasından aldıysanız oradan iptal edin.',
    'Daha eskiyse dönecek tutarı görün, acele etmeyin; tutar uygunsa iptali onaylayın.',
  ],
  call: 'Uçuşu THY iptal etti ya da gecikme uzun; gönüllü iptal sayılmasını istemiyorsunuz.',
  lead: 'Kendi isteğinizle vazgeçiyorsanız iki kuralı bilin: biletleme hizmet bedeli genellikle geri verilmez, EcoFly’ın bazı ücret sınıfları da genellikle iadesizdir. Bileti THY’nin sitesinden yeni aldıysanız 24 saatlik kesintisiz iade, uçuşu THY iptal ettiyse yolcu hakları önce gelir. Aradığınızda önce dönecek tutarı kalem kalem söyleriz, iptal kararını ondan sonra verirsiniz.',
  facts: [
    { label: 'İade yeri', value: 'Aynı ödeme yöntemi', note: 'Karta ödendiyse karta' },
    { label: 'Dönmeyen kalem', value: 'Biletleme hizmet bedeli', fact: 'changeFree' },
    { label: 'EcoFly', value: 'Bazı sınıflar iadesiz', note: 'Ücret sınıfı e-bilette yazar', fact: 'ecoFlyRefund' },
    {
      label: '24 saat içinde iade',
      value: 'Yalnızca THY sitesi ve uygulaması',
      note: 'İlk uçuşa en az 168 saat varsa',
      fact: 'day',
    },
    { label: 'Son 1 saat', value: 'Genellikle işlem yapılmaz', fact: 'changeSlots' },
    { label: 'Uçuşu THY iptal ederse', value: 'İade ya da yeni uçuş', note: 'Yürürlükteki SHGM düzenlemesi' },
  ],
  steps: [
    { title: 'Bileti açarız', body: ['Bilet numarasıyla paketi, ücret sınıfını ve kullanılmamış uçuşları görürüz.'] },
    {
      title: 'Nedeni ayırırız',
      body: [
        'Vazgeçtiniz mi, uçuşu THY mi iptal etti, sağlık sorunu mu var? Aynı bilet üç durumda üç ayrı kurala bağlanır.',
      ],
    },
    {
      title: 'Dönecek tutarı hesaplarız',
      body: [
        'Bilet bedeli, vergiler, kesinti ve dönmeyen kalemleri ayrı ayrı söyleriz. İşlem için hizmet bedelimiz varsa o da bu listede yer alır.',
      ],
    },
    {
      title: 'Onayınızla iptal ederiz',
      body: [
        'Onaydan sonra yeriniz bırakılır ve iptal geri alınamaz. İade isteğini, ödemenin yapıldığı yönteme dönmek üzere başlatırız.',
      ],
    },
    {
      title: 'Takibini anlatırız',
      body: [
        'Tutarın karta yansıma süresini THY ve bankanız belirler. Başvurunun tarihini ve numarasını size veririz.',
      ],
    },
  ],
  cardGroups: [
    {
      title: 'THY iadesinde bizim işimiz',
      cards: [
        {
          title: 'Güvenli iade',
          text: 'Tutar, 235’li biletin ödendiği karta ya da hesaba döner. Bizden gelmiş gibi görünüp başka hesap soran iletiye yanıt vermeyin.',
        },
        {
          title: 'Hızlı işlem',
          text: 'Pakete ve ücret sınıfına görüşme sürerken bakarız. Onayınızdan sonra istek bekletilmeden THY’ye iletilir.',
        },
        {
          title: 'Azami iade',
          text: 'Biletleme hizmet bedelini baştan ayırır, kuralın izin verdiği diğer kalemleri vergileriyle birlikte isteriz. Tutarı THY hesaplar.',
        },
      ],
    },
    {
      title: 'Dört durum, dört ayrı yol',
      cards: [
        {
          title: 'Gönüllü iptal',
          text: 'Pakete ve kalkışa kalan süreye bakılır. Kalkışa 12 saatten çok varken kesinti genellikle daha düşüktür.',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'THY iptal eder ya da uçuş uzun gecikirse kesinti hesabı yapılmaz; kullanılmayan bölümü geri isteyebilir ya da başka uçuşa geçebilirsiniz.',
        },
        {
          title: 'Sağlık nedeniyle iptal',
          text: 'Doktor raporunu tarihiyle saklayın, başvuruya ekleyin. Kuralın esneyip esnemeyeceğine THY karar verir.',
        },
        {
          title: 'Kısmi iade',
          text: 'Gidiş uçuşunu kullandıysanız dönüşün bedeli, gidişin tek yön fiyatı düşülerek bulunabilir. Kalan tutar beklediğinizden küçük olabilir.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'THY’nin iptal ettiği ya da geciktirdiği uçuş',
      body: [
        'THY Türkiye’de kayıtlıdır; yürürlükteki SHGM düzenlemesi Türkiye’den kalkan ve Türkiye’ye gelen bütün uçuşlarını kapsar, mille alınan bilet de kapsamdadır. Uçuş iptal edildiyse ya da teknik veya operasyonel bir nedenle varış yerine üç saat veya daha fazla gecikmeyle ulaştıysa, koşulları oluşunca [tazminat istenebilir](/hizmetler/ucus-gecikmesi): iç hatta 100 avro, dış hatta mesafeye göre 250, 400 veya 600 avro. Hava muhalefeti gibi olağanüstü durumlar bunun dışında kalabilir. Önce THY’ye yazılı başvurulur, sonuç alınamazsa SHGM’ye gidilir.',
      ],
    },
    {
      title: 'İptal yerine değişiklik ne zaman daha iyi?',
      body: [
        'İadesiz bir EcoFly’da geri dönecek tutar yalnızca birkaç vergi kalemine inebilir. Biletinizin değişiklik hakkı varsa bedeli yeni tarihe taşımak daha az kaybettirir. Tarihiniz belli değilse bile iki toplamı karşılaştırmadan bileti iptal etmeyin.',
      ],
    },
  ],
  haveReady: [
    { label: '13 haneli bilet numarası', hint: 'Her yolcunun numarası ayrıdır' },
    { label: 'Ödeme yöntemi', hint: 'Kartın son dört hanesi yeter, tamamını söylemeyin' },
    { label: 'İptal nedeni', hint: 'Varsa THY’den gelen mesaj ya da sağlık raporu' },
    { label: 'Kullanılan uçuşlar', hint: 'Gidiş uçuşunu kullandınız mı?' },
  ],
  questions: [
    {
      question: 'İade kaç günde gelir?',
      answer:
        'THY’nin işlem süresine bankanızın süresi eklenir. Gün vermek yanıltıcı olur; başvuru tarihini not edin, gecikirse takibini birlikte yapalım.',
    },
    {
      question: 'Bileti acenteden aldım, THY iade eder mi?',
      answer:
        'İade isteği bileti kesen acenteden geçer. Acenteye ulaşamıyorsanız biletinizi okur, nasıl başvuracağınızı anlatırız.',
    },
    {
      question: 'Ek bagaj ve koltuk ücretim döner mi?',
      answer:
        'Her hizmetin kendi kuralı vardır. Uçuşu THY iptal ettiyse bu kalemleri de başvuruya yazın; kendi isteğinizle iptalde genellikle dönmez.',
    },
  ],
  warning:
    'Uçuşunuz iptal edilecek gibi görünüyorsa kendiniz iptal etmeyin. Sizin iptaliniz gönüllü iptal sayılır ve yolcu haklarını zayıflatır.',
};
