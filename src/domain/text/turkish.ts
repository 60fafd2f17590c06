// Capitals without a Unicode decomposition. Listed so that the result depends on no Unicode version or locale.
const capitals = 'ıÆÐØÞĐĦŁŊŒŦƏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЂЈЉЊЋЏ';
const smalls = 'iæðøþđħłŋœŧəαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяєіђјљњћџ';
const folded = new Map(Array.from(capitals, (letter, index) => [letter, smalls.charAt(index)]));
const listed = new RegExp(`[${capitals}]`, 'g');

/**
 * Folds text for searching, ignoring case and Turkish letters: `isik` finds `IŞIK`, `Işık` and `ışık`. The SQL function
 * `public.fold_text` does the same; `tests/support/fold-cases.ts` tests both.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(listed, (letter) => folded.get(letter) ?? letter)
    .replace(/['\u2019]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Upper case independent of locale, for codes: `ist` becomes `IST`, never `İST`. Turkish letters lose their diacritics.
 */
export function upperCode(text: string): string {
  return text
    .replace(/[ıİ]/g, 'i')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase();
}

/**
 * The standard form of an e-mail address, however typed or pasted: lower case, with `i` for the `İ` of a Turkish
 * keyboard, without `mailto:` and invisible characters.
 */
export function normalizeEmail(email: string): string {
  const plain = email
    .normalize('NFKC')
    .replace(/[\p{White_Space}\p{Cf}]+/gu, ' ')
    .trim();
  return plain
    .replace(/^mailto: ?/i, '')
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll('i\u0307', 'i');
}
