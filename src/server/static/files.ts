import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredFile } from '../../domain/built-site.ts';
import type { Encoding } from './encoding.ts';

/** A prepared answer: headers as the flat list of names and values that Node writes without another look. */
export interface Answer {
  status: number;
  headers: readonly string[];
  body: Buffer | null;
}

/** The answers one file can give in one encoding. */
export interface Form {
  etag: string;
  full: Answer;
  head: Answer;
  notModified: Answer;
}

export type ServedFile = Readonly<Record<Encoding, Form>>;

const flat = (headers: Readonly<Record<string, string>>): readonly string[] => Object.entries(headers).flat();

function form(status: number, body: Buffer, headers: Readonly<Record<string, string>>, encoding: Encoding): Form {
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
    full: { status, headers: full, body },
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
  return {
    identity: form(status, identity, varying, 'identity'),
    br: form(status, readFileSync(`${path}.br`), varying, 'br'),
    gzip: form(status, readFileSync(`${path}.gz`), varying, 'gzip'),
  };
}

/** Whether an `If-None-Match` header names this entity tag. */
export function matches(header: string, etag: string): boolean {
  if (header === etag) return true;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
