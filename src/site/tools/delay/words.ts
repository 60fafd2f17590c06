import { amountsOf, type Band, type Flight, type Outcome, type Rule, type Sum, type Why } from './rules.ts';
import type { Line } from './steps.ts';

/** A distance rounded to tens of kilometres, formatted in Turkish. */
export const kilometres = (distance: number): string =>
  `${(Math.round(distance / 10) * 10).toLocaleString('tr-TR')}\u00a0km`;

export function headline(outcome: Outcome): readonly [large: string, after: string] {
  const { verdict, why } = outcome;
  if (verdict === 'none') return ['Tazminat hakkı görünmüyor', 'Nedeni ve yine de isteyebilecekleriniz aşağıda.'];
  const large = euros(outcome) || 'Sterlinle tazminat';
  if (why === 'connects') return [large, 'istenip istenemeyeceği açık bir soru; iki yanın gerekçesi aşağıda.'];
  if (verdict === 'owed') return [large, 'isteyebilirsiniz.'];
  return isOpen(outcome)
    ? [large, 'istenip istenemeyeceği açık bir soru; neden de önemli.']
    : [large, 'nedene bağlı olarak isteyebilirsiniz.'];
}

/** Whether only the Turkish rule could apply, and even that is disputed. */
export const isOpen = ({ connects, rules }: Outcome): boolean => connects && rules.includes('shy');

export function euros(outcome: Outcome): string {
  const amounts = amountsOf(outcome);
  const last = amounts.at(-1);
  if (last === undefined) return '';
  return `${[amounts.slice(0, -1).join(', '), last].filter(Boolean).join(' ya da ')} avro`;
}

function ruleText(rule: Rule, { from, carrier }: Flight, outcome: Outcome): string {
  if (isOpen(outcome))
    return 'Türkiye’de yalnızca aktarma yapan yolculuğun yürürlükteki SHGM düzenlemesine girip girmediği açık bir soru';
  if (rule === 'shy')
    return `Yürürlükteki SHGM düzenlemesi: ${from.region === 'turkey' ? 'Türkiye’den kalkış' : 'Türk taşıyıcısıyla Türkiye’ye varış'}`;
  if (rule === 'uk') return 'Birleşik Krallık’ın kendi kuralı; tutarı sterlindir, burada hesaplanmaz';
  return `Avrupa Birliğinin 261/2004 sayılı tüzüğü: ${from.region === 'europe' || carrier !== 'europe' ? 'AB’den kalkış' : 'AB taşıyıcısıyla varış'}`;
}

const noneTexts: Readonly<Record<Exclude<Why, 'owed' | 'unknown' | 'strike' | 'connects' | 'no-rule'>, string>> = {
  'too-short': 'Son varışta kapı açıldığında gecikme 3 saati bulmamış.',
  extraordinary:
    'Bu neden olağanüstü hâl sayılır. Havayolu bunu belgelemelidir; belgeyi isteyin, gelmezse tazminat doğabilir.',
  'told-in-time': 'En az 14 gün önce bildirilmiş.',
  'brought-forward': 'Öne alma en az 7 gün önce bildirilmiş ve 2 saati aşmıyor.',
  rerouted: 'Havayolu süre sınırları içinde başka bir uçuş önermiş.',
  'own-refusal': 'Belge, sağlık, güvenlik ya da geç gelme nedeniyle uçağa alınmayana tazminat doğmaz.',
};

function noneText(why: Why, { to, carrier }: Flight): string {
  if (why === 'no-rule')
    return to.region === 'turkey' && carrier !== 'turkey'
      ? 'Yabancı taşıyıcıda SHGM düzenlemesi yalnızca Türkiye’den kalkan uçuşa uygulanır; kalkış başka ülkeden.'
      : 'Kalkış yeri de taşıyıcı da SHGM, Avrupa Birliği ya da Birleşik Krallık kuralına girmiyor.';
  return noneTexts[why as keyof typeof noneTexts];
}

const bandTexts: Readonly<Record<Band, string>> = {
  domestic: 'İç hat',
  near: '1.500\u00a0km’ye kadar',
  middle: '1.500–3.500\u00a0km aralığı',
  union: 'Avrupa Birliği içinde 1.500\u00a0km’nin üzeri; 3.500\u00a0km’yi aşsa da tutar 400 avro',
  far: '3.500\u00a0km’nin üzeri',
};

/** If a distance is so close to a limit that either of two bands may apply, returns that limit. */
export const limitOf = (bands: readonly Band[]): string => (bands.includes('near') ? '1.500 km' : '3.500 km');

function distanceText({ bands }: Outcome): string {
  const [band = 'domestic'] = bands;
  if (band === 'domestic') return bandTexts.domestic;
  const once = 'Aktarma olsa da ilk kalkıştan son varışa tek mesafe sayılır (AB Adalet Divanı, C‑559/16)';
  if (bands.length === 1) return `${bandTexts[band]}. ${once}`;
  return `${limitOf(bands)} sınırına, hangi tutarın geçerli olduğu söylenemeyecek kadar yakın: dünyayı tam küre sayan ölçümle kutuplarda basık sayan ölçüm (WGS84) sınırın iki yanına düşebilir. Havayolunun ölçümünü yazılı isteyin. ${once}`;
}

