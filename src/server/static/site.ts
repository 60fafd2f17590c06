import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FallbackRule, Manifest, StoredFile } from '../../domain/built-site.ts';
import { acceptedEncoding } from './encoding.ts';
import { type Answer, flat, matches, readServedFile, type ServedFile } from './files.ts';
import { crmPolicy, documentHeaders, type StaticSettings, transportHeaders } from './headers.ts';

export interface Conditions {
  'accept-encoding'?: string | undefined;
  'if-none-match'?: string | undefined;
}

/** Paths that belong to the backend, even if the build wrote files with such names. */
const backendPath =
  /^\/(healthz$|api\/|auth\/|rest\/|(storage|functions|realtime|graphql)\/v1(\/|$)|crm\/config\.json$)/;

const readManifest = (directory: string) =>
  JSON.parse(readFileSync(join(directory, 'manifest.json'), 'utf8')) as Manifest;

export class StaticSite {
  readonly #files = new Map<string, ServedFile>();
  readonly #errorPages = new Map<string, ServedFile>();
  readonly #fallbacks: readonly { rule: FallbackRule; pattern: RegExp }[];
  readonly #shared: Readonly<Record<string, string>>;

  constructor(distDirectory: string, settings: StaticSettings) {
    const overTls = settings.trustProxy > 0 || settings.siteUrl?.startsWith('https:') === true;
    this.#shared = transportHeaders(overTls);
    const siteDirectory = join(distDirectory, 'site');
    const site = readManifest(siteDirectory);
    const read = new Map<string, ServedFile>();
    for (const [path, file] of Object.entries(site.routes)) {
      const served = read.get(file.file) ?? readServedFile(siteDirectory, file, this.#headersOf(file));
      read.set(file.file, served);
      this.#files.set(path, served);
    }
    for (const [kind, file] of Object.entries(site.errorPages))
      this.#errorPages.set(kind, readServedFile(siteDirectory, file, this.#headersOf(file), 404));
    this.#fallbacks = site.fallbacks.map((rule) => ({ rule, pattern: new RegExp(rule.pattern) }));
    this.#addCrm(join(distDirectory, 'crm'), settings);
  }

  #headersOf({ headers }: StoredFile): Readonly<Record<string, string>> {
    return headers['Content-Type']?.startsWith('text/html') ? { ...this.#shared, ...documentHeaders } : this.#shared;
  }

  #addCrm(directory: string, settings: StaticSettings): void {
    const crm = readManifest(directory);
    for (const [path, file] of Object.entries(crm.routes)) {
      const policy = path === '/crm' && { 'Content-Security-Policy': crmPolicy(settings, crm.styleHashes ?? []) };
      this.#files.set(path, readServedFile(directory, file, { ...this.#headersOf(file), ...policy }));
    }
  }

  /** The answer, or null if the path belongs to the backend. */
  answer(method: string, url: string, conditions: Conditions): Answer | null {
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    const file = this.#files.get(path);
    if (file && (method === 'GET' || method === 'HEAD')) return this.#deliver(file, method, conditions);
    if (path.charCodeAt(0) !== 47 || backendPath.test(path)) return null;
    if (method !== 'GET' && method !== 'HEAD') return this.#empty(405, { Allow: 'GET, HEAD' });
    return this.#fallback(method, path, query < 0 ? '' : url.slice(query), conditions);
  }

  #deliver(file: ServedFile, method: string, conditions: Conditions): Answer {
    const form = file[acceptedEncoding(conditions['accept-encoding'])];
    const tags = conditions['if-none-match'];
    if (tags !== undefined && form.full.status === 200 && matches(tags, form.etag)) return form.notModified;
    return method === 'HEAD' ? form.head : form.full;
  }

  #fallback(method: string, rawPath: string, query: string, conditions: Conditions): Answer {
    if (rawPath.length > 1 && rawPath.endsWith('/')) return this.#redirect(308, withoutSlashes(rawPath) + query);
    const path = decoded(rawPath);
    const exact = this.#files.get(path);
    if (exact) return this.#deliver(exact, method, conditions);
    const crm = this.#files.get('/crm');
    if (crm && path.startsWith('/crm/') && !path.startsWith('/crm/assets/') && !path.includes('.'))
      return this.#deliver(crm, method, conditions);
    const fallback = this.#fallbacks.find(({ pattern }) => pattern.test(path))?.rule;
    if (fallback && 'redirect' in fallback) return this.#redirect(302, fallback.redirect);
    const kind = fallback?.page ?? 'not-found';
    const page = this.#errorPages.get(kind);
    if (!page) throw new Error(`the build wrote no page of kind ${kind}`);
    return this.#deliver(page, method, conditions);
  }

  #redirect(status: number, location: string): Answer {
    return this.#empty(status, { Location: location, 'Cache-Control': 'no-cache' });
  }

  #empty(status: number, headers: Readonly<Record<string, string>>): Answer {
    return { status, headers: flat({ ...this.#shared, ...headers, 'Content-Length': '0' }), body: null };
  }
}

/** Removes the slashes at the end, and all but one at the start: a redirect to `//host/` would lead to another site. */
function withoutSlashes(path: string): string {
  return `/${path.replace(/\/+$/, '').replace(/^[/\\]+/, '')}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
