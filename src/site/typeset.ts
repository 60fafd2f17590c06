/** What a figure is of: at the end of a line the two stay together. Endings may follow (`5 yaşından`), other words may not (`2 ayrı`). */
const units = [
  ...['kg', 'kilo', 'cm', 'km', 'ml', 'Wh', 'mAh', 'volt', 'inç', 'SDR', 'TL', 'avro'],
  ...['saat', 'dakika', 'dk', 'iş gün', 'gün', 'hafta', 'ay(?!r)', 'yıl', 'yaş'],
  ...['parça', 'yolcu', 'kişi', 'harf', 'hane', 'rakam', 'karakter'],
];
const apart = new RegExp(String.raw`(?<=\d) (?=(?:${units.join('|')}))`, 'gu');

/** Where a line would break inside a word: after the dash of `15–40` or `ad–soyadı`, after the hyphen of `e-bilet`, except where it begins a text. */
const inside = /(?<=[\p{L}\d]–)(?=[\p{L}\d])|(?<=\s[eE]-)(?=\p{L})/gu;

/** A text whose figures cannot be parted from their units, nor a span from its end. */
export const typeset = (text: string): string => text.replace(apart, '\u00a0').replace(inside, '\u2060');

const pieces = /<(script|style|textarea|title)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;

/** The same for all that a reader sees of a page; what scripts read stays as it is. */
export const typesetHtml = (html: string): string =>
  html.replace(pieces, (piece) => (piece.startsWith('<') ? piece : typeset(piece)));
