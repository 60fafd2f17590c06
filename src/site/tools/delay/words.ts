import type { Flight, Outcome, Rule, Why } from './rules.ts';
import type { Line } from './steps.ts';

/** How far, in tens of kilometres, as Turks write it. */
export const kilometres = (distance: number): string =>
  `${(Math.round(distance / 10) * 10).toLocaleString('tr-TR')}\u00a0km`;

/** What is large in the result, and what follows it. */
export function headline({ verdict, amount }: Outcome): readonly [large: string, after: string] {
  if (verdict === 'none') return ['Tazminat hakkı görünmüyor', 'Nedeni ve yine de isteyebilecekleriniz aşağıda.'];
  const large = amount === null ? 'Sterlinle tazminat' : `${amount} avro`;
  return [large, verdict === 'owed' ? 'isteyebilirsiniz.' : 'nedene bağlı olarak isteyebilirsiniz.'];
}

function ruleText(rule: Rule, { from, carrier }: Flight): string {
  if (rule === 'shy')
    return `Yürürlükteki SHGM düzenlemesi: ${from.region === 'turkey' ? 'Türkiye’den kalkış' : 'Türk taşıyıcısıyla Türkiye’ye varış'}`;
  if (rule === 'uk') return 'Birleşik Krallık’ın kendi kuralı; tutarı sterlindir, burada hesaplanmaz';
  return `Avrupa Birliğinin 261/2004 sayılı tüzüğü: ${from.region === 'europe' || carrier !== 'europe' ? 'AB’den kalkış' : 'AB taşıyıcısıyla varış'}`;
}

const noneTexts: Readonly<Record<Exclude<Why, 'owed' | 'unknown' | 'strike' | 'no-rule'>, string>> = {
  'too-short': 'Son varışta 3 saat sınırı aşılmamış.',
  extraordinary:
    'Bu neden olağanüstü hâl sayılır. Havayolu bunu belgelemelidir; belgeyi isteyin, gelmezse tazminat doğabilir.',
  'told-in-time': 'İptal en az 14 gün önce bildirilmiş.',
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

const bandTexts = {
  domestic: 'İç hat',
  near: '1.500\u00a0km’ye kadar',
  middle: '1.500–3.500\u00a0km aralığı',
  far: '3.500\u00a0km’nin üzeri',
} as const;

function causeText({ event, cause }: Flight, { why }: Outcome): string {
  if (event === 'denied') return 'Onaylı rezervasyonla zamanında gelen yolcu yer olmadığı için alınmamış';
  if (why === 'unknown')
    return 'Söylenmemiş: yazılı isteyin. Hava, hava sahası ya da güvenlik nedeni belgelenirse tazminat doğmaz';
  if (why === 'strike') return 'Sonuç, grevi kimin yaptığına göre değişir; nedeni yazılı isteyin';
  return cause === 'technical'
    ? 'Teknik arıza olağanüstü hâl sayılmaz'
    : 'Personel, uçak ve planlama sorunu olağanüstü hâl sayılmaz';
}

function besides({ rules, refund }: Outcome): string {
  if (rules.length === 0)
    return 'Taşıma koşullarındaki ikram ve konaklama; nedeni gösteren yazı; dış hatta belgeli zararınız için Montreal Sözleşmesi’ne göre ödeme.';
  const care = 'Bekleme uzadıkça ikram, gerekirse otel ve ulaşım';
  return refund
    ? `Genellikle bilet parası ya da ilk uygun uçuş istenebilir. ${care}.`
    : `${care}. Bilet iadesi genellikle 5 saatlik gecikmeden sonra istenebilir.`;
}

/** The result, line by line. */
export function lines(flight: Flight, outcome: Outcome): readonly Line[] {
  const { rules, verdict, why, band, onEdge, mayHalve } = outcome;
  const all: Line[] = [];
  if (verdict === 'none') all.push(['Niçin', noneText(why, flight)]);
  for (const rule of rules) all.push(['Kural', ruleText(rule, flight)]);
  if (rules.length > 1) all.push(['Tek ödeme', 'Aynı zarar için iki kurala göre iki ödeme yapılmaz']);
  if (verdict !== 'none') {
    const edge = onEdge ? '; sınıra çok yakın, havayolunun ölçümü farklı çıkabilir' : '';
    all.push(['Mesafe', bandTexts[band] + edge]);
    all.push(['Neden', causeText(flight, outcome)]);
    if (mayHalve)
      all.push([
        'Yarıya iner mi?',
        flight.event === 'delay'
          ? 'AB kuralında 3–4 saatlik gecikmede tutar yarıya inebilir'
          : 'Yeni uçuşla varış farkı mesafeye göre 2, 3 ya da 4 saati aşmadıysa tutar yarıya inebilir',
      ]);
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
