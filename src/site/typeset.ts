/** Units kept on one line with their number. Suffixes are allowed (`5 yaşından`), other words are not (`2 ayrı`). */
const units = [
  ...['kg', 'kilo', 'cm', 'km', 'ml', 'Wh', 'mAh', 'volt', 'inç', 'SDR', 'TL', 'avro'],
  ...['saat', 'dakika', 'dk', 'iş gün', 'gün', 'hafta', 'ay(?!r)', 'yıl', 'yaş'],
  ...['parça', 'yolcu', 'kişi', 'harf', 'hane', 'rakam', 'karakter'],
];
const apart = new RegExp(String.raw`(?<=\d) (?=(?:${units.join('|')}))`, 'gu');

/**
 * Where a browser would break a line inside a word: after the dash in `15–40` or `ad–soyadı`, and after the hyphen in
 * `e-bilet`.
 */
const inside = /(?<=[\p{L}\d]–)(?=[\p{L}\d])|(?<=\s[eE]-)(?=\p{L})/gu;

/** Prevents line breaks between a number and its unit, and inside ranges. */
export const typeset = (text: string): string => text.replace(apart, '\u00a0').replace(inside, '\u2060');

const pieces = /<(script|style|textarea|title)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;

/** Typesets the visible text of a page; leaves tags, scripts, styles and titles unchanged. */
export const typesetHtml = (html: string): string =>
  html.replace(pieces, (piece) => (piece.startsWith('<') ? piece : typeset(piece)));
