import { addressee } from '../tables/addressees.ts';
import { amountsOf, type Band, type Flight, type Outcome, type Rule } from './rules.ts';
import { euros, halfReason, isOpen, limitOf } from './words.ts';

interface Addressee {
  id: string;
  iata: string;
}

const route = ({ from, to }: Flight) => `${from.name} (${from.code}) – ${to.name} (${to.code})`;

const lateTexts = {
  under3: 'sonra',
  '3to4': 'en az 3 saat sonra',
  '4to5': 'en az 4 saat sonra',
  '5plus': 'en az 5 saat sonra',
} as const;
const noticeTexts = {
  over14: 'kalkıştan en az 14 gün önce',
  '7to13': 'kalkıştan 7–13 gün önce',
  under7: 'kalkışa 7 günden az kala',
} as const;
const causeTexts = {
  technical: 'teknik arıza',
  operations: 'operasyonel neden',
  unknown: '',
  strike: 'grev',
  weather: 'hava koşulları',
  airspace: 'hava sahası ya da trafik kısıtlaması',
  security: 'güvenlik',
} as const;

const subjects = {
  delay: 'uçuşun gecikmesi',
  cancel: 'uçuşun iptali',
  earlier: 'uçuşun öne alınması',
  denied: 'uçuşa alınmamam',
} as const;

function what({ event, late, notice, advance, offer, cause, refusal }: Flight): string {
  if (event === 'denied' && refusal === 'own')
    return 'Uçağa alınmadım; bana belge, sağlık, güvenlik ya da geç gelme gerekçesi gösterildi.';
  if (event === 'denied') return 'Onaylı rezervasyonum olmasına ve zamanında gelmeme rağmen uçağa alınmadım.';
  const told = causeTexts[cause];
  const reason = told ? `Bildirilen neden: ${told}.` : 'Neden tarafıma bildirilmedi.';
  if (event === 'delay') return `Son varışta uçağın kapısı planlanan varıştan ${lateTexts[late]} açıldı. ${reason}`;
  if (event === 'earlier')
    return `Uçuşun ${advance === 'upTo2' ? '1' : '2'} saatten çok öne alındığı bana ${noticeTexts[notice]} bildirildi. Bunu iptal sayıyorum: AB Adalet Divanı 1 saatten çok öne almayı iptal saymıştır (C‑146/20). ${reason}`;
  const instead = offer === 'none' ? 'Bana uygun başka bir uçuş önerilmedi.' : 'Bana başka bir uçuş önerildi.';
  return `Uçuşun iptali ${noticeTexts[notice]} bildirildi. ${instead} ${reason}`;
}

const ruleNames: Readonly<Record<Rule, string>> = {
  shy: 'yürürlükteki SHGM düzenlemesine',
  eu: 'Avrupa Birliğinin 261/2004 sayılı tüzüğüne',
  uk: 'Birleşik Krallık’ın yolcu hakları düzenlemesine',
};

const bandTexts: Readonly<Record<Band, string>> = {
  domestic: 'bu iç hat uçuşu',
  near: '1.500 km’ye kadar olan bu uçuş',
  middle: '1.500–3.500 km aralığındaki bu uçuş',
  union: 'Avrupa Birliği içinde 1.500 km’yi aşan bu uçuş',
  far: '3.500 km’yi aşan bu uçuş',
};

/** The amount claimed. If several are possible, lists them without claiming a particular one. */
function sumText(flight: Flight, outcome: Outcome): string {
  const [sum] = outcome.sums;
  if (!sum) return 'öngörülen tazminatın';
  const once = outcome.rules.length > 1 ? ' bir kez' : '';
  if (amountsOf(outcome).length > 1)
    return `öngörülen tazminatın (${outcome.bands.length > 1 ? 'mesafe ölçümüne' : 'uygulanan kurala'} göre ${euros(outcome)})${once}`;
  const half = sum.amount < sum.full ? ` (${halfReason(flight, sum)} ${sum.full} avronun yarısı)` : '';
  return `${sum.amount} avro tazminatın${half}${once}`;
}

