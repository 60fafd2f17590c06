const turkish = new Map([...'ĞİŞğış'].map((letter, at) => [letter, [0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe][at] ?? 0]));

export function windows1254(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => turkish.get(letter) ?? letter.charCodeAt(0));
}
