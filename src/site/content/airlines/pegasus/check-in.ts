import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'Pegasus’ta check-in her uçuş ve her yolcu için ayrı yapılır. Ne zaman açılır, kontuar kaç dakika kala kapanır, ekran neden takılır?',
  answers: ['online', 'eachPassenger'],
  own: [
    'PNR ve soyadıyla girin; Ş, Ğ, İ kabul edilmezse S, G, I yazın.',
    'Her uçuşta her yolcuyu işaretleyin, dönüş kendiliğinden seçilmez.',
  ],
  call: 'Yolculardan biri uçmayacak, diğerleri uçacak.',
  lead: 'Pegasus’ta aynı PNR’deki her uçuş ve her yolcu için ayrı check-in gerekir. Dört kişilik bir ailenin gidiş dönüşü sekiz işaret demektir; hepsini aynı anda seçebilirsiniz, ama seçmediğiniz yolcunun check-in’i yapılmamış olur. Bitirmeden listedeki her adın işaretli olduğuna bakın.',
  facts: [
    { label: 'Ayrı işlem', value: 'Her uçuş, her yolcu', note: 'Birlikte de seçilebilir', fact: 'eachPassenger' },
    { label: 'Online açılış', value: '72 saat önce', fact: 'online' },
    { label: 'Online kapanış', value: '40 dakika kala', fact: 'online' },
    { label: 'Kontuar, iç hat', value: '45 dakika kala kapanır', fact: 'counter' },
    { label: 'Kontuar, dış hat', value: '60 dakika kala kapanır', fact: 'counter' },
    { label: 'Gereken', value: 'PNR ve soyadı' },
  ],
  steps: [
    {
      title: 'PNR’yi birlikte açarız',
      body: ['Kimlerin işaretli, kimlerin boşta olduğunu ve hangi uçuşun sırada beklediğini söyleriz.'],
    },
    {
      title: 'Eksik alanı tamamlarız',
      body: ['Dış hatta pasaport numarası ve geçerlilik tarihi, bazı ülkelerde konaklama adresi sorulur.'],
    },
    {
      title: 'Koltuk ekranında durun',
      body: [
        'Ücretli koltuk önerisi zorunlu değildir. Atanan koltukla devam etmek istiyorsanız hangi düğmeye basacağınızı söyleriz.',
      ],
    },
    {
      title: 'Kartları kaydedin',
      body: ['Her yolcu için ayrı biniş kartı çıkar. Telefonunuza indirin, pili bitene karşı birini yazdırın.'],
    },
  ],
  sections: [
    {
      title: 'Check-in neden takılır?',
      body: [
        [
          'Yanlış uçuş seçilmiştir: dönüş henüz açılmamış olabilir.',
          'Kayıtta evcil hayvan, tek uçan çocuk ya da tekerlekli sandalye vardır; kontuar istenir.',
          'Soyadı Türkçe harfle girilmiştir. Ş, Ğ, İ yerine S, G, I yazıp yeniden deneyin.',
          'Pasaportun süresi dönüş gününden önce bitiyordur.',
          'Ödenmemiş bir ek hizmet kayıtta bekliyordur.',
        ],
      ],
    },
    {
      title: 'Saatleri nasıl okumalı?',
      body: [
        'Kaynakların çoğuna göre online check-in 72 saat önce açılır, 40 dakika kala kapanır; kontuar ise iç hatta 45, dış hatta 60 dakika kala kapanır. Süre rotaya ve havalimanına göre değişebilir, bu yüzden biletinizde yazanı esas alın. Bavulunuz varsa kontuarın kapanış saatine uyun.',
      ],
    },
    {
      title: 'Sabiha Gökçen’de zamanı bölmek',
      body: [
        'Pegasus’un ana üssünde bayram ve yaz sabahları bavul sırası uzar. Check-in’i evde yapıp yalnızca bavul bırakmaya gitmek vakit kazandırır, ama bavul bırakma da kontuar saatiyle kapanır. Kabin bagajıyla uçuyorsanız doğrudan güvenliğe yürürsünüz. Dış hatta kabin bavulu kotasını unutmayın; geç gelen yolcunun bavulu uçak altına gidebilir.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR kodu', hint: 'Kayıttaki herkesin soyadını da bilin' },
    { label: 'Pasaportlar', hint: 'Numara ve geçerlilik tarihi' },
    { label: 'Yolcu listesi', hint: 'Kim bavul verecek, kim vermeyecek' },
    { label: 'Ekran görüntüsü', hint: 'Hata iletisini okumanız yeter, göndermeniz gerekmez' },
  ],
  questions: [
    {
      question: 'Gidişte check-in yaptım, dönüş için ne zaman yapmalıyım?',
      answer:
        'Dönüş uçuşu kendi açılışına geldiğinde. Yolculuk kısaysa ikisi aynı gün açık olabilir; dönüşü de seçip seçmediğinize bakın.',
    },
    {
      question: 'Birimiz uçmayacak, diğerleri check-in yapabilir mi?',
      answer:
        'Yapabilir. Uçmayacak yolcuyu işaretlemeden geçin; onun biletindeki koşul için bizi ayrıca arayın, check-in yapılmış yolcunun iptali zorlaşır.',
    },
    {
      question: 'Kontuardan biniş kartı almak ücretli mi?',
      answer:
        'Havalimanına ve pakete göre değişebilir; doğrulayamadığımız için tutar vermiyoruz. Evde yapmak bu soruyu ortadan kaldırır.',
    },
  ],
  warning:
    'Kuyrukta bekliyor olmanız kapanış saatini durdurmaz; az zaman kaldıysa görevliye seslenip öne geçmek istediğinizi söyleyin.',
};