const doubt =
  'Yolculuğumda Türkiye’de aktarma vardı. Düzenleme Türk havayollarının Türkiye’ye gelen ve Türkiye’den kalkan uçuşlarını saydığı için kapsamda olduğu görüşündeyim; katılmıyorsanız gerekçenizi yazmanızı rica ederim.';

function claim(flight: Flight, outcome: Outcome): string {
  const { event } = flight;
  const { rules, verdict, why, bands } = outcome;
  const [first, ...others] = rules.map((rule) => ruleNames[rule]);
  const law = [first, ...others].join(' ve ');
  const [band = 'domestic'] = bands;
  const where = bands.length > 1 ? `${limitOf(bands)} sınırına çok yakın olan bu uçuş` : bandTexts[band];
  const sum = sumText(flight, outcome);
  // The Turkish rule has the amount paid in lira, the others do not.
  const rate = law === ruleNames.shy ? ', ödeme günündeki TCMB döviz satış kuru üzerinden Türk lirası olarak' : '';
  const several =
    amountsOf(outcome).length > 1
      ? ` Hangi tutarı ${bands.length > 1 ? 'hangi mesafe ölçümüyle' : 'hangi kurala göre'} ödeyeceğinizi yazmanızı rica ederim.`
      : '';
  const text = `${law} göre ${where} için ${sum}${rate} aşağıdaki hesaba ödenmesini istiyorum.${several}`;
  const claimed = isOpen(outcome) ? `Bu görüşle ${text}` : text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
  if (event === 'denied') return claimed;
  if (verdict === 'owed' || why === 'connects')
    return `${claimed}\n\nOlağanüstü bir hâl bulunduğunu düşünüyorsanız bunu gösteren belgeleri göndermenizi rica ederim.`;
  return `Nedeni belgesiyle birlikte yazılı olarak bildirmenizi rica ederim. Belgelenmiş bir olağanüstü hâl yoksa ${text}`;
}

function threat({ rules }: Outcome): string {
  if (rules.includes('shy')) return 'Yanıt alamazsam SHGM’ye ve Tüketici Hakem Heyetine başvuracağım.';
  if (rules.length > 0) return 'Yanıt alamazsam kalkış ülkesindeki yolcu hakları kurumuna başvuracağım.';
  return 'Yanıt alamazsam yasal yollara başvuracağım.';
}

/** A letter to the airline for the user to copy; parentheses mark what only the traveller can fill in. */
export function letter(flight: Flight, outcome: Outcome, { id, iata }: Addressee): string {
  const { verdict, why, refund, rules } = outcome;
  const number = `${iata} (uçuş numarası)`.trim();
  const wishes = [
    verdict !== 'none' && isOpen(outcome) && doubt,
    verdict !== 'none' && claim(flight, outcome),
    verdict === 'none' && 'Nedeni belgesiyle birlikte yazılı olarak bildirmenizi rica ederim.',
    why === 'extraordinary' && 'Belgelenmezse tazminat isteme hakkımı saklı tutuyorum.',
    refund && 'Kullanmadığım bilet bedelinin iadesini istiyorum. (Yeni uçuşla uçtuysanız bu satırı silin.)',
    rules.length > 0 && why !== 'own-refusal'
      ? 'Beklerken yaptığım, faturaları ekteki yemek, ulaşım ve konaklama harcamalarımın ödenmesini istiyorum. (Harcamanız yoksa bu satırı silin.)'
      : rules.length === 0 &&
        'Belgeleri ekteki zararımın Montreal Sözleşmesi’ne göre ödenmesini istiyorum. (Zararınız yoksa bu satırı silin.)',
  ];
  return [
    `${addressee(id)}\nKonu: ${number} sayılı ${subjects[flight.event]} nedeniyle başvuru`,
    'Sayın Yetkili,',
    `(Uçuşun tarihi) günü ${number} sayılı ${route(flight)} uçuşunuzun yolcusuydum; PNR kodum: (kodunuz). ${what(flight)}`,
    ...wishes,
    threat(outcome),
    'Saygılarımla',
    'Ekler: e-bilet, biniş kartı, nedeni gösteren yazı, harcama faturaları\nAd soyad: (adınız ve soyadınız)\nIBAN: (hesap numaranız)\nTelefon ve e-posta: (numaranız ve adresiniz)',
  ]
    .filter(Boolean)
    .join('\n\n');
}
