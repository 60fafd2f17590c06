import { ownSites, ticketNumbers } from '../tickets.ts';
import type { AirlineFacts } from '../types.ts';

export const emirates = {
  site: ownSites.emirates,
  endings: 'te ten e in i le',
  home: 'abroad',
  readOn: '2026-11-20',
  facts: {
    prefix: ticketNumbers.emirates,
    contact: {
      text: 'Emirates’in kendi sitesi: emirates.com. Telefonunu doğrulayamadığımız için yazmıyoruz; sitenin iletişim bölümüne bakın.',
      short: 'Telefon ve yazışma yolu için Emirates’in iletişim sayfasına bakın; buradaki numara onun değil, bizimdir.',
      certainty: 'ok',
      kind: 'common',
    },
    base: {
      text: 'Ana üssü Dubai (DXB) 3. Terminal’dir.',
      cells: { base: 'Dubai (DXB)' },
      certainty: 'ok',
      kind: 'common',
    },
    programme: {
      text: 'Program Emirates Skywards’tır ve flydubai ile ortaktır; mille yükseltme yapılır.',
      cells: { programme: 'Emirates Skywards' },
      certainty: 'ok',
      kind: 'common',
    },
    cabins: {
      text: 'Dört kabin vardır: Economy, Premium Economy, Business ve First.',
      short: 'Genellikle dört kabin vardır: Economy, Premium Economy, Business ve First.',
      cells: { cabins: 'Economy, Premium Economy, Business, First' },
      certainty: 'ok',
      kind: 'secondary',
      source: 'https://cestee.com/airline/emirates/luggage',
    },
    fares: {
      text: 'Economy tarifeleri Special, Saver, Flex ve Flex Plus’tır.',
      short: 'Economy tarifeleri genellikle Special, Saver, Flex ve Flex Plus’tır.',
      cells: { fares: 'Special, Saver, Flex, Flex Plus' },
      certainty: 'ok',
      kind: 'secondary',
      source: 'https://cestee.com/airline/emirates/luggage',
    },
    fareChoice: {
      text: 'Amerika ve Afrika dışında 20\u00a0kg yetiyorsa genellikle Special, ücretsiz koltuk için Flex, mille yükseltmek için en az Saver alın.',
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://cestee.com/airline/emirates/luggage',
    },
    online: {
      text: 'Online check-in genellikle kalkıştan 48 saat önce açılır, 90 dakika kala kapanır.',
      short: 'Online check-in genellikle 48 saat önce açılır, 90 dakika kala biter.',
      cells: { opens: '48 saat', closes: '90 dk' },
      certainty: 'hedge',
      kind: 'press',
      dated: '2019-12-10',
      source:
        'https://gulfnews.com/business/aviation/major-rush-expected-at-dxb-terminal-3-for-holiday-season-1.1575961399780',
    },
    onlineNot: {
      text: '16 yaş altı tek yolcu ve 9’dan kalabalık grup genellikle online check-in yapamaz.',
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://practical-tips.com/?p=100500',
    },
    early: {
      text: 'Dubai çıkışında bavul genellikle 24 saat, ABD uçuşunda 12 saat önceden verilebilir.',
      certainty: 'hedge',
      kind: 'press',
      dated: '2022-04',
      source:
        'https://gulfnews.com/business/aviation/flying-from-dubai-during-eid-break-reach-the-airport-early-says-emirates-1.87433455',
    },
    together: {
      text: 'Dönüş, ilk uçuştan sonraki 36 saat içindeyse genellikle aynı check-in’e eklenebilir.',
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://practical-tips.com/?p=100500',
    },
    counter: {
      text: 'Dubai çıkışında genellikle 60 dakikadan az kala check-in yapılmaz; kapı 20 dakika kala kapanır. Türkiye’den kalkışta kontuarın kapanışını bulamadık, 3 saat önce orada olun.',
      short:
        'Bavulunuz varsa ya da açılmıyorsa 3 saat önce kontuara gidin: Dubai’de genellikle 60 dakika kala kapanır, Türkiye’dekini bulamadık.',
      scope: 'Dubai çıkışı',
      cells: { counter: '60 dk', gate: '20 dk' },
      certainty: 'hedge',
      kind: 'press',
      dated: '2019-12-10',
      source:
        'https://gulfnews.com/business/aviation/major-rush-expected-at-dxb-terminal-3-for-holiday-season-1.1575961399780',
    },
    cabinBag: {
      text: 'Economy’de genellikle tek parça, 7\u00a0kg ve 55\u00a0×\u00a038\u00a0×\u00a022\u00a0cm kabin bagajı alınır; ayrıca kişisel eşya alınmaz.',
      short: 'Kabin bagajı Economy’de genellikle tek parçadır: 55\u00a0×\u00a038\u00a0×\u00a022\u00a0cm, 7\u00a0kg.',
      scope: 'Economy',
      cells: { cabinBag: '7\u00a0kg', cabinSize: '55\u00a0×\u00a038\u00a0×\u00a022\u00a0cm' },
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://cestee.com/airline/emirates/luggage',
    },
    cabinBagUp: {
      text: 'Business ve First’te 2 parça, her biri 7\u00a0kg; Premium Economy’de 1 parça, 55\u00a0×\u00a038\u00a0×\u00a022\u00a0cm ve 10\u00a0kg.',
      certainty: 'ok',
      kind: 'airline',
      source:
        'https://emirates.com/mg/english/help/faq-topics/baggage-and-lost-property/faq/what-should-i-do-if-my-baggage-is-delayed',
    },
    cabinOther: {
      text: 'Hindistan çıkışında genellikle toplam 115\u00a0cm’lik tek parça, Brezilya çıkışında 10\u00a0kg uygulanır (2020).',
      certainty: 'hedge',
      kind: 'secondary',
      dated: '2020',
      source: 'https://flightknight.com/blogs/airline-restrictions/emirates-baggage-restrictions-fees',
    },
    checked: {
      text: 'Amerika kıtası ve Afrika dışındaki hatlarda hak genellikle Special’da 20, Saver’da 25, Flex’te 30, Flex Plus ve Premium Economy’de 35, Business’ta 40, First’te 50\u00a0kg’dır.',
      short:
        'Kayıtlı bagaj genellikle Special’da 20, Saver’da 25, Flex’te 30, Flex Plus’ta 35\u00a0kg’dır; Amerika ve Afrika’da parçayla sayılır.',
      scope: 'Amerika ve Afrika dışı',
      cells: { entryBag: '20\u00a0kg', checked: '20–35\u00a0kg' },
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://cestee.com/airline/emirates/luggage',
    },
    pieceLines: {
      text: 'Amerika kıtası ve Afrika uçuşlarında parça, diğer hatlarda ağırlık esastır.',
      certainty: 'ok',
      kind: 'airline',
      source:
        'https://emirates.com/mg/english/help/faq-topics/baggage-and-lost-property/faq/what-should-i-do-if-my-baggage-is-delayed',
    },
    piece: {
      text: 'Hiçbir parça 32\u00a0kg’ı aşamaz.',
      cells: { piece: '32\u00a0kg' },
      certainty: 'ok',
      kind: 'secondary',
      source: 'https://cestee.com/airline/emirates/luggage',
    },
    addOnline: {
      text: 'Ek bagajı önceden online almak genellikle havalimanından ucuzdur.',
      certainty: 'hedge',
      kind: 'press',
      dated: '2019-01-29',
      source:
        'https://www.moneycontrol.com/news/business/companies/emirates-to-cut-check-in-baggage-limit-on-lowest-level-of-economy-fares-from-feb-4-3449471.html',
    },
    sports: {
      text: 'Spor ekipmanı kayıtlı bagaj hakkından sayılır; bisiklet en az 24 saat önce bildirilir.',
      certainty: 'ok',
      kind: 'airline',
      source: 'https://www.emirates.com/cz/czech/help/faqs/baggage-allowances-for-sports-equipment/',
    },
    sportsSize: {
      text: 'Toplam ölçüsü 300\u00a0cm’yi aşan parça bagaja alınmaz, kargoyla gönderilir; dalış tüpü boş olmalıdır.',
      certainty: 'ok',
      kind: 'airline',
      source: 'https://www.emirates.com/cz/czech/help/faqs/baggage-allowances-for-sports-equipment/',
    },
    petCabin: {
      text: 'Kabine evcil hayvan alınmaz; istisnası rehber köpek ve belirli Dubai–Pakistan hatlarında şahindir.',
      short: 'Kabine genellikle hayvan alınmaz; ambar için bileti almadan onay isteyin.',
      cells: { petCabin: 'Yok' },
      certainty: 'ok',
      kind: 'press',
      dated: '2023-08-29',
      source: 'https://www.siasat.com/can-you-travel-with-pets-on-uae-flights-2680644/',
    },
    pet: {
      text: 'Evcil hayvan, iki ülkenin kuralı da izin verirse kayıtlı bagaj olarak ve fazla bagaj ücretiyle taşınabilir.',
      short: 'Devam eden yolculukta ülkeler izin verirse bagaj olarak taşınabilir.',
      cells: { petHold: 'Ülke izin verirse' },
      certainty: 'ok',
      kind: 'airline',
      source:
        'https://www.emirates.com/de/german/help/accessibility-hub/your-emirates-journey/before-the-flight/?section=Travelling+with+a+service+dog',
    },
    petCargo: {
      text: 'Dubai’de biten yolculukta, toplam 17 saati ya da kafeste 300\u00a0cm’yi aşanda hayvan genellikle kargoyla gider.',
      short: 'Dubai’de biten yolculukta hayvan genellikle kargoyla gider.',
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://www.seatmaestro.com/airlines-seating-maps/emirates/pets/',
    },
    child: {
      text: '5–11 yaşındaki çocuk yetişkin ücretiyle uçar, hizmet buna dahildir; 12–15 yaşta isteğe bağlı ve ücretlidir.',
      short: '5–11 yaşta hizmet yetişkin ücretine dahildir; 12–15 yaşta isteğe bağlı ve ücretlidir.',
      cells: { childAges: '5–11 yaş', childOptional: '12–15 yaş' },
      certainty: 'ok',
      kind: 'airline',
      source: 'https://emirates.com/th/thai/family/planning-your-family-trip/unaccompanied-minors',
    },
    childLounge: {
      text: 'Dubai’de refakatsiz çocuk salonu vardır; bırakan yetişkin kimlik gösterip form imzalar.',
      short: 'Hizmeti bilet alırken isteyin; bırakan yetişkin genellikle kimlik gösterip form imzalar.',
      certainty: 'ok',
      kind: 'press',
      dated: '2024-08-23',
      source: 'https://menafn.com/1108592678/Emirates-Unaccompanied-Minors-Service-Prepares-For-Busy-Period',
    },
    nameTransfer: {
      text: 'Emirates bileti genellikle başkasına devredilmez.',
      cells: { nameTransfer: 'Yok' },
      certainty: 'hedge',
      kind: 'common',
    },
    name: {
      text: 'Bir satış duyurusuna göre (Hindistan, 2022) 3 harfe kadar yazım, ad–soyadı sırası ve evlilik soyadı düzeltilebilir, son 2 saatte yapılmaz.',
      short:
        'Düzeltmeyi bileti kesenden, belgeyle isteyin; “üç harfe kadar düzeltilir” sözü 2022’de Hindistan biletleri için duyurulmuştu.',
      cells: { nameFix: '3 harf' },
      scope: 'Hindistan, 2022',
      certainty: 'hedge',
      kind: 'secondary',
      dated: '2022-06-08',
      source: 'https://mumbainewsnetworks.blogspot.com/2022/06/name-correction-policyupdate-080622.html',
    },
    outside: {
      text: 'Türkiye’nin yolcu hakları kuralı bu havayolunda yalnızca Türkiye’den kalkan uçuşu kapsar; Dubai’den dönüş kapsam dışıdır.',
      short:
        'Dubai’den dönüşte Türkiye’deki yolcu hakları uygulanmaz; iade mi, yeni uçuş mu istediğinizi Emirates’e yazın.',
      certainty: 'ok',
      kind: 'law',
      dated: '2011-12-03',
      source: 'https://www.resmigazete.gov.tr/eskiler/2011/12/20111203-8.htm',
    },
    change: {
      text: 'Değişiklikte genellikle Special ve Saver en kısıtlı, Flex ve Flex Plus en esnek tarifedir; ücretini bulamadık, rezervasyonu açınca ödemeden görünür.',
      short:
        'Rezervasyonu açın, değişiklik ücretine ödemeden bakın; tutarını bulamadık. Flex ve Flex Plus genellikle daha esnektir.',
      cells: { change: 'Special ve Saver en kısıtlı' },
      certainty: 'hedge',
      kind: 'common',
    },
    refund: {
      text: 'İadede genellikle Special ve Saver en kısıtlı, Flex ve Flex Plus en esnek tarifedir; kesintiyi bulamadık, tutar iptal ekranında yazar.',
      cells: { refund: 'Special ve Saver en kısıtlı' },
      certainty: 'hedge',
      kind: 'common',
    },
    cancel: {
      text: 'Siz vazgeçtiyseniz rezervasyon siteden açılıp iptal edilir; dönecek tutar genellikle onaydan önce görünür.',
      short: 'Siz vazgeçtiyseniz: dönecek tutarı okuyun (genellikle ekranda yazar), sonra iptal edin.',
      certainty: 'hedge',
      kind: 'common',
    },
    seat: {
      text: 'Special ve Saver’da önceden koltuk seçimi genellikle ücretli, Flex ve üstünde ücretsizdir.',
      cells: { seatPaid: 'Special, Saver', seatFree: 'Flex, Flex Plus' },
      certainty: 'hedge',
      kind: 'secondary',
      source: 'https://cestee.id/maskapai/emirates/check-in',
    },
    upgrade: {
      text: 'Mille yükseltmeye Saver, Flex ve Flex Plus uygundur, Special değildir; online işlem 6 saat kalana dek, Economy Saver’da yalnızca online check-in’de yapılır.',
      short:
        'Mille yükseltme Special’da yoktur, diğer tarifelerde online 6 saat kala kapanır; Economy Saver’da yalnızca online check-in’de yapılır.',
      cells: { upgrade: 'Mille' },
      certainty: 'ok',
      kind: 'airline',
      source: 'https://www.emirates.com/gr/greek/help/faq/1119635/can-any-fare-and-ticket-be-upgraded-on-emirates',
    },
  },
} as const satisfies AirlineFacts;