const halfTexts: Readonly<Record<Band, number>> = { domestic: 2, near: 2, middle: 3, union: 3, far: 4 };

export const halfReason = ({ event }: Flight, { band }: Sum): string =>
  event === 'delay'
    ? 'son varıştaki gecikme 4 saatten az olduğundan'
    : `önerilen uçuş en çok ${halfTexts[band]} saat geç vardığından`;

function halfText(flight: Flight, sum: Sum, { rules }: Outcome): string {
  const text = `${halfReason(flight, sum)} havayolu ${sum.full} avroyu yarıya indirebilir: ${sum.amount} avro`;
  if (flight.event === 'delay' && rules.includes('shy'))
    return `AB kuralında ${text}. SHGM düzenlemesinin özetinde böyle bir indirim yok`;
  return text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
}

const earlierText = ({ rules }: Outcome): string =>
  rules.includes('eu')
    ? '1 saatten çok öne alınan uçuş iptal sayılır ve tutar yarıya inmez (AB Adalet Divanı, C‑146/20)'
    : 'AB Adalet Divanı 1 saatten çok öne alınan uçuşu iptal sayar ve tutarı yarıya indirmez (C‑146/20); Türkiye’de bağlayıcı değildir. SHGM genelgesi iki haftadan kısa sürede bildirilen tarife değişikliğini genellikle iptal sayar';

const holds =
  'Düzenleme, Türk havayolunun Türkiye’ye gelen ve Türkiye’den kalkan her uçuşunu sayar; aktarmanın iki uçuşu da böyledir';
const holdsNot =
  'Tek rezervasyon tek yolculuk sayılırsa kalkış da varış da Türkiye’nin dışında. AB Adalet Divanı AB’deki aktarma için böyle dedi (C‑451/20); Türkiye’de bağlayıcı değildir. Türkiye’ye hiç uğramadıysanız kural uygulanmaz';

function causeText({ event, cause }: Flight, { why }: Outcome): string {
  if (event === 'denied') return 'Onaylı rezervasyonla zamanında gelen yolcu yer olmadığı için alınmamış';
  if (why === 'unknown')
    return 'Söylenmemiş: yazılı isteyin. Hava, hava sahası ya da güvenlik nedeni belgelenirse tazminat doğmaz';
  if (why === 'strike') return 'Sonuç, grevi kimin yaptığına göre değişir; nedeni yazılı isteyin';
  return cause === 'technical'
    ? 'Teknik arıza olağanüstü hâl sayılmaz'
    : 'Personel, uçak ve planlama sorunu olağanüstü hâl sayılmaz';
}

function besides(outcome: Outcome): string {
  const { rules, refund } = outcome;
  if (rules.length === 0)
    return 'Taşıma koşullarındaki ikram ve konaklama; nedeni gösteren yazı; dış hatta belgeli zararınız için Montreal Sözleşmesi’ne göre ödeme.';
  const care = 'Bekleme uzadıkça ikram, gerekirse otel ve ulaşım';
  const text = refund
    ? `Genellikle bilet parası ya da ilk uygun uçuş istenebilir. ${care}.`
    : `${care}. Bilet iadesi genellikle 5 saatlik gecikmeden sonra istenebilir.`;
  return isOpen(outcome)
    ? `${text} Bunlar da düzenleme uygulanırsa geçerlidir; belgeli zarar için Montreal Sözleşmesi’ne bakılır.`
    : text;
}

export function lines(flight: Flight, outcome: Outcome): readonly Line[] {
  const { rules, connects, verdict, why, sums } = outcome;
  const all: Line[] = [];
  if (verdict === 'none') all.push(['Niçin', noneText(why, flight)]);
  for (const rule of rules) all.push(['Kural', ruleText(rule, flight, outcome)]);
  if (rules.length > 1) all.push(['Tek ödeme', 'Aynı zarar için iki kurala göre iki ödeme yapılmaz']);
  if (connects && !rules.includes('shy'))
    all.push(['Açık soru', 'Türkiye’de aktarma yaptıysanız SHGM düzenlemesi de uygulanır mı?']);
  if (connects) all.push(['Uygulanır', holds], ['Uygulanmaz', holdsNot]);
  if (verdict !== 'none') {
    all.push(['Mesafe', distanceText(outcome)]);
    all.push(['Neden', causeText(flight, outcome)]);
    if (flight.event === 'earlier') all.push(['Öne alma', earlierText(outcome)]);
    for (const sum of sums) if (sum.amount < sum.full) all.push(['Yarısı', halfText(flight, sum, outcome)]);
    if (rules.length === 1 && rules[0] === 'shy')
      all.push(['Ödeme', 'Ödeme günündeki TCMB döviz satış kuruyla Türk lirası']);
  }
  if (rules.includes('eu'))
    all.push([
      'Reform',
      'Haziran 2026’daki AB uzlaşmasının yürürlük tarihini doğrulayamadık; hesap bugünkü kurala göredir',
    ]);
  if (why !== 'own-refusal') all.push([verdict === 'none' ? 'Yine isteyin' : 'Ayrıca', besides(outcome)]);
  return all;
}
