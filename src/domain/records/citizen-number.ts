/**
 * Whether `text` is a Turkish citizen number: eleven digits, the first not 0, with the two check digits of the
 * population register.
 */
export function isCitizenNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const sum = (places: number[]) => places.reduce((total, place) => total + (digits[place] ?? 0), 0);
  const tenth = (sum([0, 2, 4, 6, 8]) * 7 - sum([1, 3, 5, 7]) + 40) % 10;
  const eleventh = sum([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) % 10;
  return digits[9] === tenth && digits[10] === eleventh;
}
