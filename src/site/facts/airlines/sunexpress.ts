import { ownSites, ticketNumbers } from '../tickets.ts';
import type { AirlineFacts } from '../types.ts';

export const sunexpress = {
  site: ownSites.sunexpress,
  endings: 'te ten e in i le',
  home: 'turkey',
  readOn: '2026-11-20',
  facts: {
    company: {
      text: 'Unvanı Güneş Ekspres Havacılık A.Ş.’dir.',
      certainty: 'ok',
      kind: 'common',
    },
    owners: {
      text: 'THY ile Lufthansa’nın ortaklığı olarak 1989’da kuruldu.',
      certainty: 'ok',
      kind: 'secondary',
      source: 'https://www.fromatob.de/fluege/sunexpress',
    },
    prefix: ticketNumbers.sunexpress,
    contact: {
      text: 'SunExpress’in kendi sitesi: sunexpress.com. Telefonunu doğrulayamadığımız için yazmıyoruz; numara için o sitenin iletişim bölümüne bakın.',
      short:
        'Numara ve yazışma yolu için SunExpress’in iletişim sayfasına bakın; numarasını doğrulayamadık, burada yazmıyoruz. Bu sayfadaki numara bizimdir.',
      certainty: 'ok',
      kind: 'common',
    },
    base: {
      text: 'Üsleri Antalya (AYT) ve İzmir’dir (ADB).',
      cells: { base: 'Antalya (AYT), İzmir (ADB)' },
      certainty: 'ok',
      kind: 'secondary',
      source: 'https://www.fromatob.de/fluege/sunexpress',
    },
    programme: {
      text: 'Sadakat programının güncel durumunu doğrulayamadık.',
      certainty: 'omit',
      kind: 'secondary',
      source: 'https://www.cestee.com/airline/sunexpress/luggage',
    },
    cabins: {
      text: 'SunExpress’te tek kabin vardır: Economy; SunPremium bir tarife adıdır.',
      short: 'SunPremium kabin değil, tarife adıdır; bildiğimiz kadarıyla tek kabin vardır: Economy.',
      cells: { cabins: 'Economy' },
      certainty: 'ok',
      kind: 'common',
    },
    fares: {
      text: 'Tarifeler SunLight, SunEco, SunClassic ve SunPremium’dur.',
      cells: { fares: 'SunLight, SunEco, SunClassic, SunPremium' },
      certainty: 'ok',
      kind: 'airline',
      source: 'https://www.sunexpress.com/tr/bilgi/bagaj/seyahat-bagaji/',
    },
    fareChoice: {
      text: 'Yalnızca küçük çantayla genellikle SunLight yeter; bavul varsa SunEco’yu SunLight artı ek bagajla karşılaştırın.',
      certainty: 'hedge',
      kind: 'airline',
      source: 'https://www.sunexpress.com/tr/bilgi/bagaj/seyahat-bagaji/',
    },
    online: {
      text: 'Online check-in’in açılış ve kapanış saatini bulamadık. Biletinizdeki saate bakın; yazmıyorsa bir gün kala sitede PNR ile deneyin, olmazsa kontuara göre plan yapın.',
      short: 'Uçuşa bir gün kala deneyin; açılış saatini bulamadık.',
      certainty: 'omit',
    },
    counter: {
      text: 'Kontuarın kapanış saatini bulamadık, SunExpress’e sorun; iç hatta 2, dış hatta 3 saat önce orada olun.',
      short:
        'Bavul varsa ya da ekran açılmazsa kontuara gidin; kapanış saatini bulamadık, SunExpress’e sorun. İç hatta 2, dış hatta 3 saat önce varın.',
      certainty: 'omit',
    },
    onlineInput: {
      text: 'Online check-in’de genellikle kalkış havalimanı, PNR ya da bilet numarası istenir; ad Türkçe harf olmadan, iki ad bitişik yazılır.',
      short: 'Ad genellikle Türkçe harf olmadan, iki ad bitişik yazılır.',
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://obilet.com/en/flight-ticket-inquiry',
    },
    cabinBag: {
      text: 'En ucuz tarife olan SunLight’ta yalnızca 40\u00a0×\u00a030\u00a0×\u00a020\u00a0cm, 4\u00a0kg’lık çanta alınır; diğer tarifelerde 55\u00a0×\u00a040\u00a0×\u00a023\u00a0cm, 8\u00a0kg’lık tek parça kabin bagajı vardır.',
      short:
        'Kabin bagajı SunLight’ta genellikle 40\u00a0×\u00a030\u00a0×\u00a020\u00a0cm, 4\u00a0kg; diğerlerinde 55\u00a0×\u00a040\u00a0×\u00a023\u00a0cm, 8\u00a0kg.',
      cells: {
        cabinBag: 'SunLight’ta 4\u00a0kg, diğer tarifelerde 8\u00a0kg',
        cabinSize:
          'SunLight’ta 40\u00a0×\u00a030\u00a0×\u00a020\u00a0cm, diğer tarifelerde 55\u00a0×\u00a040\u00a0×\u00a023\u00a0cm',
      },
      certainty: 'ok',
      kind: 'secondary',
      source: 'https://apex-tour24.de/fluginformationen-und-gepachbestimmungen/',
    },
    checked: {
      text: 'Kayıtlı bagaj SunLight’ta genellikle yoktur; SunEco, SunClassic ve SunPremium’da iç hatta 15, 20, 25\u00a0kg; dış hatta 20, 25, 30 ya da 30, 35, 40\u00a0kg’dır.',
      short:
        'Kayıtlı bagaj SunLight’ta genellikle yok; diğerlerinde iç hat 15–25, dış 30–40\u00a0kg (Antalya, Muğla 20–30).',
      cells: { entryBag: 'SunLight’ta yok', checked: '15–40\u00a0kg' },
      certainty: 'hedge',
      kind: 'airline',
      source: 'https://www.sunexpress.com/tr/bilgi/bagaj/seyahat-bagaji/',
    },
    piece: {
      text: 'Bir bavul en çok 32\u00a0kg, üç kenarının toplamı en çok 158\u00a0cm olabilir.',
      cells: { piece: '32\u00a0kg' },
      certainty: 'ok',
      kind: 'airline',
      source: 'https://www.sunexpress.com/tr/bilgi/bagaj/seyahat-bagaji/',
    },
    infantBag: {
      text: 'Bebek arabası ve oto koltuğu genellikle ücretsiz ambara verilir; 2 yaş altı bebeğin dış hatta 20\u00a0kg hakkı vardır.',
      certainty: 'hedge',
      kind: 'airline',
      source: 'https://www.sunexpress.com/tr/bilgi/bagaj/seyahat-bagaji/',
    },
    addOnline: {
      text: '5, 10, 15 ve 20\u00a0kg’lık ek bagaj paketleri uçuşa 3 saat kalana kadar eklenir; iadesi ve devri yoktur, 2 yaş altına satılmaz.',
      short: '5, 10, 15 ya da 20\u00a0kg’lık ek bagaj uçuşa 3 saat kalana kadar eklenir; iadesi yoktur.',
      cells: { addUntil: '3 saat' },
      certainty: 'ok',
      kind: 'airline',
      source: 'https://sunexpress.com/tr-tr/book/ekstralar-daha-fazlasi/fazla-bagaj',
    },
    bagMoves: {
      text: 'Uçuş saatini SunExpress değiştirirse ek bagaj yeni uçuşa kendiliğinden geçer.',
      certainty: 'ok',
      kind: 'airline',
      source: 'https://sunexpress.com/tr-tr/book/ekstralar-daha-fazlasi/fazla-bagaj',
    },
    sports: {
      text: 'Spor bagajı genellikle ek bagaj paketine dahil değildir, ayrıca bildirilir (eskiden 3 iş günü önce).',
      certainty: 'hedge',
      kind: 'airline-old',
      source: 'http://www.sunexpress.com/en/luggage',
    },
    pet: {
      text: 'Kedi ve köpek genellikle kafesle 8\u00a0kg’a kadar, 55\u00a0×\u00a040\u00a0×\u00a023\u00a0cm çantada kabine alınır, yolcu başına bir hayvan; daha ağırı ambarda gider. İngiltere, İrlanda, Malta ve İsveç hatları genellikle kapalıdır.',
      short:
        'Kedi ve köpek kafesle genellikle 8\u00a0kg’a kadar kabinde, ağırı ambarda gider; İngiltere, İrlanda, Malta ve İsveç hatları genellikle kapalıdır.',
      cells: { petWeight: '8\u00a0kg', petHold: 'Var' },
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://www.seatmaestro.fr/airlines-seating-maps/sunexpress/pets/',
    },
    petAsk: {
      text: 'Bileti almadan onay isteyin; genellikle 3 iş günü önce başvurulur.',
      short: 'Genellikle 3 iş günü önce, bileti almadan onay isteyin.',
      cells: { petNotice: '3 iş günü' },
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://www.seatmaestro.fr/airlines-seating-maps/sunexpress/pets/',
    },
    petBird: {
      text: 'Kabine genellikle kedi ve köpek, iç hatta ayrıca muhabbet kuşu alınır.',
      cells: { petCabin: 'Kedi, köpek; iç hatta muhabbet kuşu' },
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://www.seatmaestro.fr/airlines-seating-maps/sunexpress/pets/',
    },
    child: {
      text: '5–12 yaşında yalnız uçan çocuğa refakat hizmeti verilir; 12–16 yaşta isteğe bağlıdır.',
      short: '5–12 yaşta hizmet verilir, 12–16 yaşta isteğe bağlıdır; çocuk 12 yaşındaysa SunExpress’e sorun.',
      cells: { childAges: '5–12 yaş', childOptional: '12–16 yaş' },
      certainty: 'ok',
      kind: 'airline',
      source: 'https://www.sunexpress.com/en/information/passenger-info/travelling-with-kids/',
    },
    childNotice: {
      text: 'Refakat hizmeti SunExpress’in müşteri hizmetlerinden dış hatta en az 48, iç hatta en az 2 saat önce istenir; bırakan ve karşılayan kişinin adı ile telefonu bildirilir.',
      short: 'Dış hatta en az 48, iç hatta en az 2 saat önce isteyin.',
      cells: { childNotice: '2 / 48 saat' },
      certainty: 'ok',
      kind: 'airline',
      source: 'https://www.sunexpress.com/en/information/passenger-info/travelling-with-kids/',
    },
    nameJoined: {
      text: 'Bitişik yazılmış iki ad ve Türkçe harf kullanılmadan yazım genellikle hata değildir; SunExpress’in ekranı böyle ister.',
      short: 'Bitişik iki ad ve Türkçe harf eksikliği genellikle hata değildir.',
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://obilet.com/en/flight-ticket-inquiry',
    },
    name: {
      text: 'İsim düzeltme kuralı için güvenilir bir metin bulamadık.',
      short:
        'Bileti aldığınız yere (SunExpress, acente ya da tur operatörü) yazın: düzelir mi, ücreti ne, son gün ne zaman? Kuralını bulamadık.',
      certainty: 'omit',
    },
    changeNow: {
      text: 'Bugünkü değişiklik ücreti kuralını bulamadık; tutar “Rezervasyonlarım”da yazar, paketi tur operatörü değiştirir.',
      short:
        'Yalnızca bilet aldıysanız “Rezervasyonlarım”da tutara bakın; paketi tur operatörü değiştirir. Bugünkü ücret kuralını bulamadık.',
      certainty: 'omit',
    },
    change: {
      text: '2020–2021’de değişiklik SunEco’da genellikle ücretliydi; SunFlex bir kez tarih değişikliği veriyor, fiyat farkı ödeniyordu; SunClassic ve SunPremium’da dahildi.',
      short: '2020–2021’de SunEco’da ücretliydi, SunClassic ve SunPremium’da dahildi.',
      certainty: 'hedge',
      kind: 'airline-old',
      dated: '2020–2021',
      source: 'https://www.sunexpress.com/en-gb/book/extras-more/sunflex-3/',
    },
    changeFlex: {
      text: '2020–2021’de Flex işaretli iç hat uçuşunda genellikle kalkışa 2 saat kalana kadar ücretsiz değişiklik ve iade yapılıyordu.',
      short: '2020–2021’de Flex işaretli iç hat bileti 2 saat kalana kadar ücretsiz değişiyor, iade ediliyordu.',
      certainty: 'hedge',
      kind: 'airline-old',
      dated: '2020–2021',
      source: 'https://www.sunexpress.com/it/informazione/servizio-a-bordo/tariffe/',
    },
    cancel: {
      text: 'Siteden alınan bilet “Rezervasyonlarım”dan iptal edilir, iadeyi genellikle tarife belirler; tatil paketini tur operatörü iptal eder.',
      short:
        'Siz vazgeçtiyseniz: yalnızca bilet aldıysanız “Rezervasyonlarım”da önce tutarı okuyun, sonra iptal edin; iadeyi genellikle tarife belirler. Tatil paketinde tur operatörüne yazın.',
      cells: { refund: 'Tarifeye göre' },
      certainty: 'hedge',
      kind: 'common',
    },
    seat: {
      text: 'Standart ve XLeg koltuk genellikle ücretlidir; seçim online iç hatta 3, dış hatta 6 saat kalana kadar yapılır. Geniş koltuğun adı XLeg’dir.',
      short: 'Koltuk seçimi genellikle ücretlidir; online seçim iç hatta 3, dış hatta 6 saat kala biter.',
      cells: { seatPaid: 'Standart ve XLeg', seatMore: 'XLeg' },
      certainty: 'hedge',
      kind: 'airline',
      source: 'https://www.sunexpress.com/en/booking/extras-more/book-a-seat/',
    },
    seatHelp: {
      text: 'Hareketi kısıtlı yolcu önceden genellikle yalnızca cam kenarı (A ya da F) ayırtır; ağır engelli yolcunun ve bir refakatçisinin koltuğu SunExpress’in müşteri hizmetlerinden ücretsizdir.',
      short: 'Ağır engelli yolcunun ve bir refakatçisinin koltuğu genellikle ücretsizdir; SunExpress’ten isteyin.',
      certainty: 'hedge',
      kind: 'airline',
      source: 'https://www.sunexpress.com/en/booking/extras-more/book-a-seat/',
    },
    upgrade: {
      text: 'Kabin yükseltme yerine genellikle üst tarifeye geçilir; bagaj, koltuk ve ikram hakkı artar.',
      cells: { upgrade: 'Tarife yükseltilir' },
      certainty: 'hedge',
      kind: 'airline-old',
      dated: '2020–2021',
      source: 'https://www.sunexpress.com/it/informazione/servizio-a-bordo/tariffe/',
    },
    club: {
      text: 'Programın adı genellikle SunExpress Club olarak geçer; adını ve koşulunu doğrulayamadık.',
      certainty: 'hedge',
      kind: 'common',
    },
  },
} as const satisfies AirlineFacts;
