import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Manifest, StoredFile } from '../domain/built-site.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};
const incompressible = new Set(['png', 'woff2']);

const immutable = 'public, max-age=31536000, immutable';

/**
 * Collects the built files of a product (the site or the CRM) with compressed copies, and lists them in the manifest.
 */
export class Output {
  readonly manifest: Manifest = { routes: {}, errorPages: {}, fallbacks: [] };
  readonly #directory: string;
  readonly #stored = new Map<string, Promise<StoredFile>>();

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Adds a file that browsers may cache for a year: `path` must contain the hash of `content`. */
  async immutable(path: string, content: string | Buffer): Promise<string> {
    await this.route(path, await this.store(path.slice(1), content, { 'Cache-Control': immutable }));
    return path;
  }

  async fixed(path: string, content: string | Buffer, seconds = 3600): Promise<void> {
    await this.route(path, await this.store(path.slice(1), content, { 'Cache-Control': `public, max-age=${seconds}` }));
  }

  route(path: string, file: StoredFile): void {
    this.manifest.routes[path] = file;
  }

  /** Writes a file with its brotli and gzip copies; a name that was stored before is not written again. */
  store(name: string, content: string | Buffer, headers: Readonly<Record<string, string>>): Promise<StoredFile> {
    const known = this.#stored.get(name);
    if (known) return known;
    const stored = this.#write(name, Buffer.from(content), headers);
    this.#stored.set(name, stored);
    return stored;
  }

  async #write(name: string, content: Buffer, headers: Readonly<Record<string, string>>): Promise<StoredFile> {
    const extension = name.slice(name.lastIndexOf('.') + 1);
    const path = join(this.#directory, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    const compressed = !incompressible.has(extension);
    if (compressed) {
      const quality = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      };
      await writeFile(`${path}.br`, await brotli(content, quality));
      await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
    }
    const type = types[extension] ?? 'application/octet-stream';
    return { file: name, compressed, headers: { 'Content-Type': type, ...headers } };
  }

  async finish(): Promise<void> {
    await writeFile(join(this.#directory, 'manifest.json'), JSON.stringify(this.manifest));
  }
}
