const alphabet = 'abcçdefgğhıijklmnoöpqrsştuüvwxyz';
const places = new Map(Array.from(alphabet, (letter, at) => [letter, String.fromCharCode(0x61 + at)]));

/**
 * A key that sorts in the order of the Turkish alphabet, ignoring case, digits before letters. Sorting 100,000 names by
 * such keys takes a fraction of a collator's time.
 */
export function turkishSortKey(text: string): string {
  let key = '';
  for (const letter of text.toLocaleLowerCase('tr').replace(/[âîû]/g, plain)) key += places.get(letter) ?? letter;
  return key;
}

function plain(letter: string): string {
  return letter.normalize('NFD').charAt(0);
}
