import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'Qatar Airways Economy’de dört tarife satar: Lite, Classic, Convenience, Comfort. Koltuk ve bagaj farkı ne, Doha’da kaç saat bırakmalı?',
  answers: ['fareChoice'],
  own: [
    'qatarairways.com’da tarihi ve rotayı girip dört Economy tarifesini yan yana açın.',
    'Her tarifede bagaj, değişiklik ve iade satırını okuyun.',
    'Doha’daki bekleme süresine ve varış gününe bakın.',
    'Privilege Club üyesiyseniz numaranızı ödemeden önce ekleyin.',
  ],
  call: 'Yolculuğunuz çok duraklı ya da gidişle dönüş ayrı şehirlerden.',
  lead: 'Qatar Airways’te (Katar Hava Yolları) koltuk ücretini tarife adı, yolculuğun rahatlığını Doha’daki bekleme belirler.',
  facts: [
    { label: 'Economy tarifeleri', value: 'Lite, Classic, Convenience, Comfort', fact: 'fares' },
    { label: 'Business tarifeleri', value: 'Lite, Classic, Comfort, Elite', fact: 'fares' },
    {
      label: 'Economy kabin bagajı',
      value: '1 parça, 7 kg',
      note: '50\u00a0×\u00a037\u00a0×\u00a025 cm',
      fact: 'cabinBag',
    },
    { label: 'Kayıtlı bagaj', value: 'Çoğu hatta kiloyla', note: 'Amerika ve Afrika’da parçayla', fact: 'checked' },
    { label: 'Aktarma', value: 'Doha (DOH)', note: 'Hamad Havalimanı', fact: 'base' },
  ],
  sections: [
    {
      topic: 'Tarifeler',
      title: 'Hangi tarife size uyar?',
      body: [
        [
          'Lite: tarihiniz kesinse ve nerede oturduğunuz önemli değilse.',
          'Classic: koltuk kuralı Lite ile aynıdır; farkı bagaj ve değişiklik satırında okuyun.',
          'Convenience: standart koltuk dahildir, aileler önce buna baksın.',
          'Comfort: tercihli ve ekstra diz mesafeli koltuk Economy’de yalnızca burada dahildir.',
        ],
      ],
    },
    {
      topic: 'Doha aktarması',
      title: 'Doha’da ne kadar süre bırakmalı?',
      body: [
        'Varış gününüz önemliyse günün son bağlantısını seçmeyin. İki ayrı bilet de almayın: ikinci uçuşu kaçırırsanız sonucu size kalır, bavulu Doha’da yeniden vermeniz gerekebilir.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Karışık tarife',
      question: 'Gidişi Lite, dönüşü Comfort alabilir miyim?',
      answer:
        'Ekran izin veriyorsa evet, ama iade ve değişiklikte daha kısıtlayıcı kural biletin tamamına uygulanabilir; bunu ödül biletinin koşulunda okuduk. Ödemeden önce iki bölümün koşulunu okuyun.',
    },
    {
      topic: 'Kart, taksit',
      question: 'Kartım kabul edilmedi, taksit var mı?',
      answer:
        'Kartın yurt dışı ödemeye açık olup olmadığını bankanıza sorun. Taksiti bulamadık; ödeme sayfasındaki seçeneğe bakın.',
    },
  ],
  warning: 'Bekleme süresine iki kez bakın: 22 saatlik aktarma ile 2 saatlik aktarma aynı listede yan yana durabilir.',
};
