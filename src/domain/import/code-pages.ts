export type CodePage =
  | 'utf-8'
  | 'windows-1254'
  | 'windows-1252'
  | 'windows-1250'
  | 'windows-1251'
  | 'macintosh'
  | 'mac-turkish'
  | 'dos-857'
  | 'dos-850';
export type BytePage = Exclude<CodePage, 'utf-8'>;

/** The characters 128–255 of code pages that browsers do not support. */
const dos857 =
  'ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ\0ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ\0×ÚÛÙìÿ¯´\xad±\0¾¶§÷¸°¨·¹³²■\xa0';
const dos850 = patched(dos857, {
  13: 'ì',
  24: 'ÿ',
  30: '×ƒ',
  38: 'ªº',
  80: 'ðÐ',
  85: 'ı',
  103: 'þÞ',
  108: 'ýÝ',
  114: '‗',
});

function patched(page: string, changes: Readonly<Record<number, string>>): string {
  return Object.entries(changes).reduce(
    (text, [at, letters]) => text.slice(0, Number(at)) + letters + text.slice(Number(at) + letters.length),
    page,
  );
}

function upperHalf(page: BytePage): string {
  if (page === 'dos-857') return dos857;
  if (page === 'dos-850') return dos850;
  if (page === 'mac-turkish') return patched(upperHalf('macintosh'), { 90: 'ĞğİıŞş' });
  return new TextDecoder(page).decode(Uint8Array.from({ length: 128 }, (_, at) => 128 + at));
}

const halves = new Map<BytePage, { letters: string; bytes: ReadonlyMap<string, number> }>();

function halfOf(page: BytePage) {
  const known = halves.get(page);
  if (known) return known;
  const letters = upperHalf(page);
  // Where the page has no letter for a byte, programs often decode it to the control character of the same number.
  const controls = Array.from({ length: 32 }, (_, at) => [String.fromCharCode(128 + at), 128 + at] as const);
  const half = {
    letters,
    bytes: new Map([...controls, ...Array.from(letters, (sign, at) => [sign, 128 + at] as const)]),
  };
  halves.set(page, half);
  return half;
}

/** Encodes characters beyond ASCII with page `from` and decodes the bytes with page `as`; null if a page cannot. */
export function reread(signs: string, from: BytePage, as: CodePage): string | null {
  const { bytes } = halfOf(from);
  const given = Array.from(signs, (sign) => bytes.get(sign));
  if (!given.every((byte) => byte !== undefined)) return null;
  if (as !== 'utf-8') return given.map((byte) => halfOf(as).letters[byte - 128]).join('');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(given));
  } catch {
    return null;
  }
}
