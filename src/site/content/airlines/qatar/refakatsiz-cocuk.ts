import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'Qatar Airways’te yalnız uçacak çocuk: hangi yaşta hizmet istenir, onay kaç saat önce alınır, Doha aktarmasında neler sorulmalı?',
  answers: ['child', 'childNotice'],
  own: ['Hizmeti Qatar Airways ofisinden isteyin.', 'Hizmetin kaç yaşına kadar zorunlu olduğunu yazılı sorun.'],
  call: 'Çocuğa uçuşta bir görevli eşlik etsin istiyorsunuz.',
  lead: 'Qatar Airways’te yalnız uçan çocuk hizmeti genellikle 5–15 yaş içindir. Kesin olmayan tek nokta, hizmetin kaç yaşına kadar zorunlu olduğudur: bazı kaynaklar 11, bazıları 15 yaş der. Çocuğunuz ilkokulu bitirdiyse bunu hattınız için havayoluna sorun, bileti yanıttan sonra alın. Daha küçükse hizmeti genellikle en az 48 saat önce istemeniz yeter.',
  facts: [
    { label: 'Hizmet', value: 'Var', note: 'Koşulu hatta ve yaşa göre onaylanır', fact: 'child' },
    { label: 'Alt sınır', value: '5 yaş', note: 'Daha küçüğü kabul edilmeyebilir', fact: 'child' },
    { label: 'Başvuru', value: 'En az 48 saat önce', note: 'Geç talep geri çevrilebilir', fact: 'childNotice' },
    { label: 'Eşlik görevlisi', value: '72 saat önce', note: 'Çocukla birlikte uçan görevli', fact: 'childNotice' },
    { label: 'Son onay', value: 'Qatar Airways ofisi', note: 'Telefonda söz verilmez' },
  ],
  steps: [
    {
      title: 'Çocuğun uçuş günündeki yaşı',
      body: [
        'Doğum tarihini sorarız; bugünkü yaş değil, her iki uçuş günündeki yaş önemlidir. Yolculuk sırasında yaş günü olan çocuk için iki kural çıkabilir.',
      ],
    },
    {
      title: 'Aktarma var mı?',
      body: [
        'Doha’da bitmeyen yolculukta çocuğun kim tarafından karşılanıp diğer kapıya götürüleceğini sorarız. Gece beklemesi olan bağlantıları baştan eleriz.',
      ],
    },
    {
      title: 'İki yetişkinin kaydı',
      body: [
        'Bırakan ve karşılayan kişinin adı, adresi, telefonu alınır. Karşılayan kişi listede yoksa çocuk teslim edilmez.',
      ],
    },
    {
      title: 'Havayolunun yanıtı',
      body: [
        'Talep Qatar Airways ofisine gider. Onay yazılı geldiğinde bilet kesilir, formun bir örneğini size göndeririz.',
      ],
    },
  ],
  cardGroups: [
    {
      title: 'Hizmetin parçaları',
      cards: [
        {
          title: 'Yaş teyidi',
          text: 'Hizmet genellikle 5 yaşında başlar; zorunluluğun hangi yaşta bittiği sizin hattınız için havayoluna sorulur.',
        },
        {
          title: 'Yerde refakat',
          text: 'Görevli çocuğu kontuardan kapıya, varışta da karşılayana ulaştırır. Talep genellikle en az 48 saat önce iletilir.',
        },
        {
          title: 'Uçuşta eşlik',
          text: 'Çocukla birlikte uçan bir görevli de istenebilir; bunun onayı genellikle 72 saat öncesinden alınır.',
        },
        {
          title: 'Doha geçişi',
          text: 'Aktarmalı yolculukta iki kapı arasından kimin sorumlu olduğu onayda yazmalıdır. Aktarmasız uçuş varsa önce ona bakarız.',
        },
        {
          title: 'Teslim kaydı',
          text: 'Karşılayan kişi değişirse havayoluna uçuştan önce bildirilir; kapıda yalnızca formdaki kimlik geçerlidir.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Hangi yol size uyuyor?',
      body: [
        [
          '5 yaşından küçükse: genellikle yanında bir yetişkin uçmalıdır.',
          'İlkokul çağındaysa: refakatsiz çocuk hizmeti isteyin, aktarmasız uçuşu seçin.',
          'Ergenlik çağındaysa: hizmetin zorunlu mu isteğe bağlı mı olduğu hattınız için teyit edilir.',
          'Çocuk ilk kez uçuyorsa ya da ek desteğe ihtiyacı varsa: onunla uçan eşlik görevlisi seçeneğini sorun.',
        ],
      ],
    },
    {
      title: 'Havalimanında sizi ne bekler?',
      body: [
        'Çocuğu bırakan yetişkin kontuarda kimlik gösterir, form imzalar ve genellikle uçak kalkana dek havalimanından ayrılmaz. Uçuş geri dönerse ya da gecikirse sizi bulabilmeleri için bu gerekir.',
        'Karşılayan kişi de kimliğiyle gelir. Soyadları farklıysa veya çocuk tek ebeveynle yaşıyorsa muvafakat belgesini ve çevirisini yanınızda bulundurun; varış ülkesi ayrıca isteyebilir.',
      ],
    },
    {
      title: 'Ücret konusunda sormanız gerekenler',
      body: [
        'Yalnız uçan çocuk için genellikle yetişkin tarifesi uygulanır. Sorulacak üç şey var: hizmetin bedeli tarifeye dahil mi, her uçuş için ayrı mı alınır, iptalde geri döner mi? Yanıtları biletle birlikte yazılı isteyin.',
      ],
    },
  ],
  haveReady: [
    { label: 'Doğum tarihi', hint: 'Gün, ay, yıl; pasaportla aynı' },
    { label: 'Bırakan ve karşılayan', hint: 'Ad, kimlik bilgisi, telefon, açık adres' },
    { label: 'Muvafakat', hint: 'Tek ebeveyn ya da vasi varsa noter belgesi' },
    { label: 'Çocuğun ihtiyacı', hint: 'Dil desteği ya da özel yardım gerekiyorsa kısaca belirtin' },
  ],
  questions: [
    {
      question: '14 yaşındaki kızım hizmetsiz uçabilir mi?',
      answer:
        'Belki: bazı kaynaklara göre hizmet 11 yaşına, bazılarına göre 15 yaşına kadar zorunludur. Havayoluna doğum tarihi ve rotayla yazın, yanıtı yazılı alın; isterseniz sizin yerinize sorarız.',
    },
    {
      question: 'İki kardeş birlikte uçarsa refakatsiz sayılırlar mı?',
      answer: 'Yanlarında havayolunun yetişkin saydığı biri yoksa genellikle evet. Büyük kardeşin yaşını da söyleyin.',
    },
    {
      question: 'Bileti aldıktan sonra hizmeti ekletebilir miyim?',
      answer: 'Deneyebilirsiniz, ama onay çıkmazsa çocuk uçağa alınmaz. Sıra şudur: önce onay, sonra bilet.',
    },
  ],
  warning:
    'Yanıt yazılı gelmeden bilet almayın. Hattınızda hizmet verilmiyorsa iade koşulu sizi zor durumda bırakabilir.',
};
