import { decode } from './decode.ts';

/**
 * Whether a file is a complete web page (`.mht`) as browsers and Excel save it: like a mail, it begins with headers.
 */
export const isMailPage = (text: string) => /^(MIME-Version|Content-Type): /im.test(headOf(text));

const headOf = (text: string) => /^\s*(?:[\w-]+:.*(?:\r?\n[ \t].*)*\r?\n)+/.exec(text)?.[0] ?? '';

export function pagesOfMail(text: string): string[] {
  const head = headOf(text);
  const body = text.slice(head.length);
  const type = headerOf(head, 'Content-Type');
  const [, boundary] = /boundary="?([^";\s]+)/i.exec(type) ?? [];
  if (boundary !== undefined) return body.split(`--${boundary}`).slice(1).flatMap(pagesOfMail);
  if (!/^text\/html|^application\/xhtml/i.test(type)) return [];
  const bytes = bytesOf(body, headerOf(head, 'Content-Transfer-Encoding'));
  const [, page] = /charset="?([\w-]+)/i.exec(type) ?? [];
  return [decode(bytes, page ?? pageNamedIn(bytes))];
}

const headerOf = (head: string, name: string) =>
  new RegExp(`^${name}:\\s*(.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(head)?.[1] ?? '';

export function pageNamedIn(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 3000));
  return /(?:charset|encoding)=["']?([\w-]+)/i.exec(start)?.[1];
}

function bytesOf(body: string, encoding: string): Uint8Array {
  const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  if (/base64/i.test(encoding)) return bytes(atob(body.replace(/[^A-Za-z\d+/]/g, '')));
  if (!/quoted-printable/i.test(encoding)) return new TextEncoder().encode(body);
  const joined = body.replace(/=[ \t]*\r?\n/g, '');
  return bytes(joined.replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))));
}
