import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'Haber vermeden Qatar Airways uçağına gelmezseniz bilet değer kaybedebilir. Tarih nasıl değişir, fark nereden çıkar, Doha bağlantısı nasıl korunur?',
  answers: ['change', 'late'],
  own: [
    'Gidemeyecekseniz kalkıştan önce değiştirin; sonrası gelmeyen yolcu sayılır.',
    'Gidişle dönüş ayrı tarifedeyse en kısıtlayıcı kurala bakın.',
  ],
  call: 'Yolculuğun ilk bölümü uçuldu, kalanı değişecek.',
  lead: 'Qatar Airways’te değişikliğin en pahalı hâli, haber vermeden uçağa gelmemektir. Geç kalan yolcu uçuşa alınmayabilir; tarifesine göre biletin değeri yanabilir ya da ceza ile fiyat farkı birlikte istenir. Tarihiniz oynuyorsa uçuş saatini beklemeyin. Kuralı birlikte okuyalım, Doha’dan sonraki uçuşu da aynı anda taşıyalım.',
  facts: [
    { label: 'En önemli an', value: 'Kalkıştan önce', note: 'Sonrası uçuşa gelmeme sayılır', fact: 'late' },
    {
      label: 'Karışık tarife',
      value: 'En kısıtlayıcı kural',
      note: 'Genellikle biletin tamamına uygulanır',
      fact: 'validity',
    },
    {
      label: 'Hiç uçulmamış bilet',
      value: '12 ay',
      note: 'Düzenlendiği günden itibaren; biletinizdeki süre esastır',
      fact: 'validity',
    },
    { label: 'Başlanmış bilet', value: '12 ay', note: 'İlk uçuş gününden sayılır', fact: 'validity' },
    { label: 'İsim', value: 'Değişmez', note: 'Değişiklik tarih ve rota içindir', fact: 'nameFix' },
  ],
  steps: [
    {
      title: 'Elinizdeki hakka bakarız',
      body: [
        'Tarifenizin adını ve biletin kullanılıp kullanılmadığını kontrol ederiz. Gidiş uçulduysa dönüş için kural farklı olabilir.',
      ],
    },
    {
      title: 'Yeni bağlantıyı kurarız',
      body: [
        'Yalnızca ilk uçuşu değiştirmek yetmez. Doha’daki yeni bekleyişi ve devam uçuşundaki boş yeri birlikte kontrol ederiz.',
      ],
    },
    {
      title: 'Farkı iki kalemde söyleriz',
      body: [
        'Varsa değişiklik ücreti ile yeni günün fiyat farkını ayrı ayrı söyleriz. Toplamı duyduktan sonra vazgeçebilirsiniz.',
      ],
    },
    {
      title: 'Bileti yeniden düzenleriz',
      body: [
        'Onayınızla yeni bilet kesilir. Koltuk, yemek ve ek bagaj seçimlerinizi yeni uçuşta tek tek kontrol ederiz; kendiliğinden taşınmayabilirler.',
      ],
    },
  ],
  sections: [
    {
      title: 'Değiştirmek mi, iptal edip yeniden almak mı?',
      body: [
        [
          'Tarifeniz ücretli değişikliğe izin veriyorsa ve yeni günde aynı sınıf açıksa değişiklik çoğu zaman daha az kayıptır.',
          'Yeni günün fiyat farkı büyükse iptal koşulunu da sorun; iki yolu telefonda karşılaştırırız.',
          'Bilet Avios’la alınmış bir ödül biletiyse koşulu ayrıdır, işlemi Privilege Club yapar.',
          'Bileti başka bir acente kestiyse Qatar Airways sizi o acenteye yönlendirebilir.',
        ],
      ],
    },
    {
      title: 'Bütün uçuşları birlikte düşünün',
      body: [
        'Tek biletteki uçuşlar sırayla kullanılır. İlk uçuşu atlayıp yolculuğa Doha’dan katılmak isterseniz bunu önceden değişiklik olarak yaptırmak gerekir; aksi hâlde devam uçuşu da düşebilir.',
        'Yalnızca dönüş tarihini oynatıyorsanız vize süreniz ve otel kaydınız yeni güne uyuyor mu, önce ona bakın.',
      ],
    },
    {
      title: 'Havayolu saati değiştirdiyse durum başkadır',
      body: [
        'Değişikliği siz değil Qatar Airways yaptıysa kendi isteğinizle yapılan değişikliğin kuralı geçerli değildir. Yeni saati onaylamadan bizi arayın: başka uçuşa geçme ve iade seçeneklerini sorup yazılı yanıt alırız. Onayladıktan sonra geri dönmek zorlaşır.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR ile bilet numarası', hint: 'İkisi de e-biletin ilk sayfasındadır' },
    { label: 'İki yedek tarih', hint: 'İstediğiniz günde bağlantı kapalıysa vakit kaybetmeyiz' },
    { label: 'Satın alma yeri', hint: 'Bileti hangi site ya da acenteden aldığınız' },
    { label: 'Ek hizmetler', hint: 'Ödediğiniz koltuk, bagaj veya özel yemek' },
  ],
  questions: [
    {
      question: 'Havalimanına geç kaldım, bilet tamamen yandı mı?',
      answer:
        'Tarifenize bağlı. Bazı biletlerde değer kaybolur, bazılarında ceza ve fiyat farkıyla yeni uçuş alınabilir. PNR’nizle bizi arayın, kuralı okuyup net söyleyelim.',
    },
    {
      question: 'Değişikliği kaç kez yapabilirim?',
      answer:
        'Bunu tarife koşulu belirler. Her değişiklikte ücret ve fark yeniden hesaplanabilir; o yüzden kesinleşmemiş tarihe taşımayın.',
    },
    {
      question: 'Doha’da birkaç gün kalmak istiyorum, mümkün mü?',
      answer:
        'Bağlantıyı uzatmak bir güzergâh değişikliğidir. Tarifeniz izin veriyorsa yeniden fiyatlanır; Katar’a giriş koşullarını da ayrıca kontrol etmeniz gerekir.',
    },
  ],
  warning:
    'Uçağa yetişemeyeceğinizi anladığınız anda bizi arayın. Kalkış saati geçtikten sonra elimizdeki seçenekler azalır.',
};
