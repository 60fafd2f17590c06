import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'AZAL’da cam kenarı gibi bir koltuğu seçmek ücretlidir, seçmezseniz ücretsiz atanır. Yanınızdaki koltuğu teklif vererek boş tutabilir misiniz?',
  answers: ['seat', 'seatEmpty'],
  own: [
    'Ücretsiz atanan koltuğa razıysanız seçim yapmadan geçin.',
    'Yanınız boş kalsın isterseniz teklif ekranını bulun; uçuş dolarsa ödeme döner.',
  ],
  call: 'Teklif ekranı açılmıyor ya da aile ayrı sıralara düştü.',
  lead: 'AZAL’da koltuk konusunda iki ayrı karar verirsiniz. İlki bildiğiniz seçimdir: cam kenarı gibi belli bir yeri önceden istemek ücretlidir, istemezseniz koltuk ücretsiz atanır. İkincisi daha az bilinir: Economy’de yanınızdaki koltuğu ya da sırayı teklif vererek boş tutabilirsiniz. Uçuş dolarsa bu ödeme size geri verilir.',
  facts: [
    { label: 'Belirli koltuk', value: 'Ücretli', note: 'Cam kenarı gibi', fact: 'seat' },
    { label: 'Seçmezseniz', value: 'Ücretsiz atanır', fact: 'seat' },
    { label: 'Yan koltuğu boş tutma', value: 'Teklifle, Economy’de', fact: 'seatEmpty' },
    { label: 'Uçuş dolarsa', value: 'Teklif ödemesi geri verilir', fact: 'seatEmpty' },
    {
      label: 'Hariç tutulan',
      value: 'Business ve geniş diz mesafeli koltuk',
      note: 'Boş tutma teklifinde',
      fact: 'seatEmpty',
    },
  ],
  steps: [
    {
      title: 'Beklentinizi sorarız',
      body: ['Pencere, yan yana oturmak, geniş yer ya da boş sıra. Her biri ayrı yoldan alınır.'],
    },
    {
      title: 'Biletinize bakarız',
      body: [
        'Kabininizi ve tarifenizi buluruz; Business ve geniş diz mesafeli koltuklarda boş tutma teklifi verilmez.',
      ],
    },
    {
      title: 'İki seçeneğin farkını söyleriz',
      body: [
        'Koltuk satın almak yerinizi belirler; teklif ise yanınızın boş kalmasını amaçlar. Biri diğerini kapsamaz.',
      ],
    },
    {
      title: 'Seçimi tamamlarsınız',
      body: ['Koltuğu bizden isterseniz onayınızla işleme alırız. Teklifi kendi ekranınızdan verirsiniz.'],
    },
  ],
  cardGroups: [
    {
      title: 'Önceden sorulacak yerler',
      cards: [
        {
          title: 'Geniş diz mesafesi',
          text: 'Bu sıraların yeri uçak tipine göre değişir, planı uçuşunuza göre açarız. Boş koltuk teklifi bu koltuklarda geçerli değildir.',
        },
        {
          title: 'Acil çıkış sırası',
          text: 'Oturacak yolcu yetişkin olmalı ve yönergeyi anlayabilmelidir. Azerice ya da İngilizce bilmiyorsanız seçmeden önce sorun.',
        },
        {
          title: 'Bebek beşiği',
          text: 'Güvenilir bir AZAL metni bulamadık. İsteği bilet alırken iletir, yanıt gelmeden beşiğe göre koltuk önermeyiz.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Boş koltuk teklifi nasıl düşünülmeli?',
      body: [
        [
          'Dolu geçen bayram ve tatil uçuşlarında teklif çoğunlukla sonuçsuz kalır; ödeme geri verildiği için paranız gitmez, ama buna göre plan da yapamazsınız.',
          'Yan koltuk ile bütün sıra ayrı tekliflerdir. Bebekle uçan ya da uzanmak isteyen yolcu için sıra anlamlı olabilir.',
          'Teklif kabul edilse de kabininiz Economy kalır; bagaj hakkınızın artacağını varsaymayın.',
          'Kesin boş yer istiyorsanız teklife güvenmeyin, üst kabine bakın.',
        ],
      ],
    },
    {
      title: 'Atanan koltukla uçmak',
      body: [
        'Türkiye ile Bakü arasındaki uçuşta koltuk parası ödemeden gitmek çoğu yolcu için sorun çıkarmaz. Ayrı düşmek istemiyorsanız bir koltuk alıp diğer yolcunun yanınıza atanmasını beklemeyin; ikisini birden seçmek gerekir. Seçmediyseniz check-in’i erken yapmak yan yana çıkma olasılığını artırır.',
      ],
    },
  ],
  haveReady: [
    { label: '771’li numara ya da PNR', hint: 'Uçak tipini görmek için' },
    { label: 'Kabin ve tarife', hint: 'Economy, Premium Economy ya da Business' },
    { label: 'Yolcuların özel durumu', hint: 'Bebek, yardım isteği, hayvan' },
    { label: 'Kart', hint: 'Teklif vermek isterseniz yanınızda olsun' },
  ],
  questions: [
    {
      question: 'Boş koltuk teklifi ile EXST ek koltuk aynı mı?',
      answer:
        'Değil. Teklif, satılmayan koltuğun boş bırakılmasıdır. Müzik aleti gibi bir eşya için ayrı koltuk bileti gerekir, AZAL’a sorulmalıdır.',
    },
    {
      question: 'Teklifim kabul edildi ama yanıma biri oturdu.',
      answer:
        'Uçuş dolduysa ödeme geri verilir. Biniş kartınızı ve durumu gösteren bir kaydı saklayıp AZAL’a bildirin.',
    },
    {
      question: 'Evcil hayvanla cam kenarı alabilir miyim?',
      answer:
        'Koltuğu almadan önce hayvanın onayını alın. AZAL uygun sırayı kendisi belirleyebilir, ücretli koltuğunuz değişebilir.',
    },
  ],
  warning:
    'Koltuk ücreti ile boş koltuk teklifini aynı anda ödemeden önce ikisinin ne kazandırdığını sorun. Çoğu yolcuya biri yeter.',
};
