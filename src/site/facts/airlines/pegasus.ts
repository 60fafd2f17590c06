import { ownSites, ticketNumbers } from '../tickets.ts';
import type { AirlineFacts } from '../types.ts';

export const pegasus = {
  site: ownSites.pegasus,
  endings: 'ta tan a un u la',
  home: 'turkey',
  readOn: '2026-11-20',
  facts: {
    company: {
      text: 'Unvanı Pegasus Hava Taşımacılığı A.Ş.’dir.',
      certainty: 'ok',
      kind: 'secondary',
      dated: '2024–2025',
      source: 'https://www.scribd.com/document/830174879/Pegasus-General-rules',
    },
    prefix: ticketNumbers.pegasus,
    contact: {
      text: 'Pegasus’un kendi sitesi: flypgs.com. Çağrı merkezinin numarasını doğrulayamadığımız için yazmıyoruz; o sitenin iletişim bölümüne bakın.',
      short:
        'Pegasus’un numarası bu sayfada yok, sitesinin iletişim bölümüne bakın; buradaki numara onun değil, bizimdir.',
      certainty: 'ok',
      kind: 'common',
    },
    contactSeller: {
      text: 'Acenteden aldıysanız önce acenteye yazın.',
      certainty: 'ok',
      kind: 'common',
    },
    base: {
      text: 'Ana üssü İstanbul Sabiha Gökçen’dir (SAW).',
      cells: { base: 'İstanbul (SAW)' },
      certainty: 'ok',
      kind: 'common',
    },
    programme: {
      text: 'Program Pegasus BolBol’dur; BolPuan sürelidir, üyelik numarası cep telefonu numarasıdır.',
      cells: { programme: 'BolBol' },
      certainty: 'ok',
      kind: 'airline',
      source: 'https://www.flypgs.com/ek-hizmet-satislari-uzerinden-prim-sistemi',
    },
    cabins: {
      text: 'Pegasus’ta tek kabin vardır: Economy.',
      cells: { cabins: 'Economy' },
      certainty: 'ok',
      kind: 'common',
    },
    fares: {
      text: 'Paketler genellikle iç hatta Saver, Saver Plus ve Comfort Flex’tir; dış hatta ve KKTC’de bunlara Light eklenir.',
      short: 'Paketler genellikle Saver, Saver Plus ve Comfort Flex’tir; dış hatta Light da satılır.',
      cells: { fares: 'Light, Saver, Saver Plus, Comfort Flex' },
      certainty: 'hedge',
      kind: 'secondary',
      dated: '2024–2025',
      source: 'https://www.scribd.com/document/830174879/Pegasus-General-rules',
    },
    fareChoice: {
      text: 'Dış hatta tek küçük çantayla genellikle Light yeter; kabin bavulu ya da kayıtlı bagaj için Saver alın.',
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://ya.ru/neurum/c/drugoe/q/chem_otlichaetsya_light_package_ot_drugih_tarifov_86666dde',
    },
    oldFares: {
      text: 'Basic, Essentials ve Advantage eski adlardır, artık kullanılmaz.',
      certainty: 'ok',
      kind: 'secondary',
      source: 'https://ya.ru/neurum/c/drugoe/q/chem_otlichaetsya_light_package_ot_drugih_tarifov_86666dde',
    },
    passengers: {
      text: 'Tek işlemde en çok 9 yolcu seçilir.',
      certainty: 'ok',
      kind: 'airline',
      source: 'https://origin.flypgs.com/es/guideline',
    },
    online: {
      text: 'Online check-in genellikle kalkıştan 72 saat önce açılır, 40 dakika kala kapanır.',
      short: 'Online check-in genellikle 72 saat önce açılır, 40 dakika kala kapanır.',
      cells: { opens: '72 saat', closes: '40 dk' },
      certainty: 'hedge',
      kind: 'secondary',
      covers: 'Saatlerin',
      source:
        'https://www.esky.com.tr/seyahat-tavsiyeleri/ucuslar/check-in-ve-ucusa-hazirlik/pegasus-online-check-in-nasil-yapilir-mobil-binis-karti-nedir',
    },
    counter: {
      text: 'Kontuar genellikle iç hatta 45, dış hatta 60 dakika kala kapanır.',
      short:
        'Bavul varsa ya da ekran açılmazsa kontuara gidin; kontuar daha erken, genellikle iç hatta 45, dış hatta 60 dakika kala kapanır.',
      cells: { counter: '45 / 60 dk' },
      certainty: 'hedge',
      kind: 'secondary',
      covers: 'Saatlerin',
      source: 'https://yandex.com.tr/yacevap/c/seyahat/q/pegasus-ucus-kurallari-nelerdir-329758439',
    },
    eachPassenger: {
      text: 'Her yolcu ve her uçuş için ayrı check-in gerekir; birlikte de yapılabilir.',
      certainty: 'ok',
      kind: 'secondary',
      source:
        'https://www.esky.com.tr/seyahat-tavsiyeleri/ucuslar/check-in-ve-ucusa-hazirlik/pegasus-online-check-in-nasil-yapilir-mobil-binis-karti-nedir',
    },
    cabinBag: {
      text: 'En ucuz paket olan Light’ta genellikle yalnızca 40\u00a0×\u00a030\u00a0×\u00a015\u00a0cm, 3\u00a0kg’lık koltuk altı çantası alınır; Saver ve üstünde ayrıca 55\u00a0×\u00a040\u00a0×\u00a020\u00a0cm, 8\u00a0kg’lık kabin bagajı vardır.',
      short:
        'Kabin bagajı Light’ta genellikle 40\u00a0×\u00a030\u00a0×\u00a015\u00a0cm, 3\u00a0kg; üst paketlerde ayrıca 55\u00a0×\u00a040\u00a0×\u00a020\u00a0cm, 8\u00a0kg alınır.',
      cells: {
        cabinBag: 'Light’ta 3\u00a0kg, Saver ve üstünde ayrıca 8\u00a0kg',
        cabinSize:
          'Light’ta 40\u00a0×\u00a030\u00a0×\u00a015\u00a0cm, Saver ve üstünde ayrıca 55\u00a0×\u00a040\u00a0×\u00a020\u00a0cm',
      },
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://ya.ru/neurum/c/drugoe/q/chem_otlichaetsya_light_package_ot_drugih_tarifov_86666dde',
    },
    cabinQuota: {
      text: 'Dış hatta kabin bagajının adedi kotalıdır; kota dolarsa çanta uçak altına alınır.',
      certainty: 'ok',
      kind: 'press',
      dated: '2026-02-11',
      source:
        'https://www.haberturk.com/pegasustan-yurt-disi-indirimli-bilet-kampanyasi-pegasus-yurt-disi-kampanyasi-hangi-tarihlerdeki-ucuslar-icin-gecerli-kac-koltuk-satisa-cikti-3860921',
    },
    checked: {
      text: 'Light’ta genellikle kayıtlı bagaj yoktur; Saver ve üstünde iç hatta 15, dış hatta 20\u00a0kg, bebekte 10\u00a0kg’dır. Bir bavul 32\u00a0kg’ı geçemez.',
      short: 'Kayıtlı bagaj genellikle Light’ta yoktur; Saver ve üstünde iç hatta 15, dış hatta 20\u00a0kg’dır.',
      cells: { entryBag: 'Light’ta yok', checked: '15 / 20\u00a0kg', piece: '32\u00a0kg' },
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://ya.ru/neurum/c/drugoe/q/chem_otlichaetsya_light_package_ot_drugih_tarifov_86666dde',
    },
    addOnline: {
      text: 'Ek bagaj Pegasus’un sitesinde ya da uygulamasında PNR ve soyadıyla eklenir; acente de ekleyebilir.',
      certainty: 'ok',
      kind: 'airline',
      source: 'https://www.flypgs.com/en/useful-info/other-info/frequently-asked-questions',
    },
    sports: {
      text: 'Golf takımı 20\u00a0kg’a kadar; motorsuz bisiklet, kayak ve benzeri ekipman kontenjanla alınır; uçuştan önce telefonla eklenmesi önerilir, çantasında kişisel eşya olmamalıdır.',
      certainty: 'ok',
      kind: 'airline',
      source: 'https://www.flypgs.com/en/useful-info/other-info/extra-services-price-table',
    },
    pet: {
      text: 'Kabinde kedi ve köpek genellikle çantayla 8\u00a0kg’a kadar taşınır; üstü ambardadır. Yer uçağa göre sınırlıdır, uçuştan önce onay şarttır.',
      short:
        'Genellikle kedi ve köpek kabine çantayla 8\u00a0kg’a kadar alınır, ağırı ambarda gider; bileti almadan onay isteyin.',
      cells: { petWeight: '8\u00a0kg', petHold: 'Var', petNotice: 'Uçuştan önce onay' },
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://airlineshelp.co/pet-policy/pegasus-airlines-pet-policy/',
    },
    petBird: {
      text: 'Kuş genellikle yalnızca iç hatta kabul edilir; 12 haftadan küçük ve hamile hayvan alınmaz, kedi ile köpek aynı kabine birlikte alınmayabilir (2020).',
      cells: { petCabin: 'Kedi, köpek; iç hatta kuş' },
      short: 'Genellikle kuş yalnızca iç hatta alınır, 12 haftadan küçük hayvan alınmaz.',
      certainty: 'hedge',
      kind: 'secondary',
      dated: '2020-07-12',
      source: 'https://petyasam.com/pegasus-hava-yollarindan-evcil-hayvan-bileti-nasil-alinir/',
    },
    petBag: {
      text: 'Kabin çantası için genellikle en çok 55\u00a0×\u00a040\u00a0×\u00a020\u00a0cm verilir; ölçüyü onay sırasında doğrulatın.',
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://www.cucarecu.de/airlines/pegasus-airlines',
    },
    child: {
      text: 'Yalnız uçan çocuk hizmeti genellikle 7–12 yaşta, aktarmasız uçuşta verilir; en az 48 saat önce Pegasus’un kendi hattından istenir.',
      cells: { childAges: '7–12 yaş', childNotice: '48 saat' },
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://www.air-turkey.com/pegasusairlines/unaccompanied-minor-rules/',
    },
    nameChange: {
      text: 'Pegasus, rezerve edilmiş ya da satın alınmış bilette ismi değiştirmez; bilet başkasına geçmez.',
      short: 'Pegasus bilette ad değiştirmez, bilet başkasına geçmez; harf hatası için yine de yazın.',
      cells: { nameTransfer: 'Yok' },
      certainty: 'ok',
      kind: 'airline',
      covers: 'Ad kuralının',
      source: 'https://www.flypgs.com/en/useful-info/other-info/frequently-asked-questions',
    },
    nameLetters: {
      text: 'Harf hatasının nasıl düzeltildiğine ilişkin güvenilir bir metin bulamadık.',
      short: 'Tek harf yanlışsa bileti aldığınız yere bugün yazıp sorun; harf düzeltme kuralını bulamadık.',
      certainty: 'omit',
    },
    changeBy: {
      text: 'Siteden alınan bilet “Bilet İşlemlerim”den PNR ve soyadıyla, başka yerden alınan bilet alındığı yerden değiştirilir.',
      short: 'Aldığınız yerden değiştirin; Pegasus’tan aldıysanız “Bilet İşlemlerim”den.',
      cells: { changeBy: 'Alındığı yer' },
      certainty: 'ok',
      kind: 'airline',
      source: 'https://www.flypgs.com/en/useful-info/other-info/frequently-asked-questions',
    },
    changeFee: {
      text: 'Değişiklik ücretinin tutarını bulamadık.',
      short: 'Ücretini bulamadık; onaylamadan tutara bakın.',
      certainty: 'omit',
    },
    cancel: {
      text: 'Siteden alınan bilet genellikle “Bilet İşlemlerim”den PNR ve soyadıyla, başka yerden alınan bilet alındığı yerden iptal edilir; iadeyi paket belirler.',
      short:
        'Siz vazgeçtiyseniz: bileti aldığınız yerde dönecek tutarı görün, sonra iptal edin; iadeyi genellikle paket belirler, kesintiyi bulamadık.',
      certainty: 'hedge',
      kind: 'common',
    },
    refund: {
      text: 'İadeyi paket belirler; hangi pakette ne kesildiğine ilişkin güvenilir bir metin bulamadık.',
      short: 'Siz vazgeçerseniz kesintiyi paket belirler; tutarını bulamadık. Ne kadarı geri gelir, önce sorun.',
      certainty: 'omit',
    },
    flexProduct: {
      text: 'Pegasus Flex ek ürünü genellikle tarih ve rota için değişiklik ücretini kaldırır; fiyat farkı ödenir, süresi sınırlıdır.',
      short: 'Pegasus Flex ek ürünü süresi içinde genellikle bu ücreti kaldırır; fark ödenir.',
      cells: { change: 'Pegasus Flex, süresi içinde değişiklik ücretini kaldırır' },
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://searchoflights.com/flights/pegasus-airlines/flight-change-policy',
    },
    seat: {
      text: 'Cam kenarı, koridor, ön sıra, acil çıkış ve ekstra diz mesafesi ücretli olabilir.',
      cells: { seatPaid: 'Cam, koridor, ön sıra', seatMore: 'Ekstra diz mesafesi' },
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://yandex.com.tr/yacevap/c/seyahat/q/pegasus-ucus-kurallari-nelerdir-329758439',
    },
    upgrade: {
      text: 'Kabin yükseltme yoktur; paket yükseltilir, örneğin Saver’dan Saver Plus’a ya da Comfort Flex’e.',
      short:
        'Kabin yükseltme yoktur, paket yükseltilir (örneğin Saver’dan Saver Plus’a); tutara “Bilet İşlemlerim”de ödemeden bakın.',
      cells: { upgrade: 'Paket yükseltilir' },
      certainty: 'ok',
      kind: 'airline',
      covers: 'Paket yükseltmenin',
      source: 'https://www.flypgs.com/ek-hizmet-satislari-uzerinden-prim-sistemi',
    },
    wheelchair: {
      text: 'Tekerlekli sandalye isteği bilet alırken ya da en geç 48 saat önce bildirilir.',
      certainty: 'ok',
      kind: 'airline',
      source: 'https://flypgs.com/faydali-bilgiler/diger-bilgiler/yardim-gereksinimi-olan-misafirler',
    },
  },
} as const satisfies AirlineFacts;
