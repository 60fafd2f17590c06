import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { StoredFile } from '../../domain/built-site.ts';
import type { Encoding } from './encoding.ts';
import { rememberText } from './remembering-response.ts';

/** A prepared answer: headers as the flat list of names and values that Node writes without another look. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Buffer | null;
}

/** The answers one file can give in one encoding. */
export interface Form {
  etag: string;
  full: Answer;
  head: Answer;
  notModified: Answer;
}

export type ServedFile = Readonly<Record<Encoding, Form>>;

const flat = (headers: Readonly<Record<string, string>>): readonly string[] =>
  rememberText(Object.entries(headers).flat());

/** `kept` is sent in place of `body` where that shall not stay in memory. */
function form(
  status: number,
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  encoding: Encoding,
  kept: Pick<Answer, 'body'> = { body },
): Form {
  const hash = createHash('sha256').update(body).update(JSON.stringify(headers)).digest('base64url').slice(0, 16);
  const etag = `"${hash}"`;
  const { 'Content-Type': type = '', ...rest } = headers;
  const common = { ...rest, ...(status === 200 && { ETag: etag }) };
  const full = flat({
    'Content-Type': type,
    'Content-Length': String(body.length),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...common,
  });
  return {
    etag,
    full: {
      status,
      headers: full,
      get body() {
        return kept.body;
      },
    },
    head: { status, headers: full, body: null },
    notModified: { status: 304, headers: flat(common), body: null },
  };
}

/** Reads a built file with its compressed twins into memory and prepares every answer it can give. */
export function readServedFile(
  directory: string,
  { file, compressed, headers }: StoredFile,
  shared: Readonly<Record<string, string>>,
  status = 200,
): ServedFile {
  const path = join(directory, file);
  const all = { ...shared, ...headers };
  const identity = readFileSync(path);
  if (!compressed) {
    const only = form(status, identity, all, 'identity');
    return { identity: only, br: only, gzip: only };
  }
  const varying = { ...all, Vary: 'Accept-Encoding' };
  const brotli = readFileSync(`${path}.br`);
  // Nearly every client takes a compressed form, so the plain one, four times as large, is made when it is asked for.
  const unpacked = {
    get body() {
      return brotliDecompressSync(brotli);
    },
  };
  return {
    identity: form(status, identity, varying, 'identity', unpacked),
    br: form(status, brotli, varying, 'br'),
    gzip: form(status, readFileSync(`${path}.gz`), varying, 'gzip'),
  };
}

/** Whether an `If-None-Match` header names this entity tag. */
export function matches(header: string, etag: string): boolean {
  if (header === etag) return true;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
