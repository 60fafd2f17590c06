import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { StoredFile } from '../../domain/built-site.ts';
import type { Encoding } from './encoding.ts';
import { type Kept, type Measured, madeWhenAsked, measureFile, openFile } from './file-on-disk.ts';

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

/** Bytes. Above are only the pictures that are shown beside a shared link: many, and hardly ever asked for. */
const largestInMemory = 32_768;

const flat = (headers: Readonly<Record<string, string>>): readonly string[] => Object.entries(headers).flat();

type Content = Measured & { kept: Kept };

function form(
  status: number,
  { length, hash, kept }: Content,
  headers: Readonly<Record<string, string>>,
  encoding: Encoding,
): Form {
  const etag = `"${hash.update(JSON.stringify(headers)).digest('base64url').slice(0, 16)}"`;
  const { 'Content-Type': type = '', ...rest } = headers;
  const common = { ...rest, ...(status === 200 && { ETag: etag }) };
  const full = flat({
    'Content-Type': type,
    'Content-Length': String(length),
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

function readContent(path: string): Content {
  const body = readFileSync(path);
  return { length: body.length, hash: createHash('sha256').update(body), kept: { body } };
}

/** Nearly every client takes a compressed form, so the plain one, four times as large, is made when it is asked for. */
function unpackedContent(path: string, brotli: Buffer): Content {
  return { ...measureFile(path), kept: madeWhenAsked(() => brotliDecompressSync(brotli)) };
}

/** Prepares every answer a built file can give. What is sent most, its compressed twins above all, is kept in memory. */
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
  return {
    identity: form(status, unpackedContent(path, brotli.kept.body), varying, 'identity'),
    br: form(status, brotli, varying, 'br'),
    gzip: form(status, readContent(`${path}.gz`), varying, 'gzip'),
  };
}

/** Whether an `If-None-Match` header names this entity tag. */
export function matches(header: string, etag: string): boolean {
  if (header === etag) return true;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
