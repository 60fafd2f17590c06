import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'Aeroflot’ta Comfort veya Business’a geçiş: hangi uçuşta Comfort kabini var, mille yükseltmede tarife engeli, Rossiya uçağında ne değişir?',
  answers: ['upgrade', 'programme'],
  own: [
    'Uçağınızda Comfort kabini var mı, koltuk planından bakın.',
    'Mille yükseltecekseniz tarifenizin Promo olmadığından emin olun.',
  ],
  call: 'Ödeme kartınız kabul edilmiyor.',
  lead: 'Aeroflot’ta yükseltme iki basamaklıdır. Business her yolcunun aklına gelir, oysa seçili uzun menzilli uçuşlarda arada Comfort kabini de bulunur. Geçiş genellikle ücret farkıyla, uygun tarifede Aeroflot Bonus miliyle yapılır; Promo biletler mille yükseltmeye genellikle kapalıdır. Uçağınızda hangi kabinin olduğunu bilmeden karar vermeyin.',
  facts: [
    { label: 'Kabin sayısı', value: 'Üç', note: 'Economy, Comfort, Business', fact: 'cabins' },
    { label: 'Comfort', value: 'Seçili uzun menzilde', note: 'Türkiye uçuşunda olmayabilir', fact: 'cabins' },
    { label: 'Ücretle geçiş', value: 'Mümkün', note: 'Boş yere bağlı', fact: 'upgrade' },
    { label: 'Mil', value: 'Aeroflot Bonus', note: 'Promo tarifede genellikle kapalı', fact: 'programme' },
    {
      label: 'Business bagajı',
      value: '2 parça, 32 kg',
      note: 'Economy’de çoğunlukla 1 parça, 23 kg',
      fact: 'checked',
    },
  ],
  steps: [
    {
      title: 'Uçak tipine bakarız',
      body: [
        'İstanbul–Moskova gibi orta menzilli uçuşta Comfort çıkmayabilir. Uzun devam uçuşunda varsa yalnızca orada yükseltmek mantıklı olabilir.',
      ],
    },
    {
      title: 'Tarife uygun mu?',
      body: [
        'E-bilette Promo yazıyorsa mil yolu genellikle kapanır, ücretle geçişi ayrıca sorarız. Diğer tarifelerde ikisini de deneriz.',
      ],
    },
    {
      title: 'Fark ve kart birlikte',
      body: ['Farkı söylemeden önce ödeme kanalını sorarız; kart kabul edilmediği için boş yer kaçmasın.'],
    },
    {
      title: 'Yeni kaydı kontrol ederiz',
      body: [
        'Koltuk, bagaj parçası ve öncelik satırı yeni e-bilette görünmelidir. Görünmüyorsa havayoluna hemen bildiririz.',
      ],
    },
  ],
  sections: [
    {
      title: 'Comfort mu, Business mı?',
      body: [
        [
          'Uçuş beş saatten kısaysa: Comfort varsa bile farkı koltuk genişliği için ödemeye değer mi, düşünün.',
          'Gece uçuyor ve uyumak istiyorsanız: Business koltuğunun tam yatıp yatmadığını sorun.',
          'Tek derdiniz ikinci bavulsa: yükseltmek yerine ek parça almak genellikle daha hesaplıdır.',
          'İki uçuşunuz varsa: uzun olanı yükseltip kısayı Economy bırakabilirsiniz.',
        ],
      ],
    },
    {
      title: 'Mille yükseltirken',
      body: [
        'Mil işlemi Aeroflot Bonus hesabından yapılır, hesabınıza biz giremeyiz. Sınıf harfini ve tarifeyi okuyup uygunluğu önceden söyleriz. SkyTeam üyeliği askıda olduğu için başka bir havayolunun milini burada kullanmayı planlamayın; eski rehberlerde yazan ortaklar bugün geçerli olmayabilir.',
      ],
    },
    {
      title: 'Uçağı Rossiya işletiyorsa',
      body: [
        'SU kodlu uçuşta Rossiya uçağı kullanılabilir ve kabin düzeni farklı olabilir. Comfort satın aldıysanız uçak değişikliğinde ne olacağını baştan sorun: başka uçuş mu, fark iadesi mi? Yanıtı yazılı isteyin; Türkiye’den kalkışta alt sınıfa alınan yolcu, SHGM düzenlemesine göre kısmi iade isteyebilir.',
      ],
    },
  ],
  haveReady: [
    { label: 'Uçuş numaraları', hint: 'Her uçuşta işleten şirketi kontrol edeceğiz' },
    { label: 'Sınıf harfi', hint: 'E-bilette tarife adının yanındaki tek harf' },
    { label: 'Aeroflot Bonus bakiyesi', hint: 'Mille geçiş düşünüyorsanız' },
  ],
  questions: [
    {
      question: 'Türkiye–Moskova uçuşunda Comfort var mı?',
      answer:
        'Kesin bir şey yazamıyoruz; Comfort seçili uzun menzilli uçuşlarda bulunur. Tarihinizi söyleyin, o günün uçağına bakalım.',
    },
    {
      question: 'Promo biletle ücret ödeyip Business’a geçebilir miyim?',
      answer:
        'Tarife metnine göre mümkün olabilir. Bazen bileti değiştirmek ile yükseltmek aynı hesaba gelir, ikisini de hesaplarız.',
    },
    {
      question: 'Havalimanında teklif gelir mi?',
      answer: 'Gelebilir, gelmeyebilir. Kontuarda ödeme alınacaksa kartınızın orada geçip geçmeyeceğini de düşünün.',
    },
  ],
  warning:
    'Koltuk planında Comfort görünmesi yetmez. Uçak değişirse kabin de gider; bunun karşılığını ödemeden önce sorun.',
};
