import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import agency from '../../agency.config.ts';
import type { Answer } from '../../src/server/static/files.ts';
import { StaticSite } from '../../src/server/static/site.ts';

const dist = join(import.meta.dirname, '../../dist');

export const built = new StaticSite(dist, { hosted: null, siteUrl: null, trustProxy: 0 });
export const siteUrl = process.env.SITE_URL?.replace(/\/+$/, '') || `https://${agency.domain}`;

export interface Page {
  path: string;
  status: number;
  html: string;
  /** Size of the response, compressed with brotli. */
  bytes: number;
  policy: string;
}

export function header(answer: Answer, name: string): string {
  const at = answer.headers.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name.toLowerCase());
  return answer.headers[at + 1] ?? '';
}

export function get(path: string): Answer {
  const answer = built.answer('GET', path, { 'accept-encoding': 'br' });
  if (!answer) throw new Error(`the static site does not answer ${path}`);
  return answer;
}

export function page(path: string): Page {
  const answer = get(path);
  const body = answer.body ?? Buffer.alloc(0);
  const html = header(answer, 'Content-Encoding') === 'br' ? brotliDecompressSync(body).toString() : body.toString();
  const policy = header(answer, 'Content-Security-Policy');
  return { path, status: answer.status, html, bytes: body.length, policy };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

export const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(\w+|#x27);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ')
    .trim();

const blockTag =
  /<\/?(?:article|aside|caption|dd|div|dl|dt|figcaption|h\d|hr|label|legend|li|main|ol|p|section|small|summary|table|tbody|td|th|thead|tr|ul)\b[^>]*>/;

/** The texts in a page's main part, one for each paragraph, cell, heading, list item or label. */
export const texts = (html: string): readonly string[] => main(html).split(blockTag).map(plain).filter(Boolean);

/** The values of an attribute in all elements whose start tag begins with `tag`, a regular expression. */
export function attributes(html: string, tag: string, name: string): readonly string[] {
  const starts = html.match(new RegExp(`<${tag}[^>]*>`, 'g')) ?? [];
  return starts.map((start) => plain(new RegExp(`\\s${name}="([^"]*)"`).exec(start)?.[1] ?? ''));
}

export const meta = (html: string, name: string): string =>
  attributes(html, `meta (?:name|property)="${name}"`, 'content')[0] ?? '';

export const main = (html: string): string => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';

export function sizes(folder: string, ending: string): readonly (readonly [file: string, bytes: number])[] {
  const directory = join(dist, 'site', folder);
  const files = readdirSync(directory).filter((file) => file.endsWith(ending));
  return files.map((file) => [file, readFileSync(join(directory, file)).length] as const);
}
