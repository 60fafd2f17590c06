import { addressee } from '../tables/addressees.ts';
import type { Flight, Outcome, Rule } from './rules.ts';

interface Addressee {
  /** Whom the letter goes to. */
  id: string;
  /** Begins the flight number. */
  iata: string;
}

const route = ({ from, to }: Flight) => `${from.name} (${from.code}) – ${to.name} (${to.code})`;

const lateTexts = {
  under3: 'planlanandan geç ulaştı',
  '3to4': 'planlanandan en az 3 saat geç ulaştı',
  '4to5': 'planlanandan en az 4 saat geç ulaştı',
  '5plus': 'planlanandan en az 5 saat geç ulaştı',
} as const;
const noticeTexts = {
  over14: 'kalkıştan en az 14 gün önce',
  '7to14': 'kalkıştan 7–14 gün önce',
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

const subjects = { delay: 'uçuşun gecikmesi', cancel: 'uçuşun iptali', denied: 'uçuşa alınmamam' } as const;

function what({ event, late, notice, offer, cause, refusal }: Flight): string {
  if (event === 'denied' && refusal === 'own')
    return 'Uçağa alınmadım; bana belge, sağlık, güvenlik ya da geç gelme gerekçesi gösterildi.';
  if (event === 'denied') return 'Onaylı rezervasyonum olmasına ve zamanında gelmeme rağmen uçağa alınmadım.';
  const told = causeTexts[cause];
  const reason = told ? `Bildirilen neden: ${told}.` : 'Neden tarafıma bildirilmedi.';
  if (event === 'delay') return `Uçuş, son varış noktasına ${lateTexts[late]}. ${reason}`;
  const instead = offer === 'none' ? 'Bana uygun başka bir uçuş önerilmedi.' : 'Bana başka bir uçuş önerildi.';
  return `Uçuşun iptali ${noticeTexts[notice]} bildirildi. ${instead} ${reason}`;
}

const ruleNames: Readonly<Record<Rule, string>> = {
  shy: 'yürürlükteki SHGM düzenlemesine',
  eu: 'Avrupa Birliğinin 261/2004 sayılı tüzüğüne',
  uk: 'Birleşik Krallık’ın yolcu hakları düzenlemesine',
};

function claim({ event }: Flight, { rules, verdict, amount, band }: Outcome): string {
  const [first, ...others] = rules.map((rule) => ruleNames[rule]);
  const law = [first, ...others].join(' ve ');
  const where = {
    domestic: 'bu iç hat uçuşu',
    near: '1.500 km’ye kadar olan bu uçuş',
    middle: '1.500–3.500 km aralığındaki bu uçuş',
    far: '3.500 km’yi aşan bu uçuş',
  }[band];
  const sum =
    amount === null ? 'öngörülen tazminatın' : `${amount} avro tazminatın${others.length > 0 ? ' bir kez' : ''}`;
  // The Turkish rule alone pays in lira.
  const rate = law === ruleNames.shy ? ', ödeme günündeki TCMB döviz satış kuru üzerinden Türk lirası olarak' : '';
  const text = `${law} göre ${where} için ${sum}${rate} aşağıdaki hesaba ödenmesini istiyorum.`;
  const claimed = text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
  if (event === 'denied') return claimed;
  if (verdict === 'owed')
    return `${claimed}\n\nOlağanüstü bir hâl bulunduğunu düşünüyorsanız bunu gösteren belgeleri göndermenizi rica ederim.`;
  return `Nedeni belgesiyle birlikte yazılı olarak bildirmenizi rica ederim. Belgelenmiş bir olağanüstü hâl yoksa ${text}`;
}

function threat({ rules }: Outcome): string {
  if (rules.includes('shy')) return 'Yanıt alamazsam SHGM’ye ve Tüketici Hakem Heyetine başvuracağım.';
  if (rules.length > 0) return 'Yanıt alamazsam kalkış ülkesindeki yolcu hakları kurumuna başvuracağım.';
  return 'Yanıt alamazsam yasal yollara başvuracağım.';
}

/** A request to the airline, to be copied; what only the traveller knows is named in brackets. */
export function letter(flight: Flight, outcome: Outcome, { id, iata }: Addressee): string {
  const { verdict, why, refund, rules } = outcome;
  const number = `${iata} (uçuş numarası)`.trim();
  const wishes = [
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
