/**
 * Decodes UTF-8, UTF-16 or a Turkish Windows encoding. A broken byte in UTF-8 becomes U+FFFD, which the screens point
 * out.
 * @param page the encoding that the file names, for text that is not UTF-8
 */
export function decode(bytes: Uint8Array, page = 'windows-1254'): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder().decode(bytes);
  if (first === 0xef && second === 0xbb && third === 0xbf) return text;
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const whole = (text.match(/[^\0-\x7f]/g)?.length ?? 0) - broken;
  const last = bytes.at(-1) ?? 0;
  // In UTF-8 these bytes begin a letter like `ş`, `ğ` or `ü`: the file was cut off inside the letter.
  const isCut = last >= 0xc3 && last <= 0xc5;
  const isUtf8 = broken === 0 || whole + Number(isCut) >= Math.max(1, broken);
  return isUtf8 ? text : decoderOf(page).decode(bytes);
}

function decoderOf(page: string): TextDecoder {
  try {
    const decoder = new TextDecoder(page);
    return decoder.encoding.startsWith('utf') ? new TextDecoder('windows-1254') : decoder;
  } catch {
    return new TextDecoder('windows-1254');
  }
}
