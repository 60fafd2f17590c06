// Capitals that have no decomposition, listed so that the result never depends on a Unicode version or a locale.
const capitals = 'ıÆÐØÞĐĦŁŊŒŦƏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЂЈЉЊЋЏ';
const smalls = 'iæðøþđħłŋœŧəαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяєіђјљњћџ';
const folded = new Map(Array.from(capitals, (letter, index) => [letter, smalls.charAt(index)]));
const listed = new RegExp(`[${capitals}]`, 'g');

/**
 * Folds text for searching: case and Turkish letters do not matter, so `isik` finds `IŞIK`, `Işık` and `ışık`.
 * The SQL function `public.fold_text` does the same; both are tested on `tests/support/fold-cases.ts`.
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

/** Upper case without a locale, for codes: `ist` becomes `IST`, never `İST`. Turkish letters lose their marks. */
export function upperCode(text: string): string {
  return text
    .replace(/[ıİ]/g, 'i')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase();
}

/**
 * The one form of an e-mail address, however it was typed or pasted: in small letters, `İ` of a Turkish keyboard as `i`, without
 * `mailto:` and marks that nobody sees.
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
