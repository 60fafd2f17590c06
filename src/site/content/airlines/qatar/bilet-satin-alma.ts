import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'Qatar Airways Economy’de dört tarife satar: Lite, Classic, Convenience, Comfort. Koltuk ve bagaj farkı ne, Doha’da kaç saat bırakmalı?',
  answers: ['fares', 'programme'],
  own: ['Dört Economy tarifesini aynı uçuşta yan yana açın.', 'Doha’daki bekleme süresini okuyun, sonra ödeyin.'],
  call: 'Çok duraklı ya da gidişi ve dönüşü ayrı bir yolculuk.',
  lead: 'Qatar Airways’in Economy kabininde dört tarife var: Lite, Classic, Convenience ve Comfort. Standart koltuk seçimi ikisinde dahil, ikisinde ücretli. Bunun yanına bir de Doha’daki bekleme süresi gelir; ucuz görünen bağlantı bazen havalimanında geçecek bir geceyi saklar. Bileti kesmeden önce bu iki konuyu sizinle konuşuruz.',
  facts: [
    { label: 'Economy tarifeleri', value: 'Lite, Classic, Convenience, Comfort', fact: 'fares' },
    { label: 'Business tarifeleri', value: 'Lite, Classic, Comfort, Elite', fact: 'fares' },
    { label: 'Aktarma', value: 'Doha (DOH)', note: 'Ana üs, Hamad Havalimanı', fact: 'base' },
    {
      label: 'Economy kabin bagajı',
      value: '1 parça, 7 kg',
      note: '50\u00a0×\u00a037\u00a0×\u00a025 cm, ayrıca küçük kişisel eşya',
      fact: 'cabinBag',
    },
    {
      label: 'Kayıtlı bagaj',
      value: 'Kilo ya da parça',
      note: 'Amerika ve Afrika bağlantılarında genellikle parça',
      fact: 'checked',
    },
    {
      label: 'İsim değişikliği',
      value: 'Yok',
      note: 'Bilet kesildikten sonra yalnızca düzeltme istenebilir',
      fact: 'nameFix',
    },
  ],
  steps: [
    {
      title: 'Yolculuğunuzu dinleriz',
      body: [
        'Gidiş ve dönüş günlerinizi, bunların kaç gün kayabileceğini ve yolcuların doğum tarihlerini sorarız. Çocuk ve bebek ayrı kaydedildiği için yaş baştan gerekir.',
      ],
    },
    {
      title: 'Doha bağlantısını seçeriz',
      body: [
        'Aynı güne birkaç bağlantı düşebilir. Bekleme sürelerini tek tek söyler, geceye denk gelenleri ayrıca belirtiriz.',
      ],
    },
    {
      title: 'Tarifeyi ikiye indiririz',
      body: [
        'Koltuğunuz, bavulunuz ve tarihinizin kesinliği hakkında üç soru sorarız. Geriye çoğu zaman iki tarife kalır; toplam tutarlarını ve kurallarını karşılaştırırız.',
      ],
    },
    {
      title: 'Adı pasaporttan yazarız',
      body: [
        'Yolcu adlarını harf harf okur, pasaportunuzun alt satırıyla karşılaştırmanızı isteriz. Bilet bu onaydan sonra kesilir.',
      ],
    },
  ],
  sections: [
    {
      title: 'Dört tarifeden hangisi size uyar?',
      body: [
        [
          'Lite: tarihiniz kesinse ve koltuğun yeri önemli değilse. Koltuğu önceden seçmek ücretlidir, online check-in açılınca ücretsizdir.',
          'Classic: koltuk kuralı Lite ile aynıdır. Fark bagajda ve değişiklik koşulundadır.',
          'Convenience: standart koltuk dahildir. Yan yana oturmak isteyen aileler önce buna baksın.',
          'Comfort: tercihli ve ekstra diz mesafeli koltuğun Economy’de dahil olduğu tek tarifedir.',
        ],
        'Gidişi bir tarifeden, dönüşü başka tarifeden almak mümkündür. Ancak genellikle ikisinden kısıtlayıcı olanın kuralı biletin tamamına uygulanır.',
      ],
    },
    {
      title: 'Doha’da ne kadar süre bırakmalı?',
      body: [
        'Kısa bağlantı zaman kazandırır ama ilk uçuşun gecikmesine pay bırakmaz. Varış gününüz önemliyse günün son bağlantısını seçmeyin; kaçırırsanız ertesi günü beklersiniz.',
        'İki ayrı bilet almayın. Tek bilette havayolu bağlantıyı bir bütün olarak görür; ayrı biletlerde ikinci uçuşu kaçırmanın sonucu size kalır, bavulu da Doha’da yeniden teslim etmeniz gerekebilir.',
      ],
    },
    {
      title: 'Bagajı biletle birlikte düşünün',
      body: [
        'Qatar Airways çoğu hatta ağırlık, Amerika ve Afrika bağlantılarında genellikle parça hesabı kullanır. Parça hesabında hafif ikinci bavul bile ayrı sayılır. İki şehirli bir programınız varsa bilet üzerindeki bagaj satırını her uçuş için ayrı ayrı sorun.',
      ],
    },
  ],
  haveReady: [
    { label: 'Pasaport', hint: 'Her yolcununki; alttaki makine satırını okuyacağız' },
    { label: 'Tarih aralığı', hint: 'Gidiş ve dönüş için kabul edebileceğiniz günler' },
    { label: 'Bavul tahmini', hint: 'Kişi başı kaç bavul, yaklaşık kaç kilo' },
    { label: 'Üyelik', hint: 'Privilege Club ya da başka bir oneworld programı numaranız' },
  ],
  questions: [
    {
      question: 'Gidişi Lite, dönüşü Comfort alırsam ne olur?',
      answer:
        'Alabilirsiniz. Ancak iade ve değişiklikte genellikle daha kısıtlayıcı tarife esas alınır; Comfort için ödediğiniz esnekliği kullanamayabilirsiniz.',
    },
    {
      question: 'Business Lite ile Business Comfort aynı koltuk mu?',
      answer:
        'Kabin aynıdır, koşullar farklıdır. Qsuite’i ise tarife değil uçak belirler; yalnızca seçili uçaklarda bulunur ve uçak değişirse koltuk da değişebilir.',
    },
    {
      question: 'Bileti hemen almazsam tutar değişir mi?',
      answer:
        'Değişebilir. Size okuduğumuz tutar o andaki müsaitliğe aittir; bilet düzenlenene kadar artabilir ya da azalabilir.',
    },
  ],
  warning:
    'Ucuz bağlantıda bekleme süresine iki kez bakın: 22 saatlik aktarma ile 2 saatlik aktarma aynı listede yan yana durur.',
};
