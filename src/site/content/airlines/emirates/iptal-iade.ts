import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'Emirates biletinde iadeyi tarife belirler; uçuşu havayolu iptal ettiyse hesap değişir. Türkiye’den kalkışta haklar, sağlık nedeni, kısmi iade.',
  answers: ['cancel', 'refundByLaw'],
  own: [
    'Rezervasyonda tarifenizin iade satırını açın.',
    'Uçuşu Emirates iptal ettiyse o seçeneği seçin, gönüllü iptali değil.',
  ],
  call: 'Dönecek tutar ekranda görünmüyor.',
  lead: 'Emirates’te iade, tarifenin koşuluna bağlıdır: kesinti genellikle Special ve Saver’da en yüksek, Flex Plus’ta en düşüktür. Ada bakıp tutar tahmin etmek yanıltır, çünkü kural rotaya ve biletin alındığı yere göre değişir. Uçuşu Emirates iptal ettiyse tarife adı geri plana düşer. Önce iptalin nedenini, sonra tutarı konuşuruz.',
  facts: [
    {
      label: 'Kesinti',
      value: 'Special’da en çok, Flex Plus’ta en az',
      note: 'Tutar iptal ekranında yazar',
      fact: 'refund',
    },
    { label: 'Ödeme', value: 'Aynı yönteme iade', note: 'Kart, havale ya da kullandığınız kanal' },
    { label: 'Türkiye’den kalkış', value: 'SHGM düzenlemesi' },
    { label: 'AB’den kalkış', value: 'AB kuralı', note: 'AB’ye varışta uygulanmaz' },
    { label: 'Dubai’den dönüş', value: 'Havayolunun koşulu' },
    { label: 'Mesafe basamağı', value: '250, 400, 600 avro', note: 'Tazminat koşulu oluşursa' },
  ],
  steps: [
    {
      title: 'Nedeni ve zamanı sorarız',
      body: ['Kim iptal ediyor ve kalkışa ne kadar var? Bu iki yanıt hangi kuralın açılacağını belirler.'],
    },
    {
      title: 'İadeyi ve kesintiyi buluruz',
      body: [
        'Tarife metnindeki oran ve sınırlara bakar, size net dönecek tutarı hesaplarız. Tutarı duymadan iptal onayı istemeyiz.',
      ],
    },
    {
      title: 'Ek hizmetleri ayırırız',
      body: [
        'Ödenmiş koltuk, ek bagaj ve yükseltme ayrı belgedir. İade edilip edilmeyeceklerini biletten ayrı sorarız.',
      ],
    },
    {
      title: 'Talep numarası size gelir',
      body: ['Başvuru girildiğinde numarasını alırsınız. Süreci sorduğunuzda hangi adımda beklediğini söyleriz.'],
    },
  ],
  cardGroups: [
    {
      title: 'Emirates iadesinde izlediğimiz yol',
      cards: [
        {
          title: 'Güvenli iade',
          text: 'İade, satın almada kullandığınız kart ya da kanaldan geri gelir. Mille alınmış bilette işlem Skywards hesabınızdan yürür.',
        },
        {
          title: 'Hızlı işlem',
          text: 'Net tutarı görüşmede söyler, onayladığınızda başvuruyu gireriz. Ödemenin günü havayoluna ve bankanıza bağlıdır.',
        },
        {
          title: 'Azami iade',
          text: 'Biletin yanında ödenmiş koltuk, ek bagaj ve yükseltme belgelerini de tek tek sorarız; tarifenizin vermediği hakkı ise vaat etmeyiz.',
        },
      ],
    },
    {
      title: 'İptalin dört biçimi',
      cards: [
        {
          title: 'Gönüllü iptal',
          text: 'Special ve Saver’da kesinti genellikle yüksektir, iade hiç olmayabilir; Flex ve Flex Plus’ta genellikle daha çok pay döner. Tarihiniz belli olacaksa değişiklik ücretiyle karşılaştırın.',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'Türkiye’den kalkıyorsanız yürürlükteki SHGM düzenlemesine göre, Emirates iptal ederse bilet bedelinin iadesini ya da başka uçuşu isteyebilirsiniz. Dubai’den dönüşte bu düzenleme uygulanmaz.',
        },
        {
          title: 'Sağlık nedeniyle iptal',
          text: 'Raporu havayolu görür, tarifenin dışına çıkıp çıkmayacağına kendisi karar verir. Raporda uçamayacağınız tarihler açık yazsın, başvuru kalkıştan önce ulaşsın.',
        },
        {
          title: 'Kısmi iade',
          text: 'Gidiş uçulduysa o bölüm çoğu zaman tek yön tarifeyle yeniden fiyatlanır; dönüş için kalan tutar beklenenden az çıkabilir.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Beklerken ve sonrasında',
      body: [
        'Uzun gecikmede iade de gündeme gelir; bekleme sırasında yiyecek, içecek ve gerekirse konaklama talep edin. İstanbul–Dubai arası 1.500–3.500 km bandındadır; [tazminat koşulu](/hizmetler/ucus-gecikmesi) oluşursa bu bandın tutarı 400 avrodur. Olağanüstü bir neden varsa tazminat ödenmeyebilir.',
        'AB’den kalkan bir Emirates uçuşunda AB kuralı geçerlidir, AB’ye varışta değildir.',
      ],
    },
    {
      title: 'Kayıtta birden çok yolcu varsa',
      body: [
        'Yolculardan yalnızca biri vazgeçiyorsa kayıt önce ikiye ayrılır; ayırmadan iptal etmek herkesin biletini etkiler. Hastalanan yolcuyla uçacak eş ve çocuk için de istisna istiyorsanız aynı talepte belirtin. Tanıyı bizimle paylaşmanız gerekmez.',
      ],
    },
  ],
  haveReady: [
    { label: '176’lı bilet numarası', hint: 'Her yolcununki ayrıdır, hepsini okuyun' },
    { label: 'Ek hizmet belgeleri', hint: 'Koltuk ya da bagaj makbuzunun numarası' },
    { label: 'Masraf faturaları', hint: 'Gecikmede yemek, otel; üzerinde tarih olsun' },
    { label: 'Vazgeçen yolcu', hint: 'Herkes mi, yalnızca biri mi?' },
  ],
  questions: [
    {
      question: 'Saver biletimi iptal edersem hiç mi para dönmez?',
      answer:
        'Tarife metnine bağlı. İade kapalıysa bile kullanılmayan vergileri ayrıca isteriz. PNR ile net yanıt veririz.',
    },
    {
      question: 'Uçuşum dört saat gecikti, ne istemeliyim?',
      answer:
        'Türkiye’den kalkıyorsanız önce bakım hizmetini isteyin, faturaları saklayın. Varıştaki gecikme 3 saati bulduysa tazminat dilekçesini birlikte hazırlarız; sonucu havayolu ve gerekirse SHGM değerlendirir.',
    },
    {
      question: 'İade için neden satın aldığım yere gönderildim?',
      answer:
        'Parayı tahsil eden kanal iadeyi de yapar. Bileti başka acente kestiyse Emirates çoğu zaman acenteyi gösterir.',
    },
  ],
  warning: 'İptal onayı geri alınmaz. Net tutarı ekranda görmeden ya da telefonda duymadan evet demeyin.',
};
