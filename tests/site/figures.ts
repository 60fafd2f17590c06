import { main, plain } from './support.ts';

const hedges =
  /genel(?:de|likle| olarak)|çoğu(?:nlukla)?(?!\p{L})|kaynaklar|(?<!\p{L})eski (?:sayfa|metin|liste|kural)|eskiden|dönem|metn\p{L}+|haber|teyit|esas(?:tır| alın)|\p{L}[ae]bil(?:ir|iyor|ece[kğ])|yazıyordu|yaklaşık/iu;

export const isHedged = (text: string): boolean => hedges.test(text);

const unitAfter =
  /^(?:\.|’\p{L}+)?[\s\u00a0]*(?:iş[\s\u00a0])?(saat|dakika|dk|kg|kilo|cm|km|gün|hafta|ay(?!n)|yıl|yaş|avro|SDR|parça|yolcu|kişi|hane|rakam|karakter|harf|inç|ml|Wh|PC)/iu;
const sameUnit: Readonly<Record<string, string>> = {
  dk: 'dakika',
  kilo: 'kg',
  pc: 'parça',
  kişi: 'yolcu',
  rakam: 'hane',
};

/** Text that may join two numbers of a list, as in `40 × 20 cm`. The first number then has the unit of the second. */
const joint = /^(?:’\p{L}+)?[\s\u00a0]*(?:–|,|\/|×|ve|ile|ya da|veya)?[\s\u00a0]*$/u;

export interface Figure {
  amount: string;
  /** The unit after the number or its list; null if there is none. */
  unit: string | null;
}

/** The numbers of a text with their units: `55 × 40 × 20 cm` gives three in cm. */
export function figuresIn(text: string): readonly Figure[] {
  const found = [...text.matchAll(/(?<![\p{L}\d.])\d+(?:\.\d{3})*(?:,\d+)?/gu)];
  const figures: Figure[] = [];
  let unit: string | null = null;
  for (const [at, match] of [...found.entries()].reverse()) {
    const end = match.index + match[0].length;
    const own = unitAfter.exec(text.slice(end))?.[1]?.toLowerCase();
    const next = found[at + 1];
    if (own) unit = sameUnit[own] ?? own;
    else if (!next || !joint.test(text.slice(end, next.index))) unit = null;
    figures.unshift({ amount: match[0], unit });
  }
  return figures;
}

/** Two figures are the same if their numbers agree, and their units if both have one. */
export const holds = (known: readonly Figure[], { amount, unit }: Figure): boolean =>
  known.some((one) => one.amount === amount && (one.unit === unit || one.unit === null || unit === null));

/** Numbers that do not count as figures: dates, telephone numbers and our own opening hours. */
const notFigures =
  /\d{2}\.\d{2}\.\d{4}|(?<!\d)\d{2}\.20\d{2}|(?<!\d)(?:19|20)\d{2}(?:–20\d{2})?(?![\s\u00a0]?\p{L}*avro)|7\/24|0850[\s\u00a0\d]*/gu;

const withinText = /<\/?(?:a|b|i|img|small|span|strong|time)\b[^>]*>/g;

/**
 * The sentences with figures in a page's main part. A table row counts as one, and so does an answer with its source.
 * Questions of the FAQ are left out, because they contain travellers' own numbers.
 */
export function sentencesOf(html: string): readonly string[] {
  const rows: string[] = [];
  const rest = main(html)
    .replace(/<summary>[\s\S]*?<\/summary>/g, '')
    // Leaves out forms, whose numbers are the visitor's.
    .replace(/<form\b[\s\S]*?<\/form>/g, '')
    // Another test checks the bag tool's verdicts.
    .replace(/<div class="bag">[\s\S]*?<\/ul>/g, '')
    .replace(/<div><p>[^<]*<\/p>(?:<p class="self">.*?<\/p>)?<span class="src">.*?<\/span><\/div>/g, (answer) => {
      rows.push(plain(answer));
      return '<p></p>';
    })
    .replace(/<tr\b[\s\S]*?<\/tr>/g, (row) => {
      rows.push(plain(row.replace(/<\/(?:td|th|b|span)>/g, ' · ')));
      return '<p></p>';
    });
  const texts = rest
    .replace(withinText, ' ')
    .split(/<[^>]+>/)
    .map(plain);
  return [...rows, ...texts.flatMap((text) => text.split(/(?<=[^\d][.!?])\s(?=[\p{Lu}“\d])/u))]
    .map((text) => text.replace(notFigures, ''))
    .filter((text) => /\d/.test(text));
}
