/** Units that stay on one line with their figure. Endings may follow (`5 yaşından`), other words may not (`2 ayrı`). */
const units = [
  ...['kg', 'kilo', 'cm', 'km', 'ml', 'Wh', 'mAh', 'volt', 'inç', 'SDR', 'TL', 'avro'],
  ...['saat', 'dakika', 'dk', 'iş gün', 'gün', 'hafta', 'ay(?!r)', 'yıl', 'yaş'],
  ...['parça', 'yolcu', 'kişi', 'harf', 'hane', 'rakam', 'karakter'],
];
const apart = new RegExp(String.raw`(?<=\d) (?=(?:${units.join('|')}))`, 'gu');

/**
 * Where a line could break inside a word: after the dash of `15–40` or `ad–soyadı`, and after the hyphen of `e-bilet`
 * unless it starts a text.
 */
const inside = /(?<=[\p{L}\d]–)(?=[\p{L}\d])|(?<=\s[eE]-)(?=\p{L})/gu;

/** Keeps figures with their units, and ranges in one piece. */
export const typeset = (text: string): string => text.replace(apart, '\u00a0').replace(inside, '\u2060');

const pieces = /<(script|style|textarea|title)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;

/** The same for everything on a page that readers see; leaves what scripts read as it is. */
export const typesetHtml = (html: string): string =>
  html.replace(pieces, (piece) => (piece.startsWith('<') ? piece : typeset(piece)));
