import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'Aeroflot’ta Promo bileti değiştirmek genellikle ücretlidir, farkı ödeyecek kart da ayrı bir sorudur. Moskova bağlantısı bozulmadan tarih nasıl taşınır?',
  answers: ['refund'],
  own: [
    'Tarife adını okuyun: Promo mu, üst tarife mi?',
    'Farkı ödeyeceğiniz kartın bu sitede geçip geçmediğini önceden öğrenin.',
  ],
  call: 'Kart reddediliyor ya da Moskova bağlantısı da değişecek.',
  lead: 'Aeroflot biletini değiştirmek iki koşula bağlıdır. Birincisi tarife: Promo biletlerde değişiklik genellikle ücretlidir, üst tarifeler daha esnektir. İkincisi ödeme: fark çıktığında bileti alan kanalın kabul ettiği kartı bulmanız gerekir. Telefonda önce tarife satırını okur, ardından farkın nasıl ödeneceğini konuşuruz.',
  facts: [
    { label: 'Promo', value: 'Ücretli değişiklik', note: 'Koşul biletinizde yazar', fact: 'refund' },
    { label: 'Üst tarifeler', value: 'Daha esnek', fact: 'refund' },
    { label: 'Farkın ödemesi', value: 'Satın alma kanalından', note: 'Kart uyumunu önceden sorun', fact: 'cards' },
    { label: 'Rota', value: 'Moskova bağlantısı birlikte taşınır' },
    { label: 'İşleten şirket', value: 'Aeroflot veya Rossiya', note: 'Yeni günde değişebilir', fact: 'rossiya' },
  ],
  steps: [
    {
      title: 'Bileti satanı ararız',
      body: [
        'Bileti hangi site ya da acente kesti? Aeroflot, başka yerden alınan bilette sizi satıcıya gönderebilir; oraya ne diyeceğinizi hazırlarız.',
      ],
    },
    {
      title: 'Tarife satırını okuruz',
      body: [
        'Metin Rusça ya da İngilizce olabilir. Değişiklik ücretini, son saati ve uçuşa gelmeme koşulunu sade Türkçeyle aktarırız.',
      ],
    },
    {
      title: 'Yeni gün için yer bakarız',
      body: [
        'Aynı tarife sınıfı kapalıysa yalnızca ücret değil fiyat farkı da çıkar. İki üç günlük aralık verirseniz farkı azaltma şansımız artar.',
      ],
    },
    {
      title: 'Ödeme denenir, bilet yenilenir',
      body: ['Ödeme yolu hazır değilse değişikliği başlatmayız; yarım kalan işlem eski koltuğu da düşürebilir.'],
    },
  ],
  sections: [
    {
      title: 'Ne zaman değişiklik, ne zaman yeni bilet?',
      body: [
        [
          'Promo biletiniz varsa ve iade yoksa: değişiklik ücretini yeni bir biletin tutarıyla karşılaştırın, bazen yeni bilet daha azına gelir.',
          'Yalnızca dönüş oynuyorsa: dönüşü ayrı değiştirmek mümkün mü, soralım.',
          'Ödeme kartınız artık geçmiyorsa: fark çıkarmayan günleri önce deneriz.',
          'Uçuşu Aeroflot kaydırdıysa: kendi isteğinizle değişiklik sayılmaz, ücret sormadan önce bunu kayda geçirtin.',
        ],
      ],
    },
    {
      title: 'Moskova aktarmalı bilette dikkat',
      body: [
        'Rusya içi devam uçuşu aynı bilette ise ikisi birlikte taşınmalıdır. Yalnızca ilkini değiştirmek, ikincisini boşa çıkarır. Devam uçuşunuz ayrı bir biletteyse Aeroflot onu tanımaz; önce değiştirilmesi güç olan bileti konuşun.',
        'Yeni günde uçağı Rossiya işletebilir. Kabin, koltuk ve hayvan talebi gibi ek kayıtlarınızı yeniden kontrol ettirin.',
      ],
    },
    {
      title: 'Türkiye’den kalkışta saat değişirse',
      body: [
        'Havayolunun yaptığı önemli saat değişikliğinde, Türkiye’den kalkan uçuş için yürürlükteki SHGM düzenlemesi uygulanır. Rusya’dan Türkiye’ye dönüş bu düzenlemenin dışında kalır; orada Aeroflot’un kendi taşıma koşulları geçerlidir. Hangi yönün değiştiğini bu yüzden baştan sorarız.',
      ],
    },
  ],
  haveReady: [
    { label: 'E-bilet PDF’i', hint: 'Tarife metninin tamamı içinde olmalı' },
    { label: 'Ödeme geçmişi', hint: 'İlk ödemenin yapıldığı kart ve ülke' },
    { label: 'Tarih aralığı', hint: 'Size uyan en az üç gün' },
    { label: 'Ek kayıtlar', hint: 'Kabinde hayvan, koltuk ya da ek parça' },
  ],
  questions: [
    {
      question: 'Promo bileti değiştiremezsem ne kaybederim?',
      answer:
        'Tarife iade vermiyorsa biletin büyük bölümü gidebilir. Kullanılmayan vergileri ayrıca sorarız, sonuç tarife metnine bağlıdır.',
    },
    {
      question: 'Farkı nakit ödeyebilir miyim?',
      answer: 'Satıcı kabul ediyorsa evet. Bilet yurt dışı bir siteden alındıysa bu seçenek genellikle yoktur.',
    },
    {
      question: 'Değişiklik sonrası bilet numaram aynı mı kalır?',
      answer: 'Çoğu zaman yeni numara verilir, PNR aynı kalabilir. Vize başvurusunda eski çıktıyı kullanmayın.',
    },
  ],
  warning:
    'Eski koltuğu bırakmadan önce farkın ödeneceği kartı deneyin. Ödeme geçmezse iki uçuşu da kaybedebilirsiniz.',
};
