import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { StoredFile } from '../../domain/built-site.ts';
import type { Encoding } from './encoding.ts';
import { type Content, madeWhenAsked, openFile } from './file-on-disk.ts';

/** A prepared answer; `headers` is the flat list of names and values that Node writes unchanged. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Buffer | null;
}

export interface Form {
  etag: string;
  full: Answer;
  head: Answer;
  notModified: Answer;
}

export type ServedFile = Readonly<Record<Encoding, Form>>;

/**
 * Bytes. Larger files, the pictures for link previews, are many and rarely requested: the server reads them from disk.
 */
const largestInMemory = 32_768;

/** Headers as the flat list that Node accepts. */
export const flat = (headers: Readonly<Record<string, string>>): readonly string[] => Object.entries(headers).flat();

function form(status: number, content: Content, headers: Readonly<Record<string, string>>, encoding: Encoding): Form {
  const hash = createHash('sha256')
    .update(content.version)
    .update(JSON.stringify([encoding, headers]));
  const etag = `"${hash.digest('base64url').slice(0, 16)}"`;
  const { 'Content-Type': type = '', ...rest } = headers;
  const common = { ...rest, ...(status === 200 && { ETag: etag }) };
  const full = flat({
    'Content-Type': type,
    'Content-Length': String(content.length),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...common,
  });
  return {
    etag,
    full: {
      status,
      headers: full,
      get body() {
        return content.body;
      },
    },
    head: { status, headers: full, body: null },
    notModified: { status: 304, headers: flat(common), body: null },
  };
}

function readContent(path: string): Content {
  const body = readFileSync(path);
  return { version: body, length: body.length, body };
}

/**
 * Prepares every answer a built file can give. Keeps the compressed forms in memory, which nearly every client accepts;
 * unpacks the plain form, four times as large, on request.
 */
export function readServedFile(
  directory: string,
  { file, compressed, headers }: StoredFile,
  shared: Readonly<Record<string, string>>,
  status = 200,
): ServedFile {
  const path = join(directory, file);
  const all = { ...shared, ...headers };
  if (!compressed) {
    const content = statSync(path).size > largestInMemory ? openFile(path) : readContent(path);
    const only = form(status, content, all, 'identity');
    return { identity: only, br: only, gzip: only };
  }
  const varying = { ...all, Vary: 'Accept-Encoding' };
  const brotli = readContent(`${path}.br`);
  const plain = madeWhenAsked(brotli.version, statSync(path).size, () => brotliDecompressSync(brotli.body));
  return {
    identity: form(status, plain, varying, 'identity'),
    br: form(status, brotli, varying, 'br'),
    gzip: form(status, readContent(`${path}.gz`), varying, 'gzip'),
  };
}

/** Whether an `If-None-Match` header names this entity tag. */
export function matches(header: string, etag: string): boolean {
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
