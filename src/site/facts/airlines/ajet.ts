import { ownSites, ticketNumbers } from '../tickets.ts';
import type { AirlineFacts } from '../types.ts';

export const ajet = {
  site: ownSites.ajet,
  endings: 'te ten e in i le',
  home: 'turkey',
  readOn: '2026-11-20',
  facts: {
    company: {
      text: 'AJet, AnadoluJet markasının 2024’ten beri devamıdır ve THY’nin iştirakidir.',
      certainty: 'ok',
      kind: 'common',
    },
    prefix: ticketNumbers.ajet,
    contact: {
      text: 'AJet’in kendi sitesi: ajet.com. AJet’in telefon numarasını doğrulayamadığımız için yazmıyoruz; o sitenin iletişim bölümüne bakın.',
      short: 'Telefon ve yazışma yolu için AJet’in iletişim sayfasına bakın; buradaki numara onun değil, bizimdir.',
      certainty: 'ok',
      kind: 'common',
    },
    oldPrefix: {
      text: '235 ile başlayan bilet THY’nindir; AnadoluJet dönemindeki biletin süresi büyük olasılıkla dolmuştur.',
      short: 'Bilet 235 ile başlasa da parayı çekene yazın: 235 genellikle THY’nindir, AJet’inkini bulamadık.',
      certainty: 'ok',
      kind: 'list',
      source: 'açık kaynak bir taşıyıcı kodu listesi',
    },
    base: {
      text: 'Ağırlıklı havalimanları İstanbul Sabiha Gökçen (SAW) ve Ankara Esenboğa’dır (ESB).',
      cells: { base: 'İstanbul (SAW), Ankara (ESB)' },
      certainty: 'ok',
      kind: 'common',
    },
    programme: {
      text: 'Mil ve puan kazanımının güncel kuralını doğrulayamadık.',
      certainty: 'omit',
    },
    cabins: {
      text: 'AJet’te tek kabin vardır: Economy.',
      cells: { cabins: 'Economy' },
      certainty: 'ok',
      kind: 'common',
    },
    fares: {
      text: 'Paketler BASIC, ECOJET, FLEX ve PREMIUM’dur.',
      short: 'Paketler genellikle BASIC, ECOJET, FLEX ve PREMIUM’dur.',
      cells: { fares: 'BASIC, ECOJET, FLEX, PREMIUM' },
      certainty: 'ok',
      kind: 'secondary',
      source: 'https://www.cestee.it/compagnia-aerea/anadolujet/bagagli',
    },
    fareChoice: {
      text: 'Küçük çantayla genellikle BASIC, bavulla ECOJET yeter; koltuk seçimi ikisinde de ücretlidir. Tarih değişebilirse FLEX’in koşulunu okuyun.',
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://www.cestee.it/compagnia-aerea/anadolujet/bagagli',
    },
    online: {
      text: 'Online check-in genellikle 24 saat önce açılır, 60 dakika kala kapanır.',
      cells: { opens: '24 saat', closes: '60 dk' },
      certainty: 'hedge',
      kind: 'secondary',
      covers: 'Saatlerin',
      source: 'https://www.cestee.no/flyselskap/anadolujet/innsjekking',
    },
    counter: {
      text: 'Kontuar genellikle iç hatta 45, dış hatta 60 dakika kala kapanır; İstanbul ve Ankara’da aynı gün erken check-in yapılabilir.',
      short:
        'Bavul varsa ya da ekran açılmazsa kimlikle, dış hatta pasaportla kontuara gidin; genellikle 45, dış hatta 60 dakika kala kapanır.',
      cells: { counter: '45 / 60 dk' },
      certainty: 'hedge',
      kind: 'secondary',
      covers: 'Saatlerin',
      source: 'https://www.cestee.no/flyselskap/anadolujet/innsjekking',
    },
    cabinBag: {
      text: '16 Aralık 2025’ten beri en ucuz paket olan BASIC’te dış hatta yalnızca 40\u00a0×\u00a030\u00a0×\u00a015\u00a0cm, 4\u00a0kg’lık koltuk altı eşyası alınır; 55\u00a0×\u00a040\u00a0×\u00a023\u00a0cm, 8\u00a0kg’lık kabin bagajı üst paketlerdedir.',
      short:
        'Kabin bagajı dış hat BASIC’te genellikle 40\u00a0×\u00a030\u00a0×\u00a015\u00a0cm, 4\u00a0kg; üst paketlerde 55\u00a0×\u00a040\u00a0×\u00a023\u00a0cm, 8\u00a0kg; iç hat BASIC’te bilete bakın.',
      cells: {
        cabinBag: 'Dış hat BASIC’te 4\u00a0kg, üst paketlerde 8\u00a0kg',
        cabinSize:
          'Dış hat BASIC’te 40\u00a0×\u00a030\u00a0×\u00a015\u00a0cm, üst paketlerde 55\u00a0×\u00a040\u00a0×\u00a023\u00a0cm',
      },
      certainty: 'ok',
      kind: 'press',
      dated: '2025-12',
      source: 'https://megatourism.ru/?p=3587',
      second: 'https://www.cestee.it/compagnia-aerea/anadolujet/bagagli',
    },
    oldLists: {
      text: 'BASIC’te kabin bavulunu ücretsiz gösteren listeler genellikle Aralık 2025’ten öncedir; iç hat BASIC için bilete bakılır.',
      certainty: 'hedge',
      kind: 'press',
      dated: '2025-12',
      source: 'https://megatourism.ru/?p=3587',
    },
    checked: {
      text: 'BASIC’te genellikle kayıtlı bagaj yoktur; ECOJET, FLEX ve PREMIUM’da 20\u00a0kg verilir, 30\u00a0kg yazan listeler de vardır.',
      short: 'Kayıtlı bagaj BASIC’te genellikle yoktur, diğer paketlerde 20\u00a0kg’dır.',
      cells: { entryBag: 'BASIC’te yok', checked: '20\u00a0kg' },
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://www.cestee.it/compagnia-aerea/anadolujet/bagagli',
    },
    addOnline: {
      text: 'Ek kilo bilet alırken ya da sonradan eklenebilir; havalimanında genellikle daha pahalıdır.',
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://www.kupi.com/en-ae/explore/airlines/ajet',
    },
    sports: {
      text: 'Spor ekipmanında genellikle AnadoluJet döneminin kuralı anlatılıyor; bugünkünü AJet’e sorun.',
      certainty: 'hedge',
      kind: 'airline-old',
      source: 'https://turkishairlines.com/en-jp/any-questions/sports-equipment/terms-and-conditions',
    },
    petHold: {
      text: '1 Eylül 2025’ten beri ambarda hayvan taşınmıyor; yalnızca kabin var.',
      short: 'Habere göre Eylül 2025’ten beri ambar hayvana kapalı; sığmıyorsa ambara alan havayoluna bakın.',
      cells: { petHold: 'Yok' },
      certainty: 'ok',
      kind: 'press',
      dated: '2025-08-20',
      source: 'https://1prime.ru/20250820/samolet-861013894.html',
    },
    pet: {
      text: 'Kabine kedi, köpek ve küçük ötücü kuş alınır; kafesle sınır 8\u00a0kg, kafes en çok 23\u00a0×\u00a030\u00a0×\u00a040\u00a0cm’dir; yolcu yalnızca cam kenarına oturur. Kaç hayvan alınacağı uçağa göre değişir.',
      short:
        'Kabine kedi, köpek ve küçük ötücü kuş genellikle kafesle 8\u00a0kg’a kadar alınır; bileti almadan onay isteyin.',
      cells: { petCabin: 'Kedi, köpek, küçük kuş', petWeight: '8\u00a0kg' },
      certainty: 'ok',
      kind: 'press',
      dated: '2025-08-20',
      source: 'https://1prime.ru/20250820/samolet-861013894.html',
    },
    petNotice: {
      text: 'Hayvan en geç 6 saat, rehber köpek 48 saat önce bildirilir; aktarmada her uçuş ayrı ücretlidir.',
      cells: { petNotice: '6 saat' },
      certainty: 'ok',
      kind: 'press',
      dated: '2025-08',
      source:
        'https://www.cyprus-faq.com/de/north/news/aviakompaniya-ajet-zapretila-perevozku-zhivotnykh-v-bagazhnom-otseke-novye-pravila-vstupyat-v-silu-s-1-sentyabrya',
    },
    child: {
      text: 'Yalnız uçan çocukta genellikle AnadoluJet döneminin kuralı anlatılıyor: 7–11 yaş muvafakatle (anne babanın izni), 2–6 yaş ücretli refakatle. Bugünkünü AJet’e sorun.',
      short:
        'Bilet almadan AJet’e sorun: AnadoluJet’te 7–11 yaş genellikle anne baba izniyle tek uçardı, bugünkü kuralı bulamadık.',
      cells: { childAges: 'AnadoluJet’te 7–11 yaştı' },
      scope: 'AnadoluJet dönemi',
      certainty: 'hedge',
      kind: 'airline-old',
      source: 'https://www.anadolujet.com/tr/kurallar/bebek-ve-cocuk-yolcular',
    },
    letters: {
      text: 'Ş yerine S, Ğ yerine G gibi Türkçe harf kullanılmadan yazılan ad hata değildir; pasaportun alt satırında da böyle yazar.',
      short: 'Adın Türkçe harf kullanılmadan yazılması genellikle hata değildir; pasaportun alt satırında da böyledir.',
      certainty: 'ok',
      kind: 'common',
      source: 'ICAO 9303',
    },
    name: {
      text: 'AJet’in isim düzeltme kuralı için güvenilir bir metin bulamadık.',
      short: 'Bileti kesen şirkete sorun: düzelir mi, ücreti ne, ne zamana kadar? AJet’in kuralını bulamadık.',
      certainty: 'omit',
    },
    change: {
      text: 'Değişiklik hakkı genellikle BASIC’ten PREMIUM’a doğru genişler; değişikliğin son saatini bulamadık, biletin kural bölümüne bakılır.',
      short: 'Bileti kim kestiyse (AJet, THY, acente) onun sitesinde kalkıştan önce değiştirin; ücretini bulamadık.',
      cells: { change: 'BASIC’ten PREMIUM’a genişler' },
      certainty: 'hedge',
      kind: 'common',
    },
    cancel: {
      text: 'Siz vazgeçerseniz iade genellikle pakete bağlıdır, kesintiyi bulamadık; bilet, parayı alan şirketten iptal edilir: AJet, THY ya da acente.',
      short:
        'Siz vazgeçtiyseniz: parayı alan şirkete (AJet, THY ya da acente) kesintiyi sorun, sonra iptali oradan yapın; iade genellikle pakete bağlıdır.',
      cells: { refund: 'Pakete göre' },
      certainty: 'hedge',
      kind: 'common',
    },
    refund: {
      text: 'İade koşulu pakete göre değişir; kesinti ve son süre için güvenilir bir metin bulamadık.',
      short:
        'Siz vazgeçerseniz ne kadar kesildiğini bulamadık. Parayı alan şirkete sorun: ne kadarı geri gelir, en geç ne zaman?',
      certainty: 'omit',
    },
    seat: {
      text: 'BASIC ve ECOJET’te koltuk seçimi genellikle ücretlidir; seçilmezse koltuk rastgele atanır.',
      cells: { seatPaid: 'BASIC, ECOJET' },
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://www.cestee.no/flyselskap/anadolujet/innsjekking',
    },
    upgrade: {
      text: 'Kabin yükseltme yoktur; BASIC yolcusu kabin bavulu için ek ödeme yapar ya da üst pakete geçer.',
      short: 'Habere göre kabin yükseltme yoktur; BASIC’te kabin bavulu ek ödemeyle ya da üst paketle alınır.',
      cells: { upgrade: 'Paket yükseltilir' },
      certainty: 'ok',
      kind: 'press',
      dated: '2025-12',
      source: 'https://megatourism.ru/?p=3587',
    },
    club: {
      text: 'Programın adı genellikle AJet Club olarak geçer; güncel koşulunu doğrulayamadık.',
      cells: { programme: 'AJet Club' },
      certainty: 'hedge',
      kind: 'common',
    },
  },
} as const satisfies AirlineFacts;
