import { createHash } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseFailure } from '../failure.ts';
import { type Account, canEnter, canRun, unprivilegedAccount } from './account.ts';
import { copyBinaries, installedBinaries } from './binaries.ts';

export interface Place {
  base: string;
  cluster: string;
  bin: string;
  socketDir: string;
  /** The user who runs PostgreSQL; null for the user of this process. */
  account: Account | null;
}

const shared = '/var/lib/havayolu-iletisim';
/** A socket's path (`sun_path`) has room for 104 bytes on macOS and the BSDs, 108 on Linux. */
const longestSocketPath = 100;

/**
 * Decides where the PostgreSQL of a data directory keeps its files, and creates the folders. For a server started as
 * root an unprivileged user runs PostgreSQL, which refuses to run as root. If that user cannot reach DATA_DIR, the
 * files are in /var/lib.
 */
export function findPlace(dataDir: string): Place {
  const binaries = installedBinaries();
  const inside = join(realpathSync(dataDir), 'postgresql');
  if (process.getuid?.() !== 0) {
    refuseForeign(dataDir);
    return furnish(inside, join(binaries.directory, 'bin'), null);
  }
  const account = ownerOf(join(inside, 'cluster')) ?? unprivilegedAccount();
  const base = notedPlace(dataDir) ?? (canEnter(account, dataDir) ? inside : elsewhere(dataDir, inside));
  const bin = join(binaries.directory, 'bin');
  const reachable = canRun(account, join(bin, 'postgres'));
  return furnish(base, reachable ? bin : join(copyBinaries(binaries, shared), 'bin'), account);
}

function furnish(base: string, bin: string, account: Account | null): Place {
  makeOwned(base, account);
  const place = { base, cluster: join(base, 'cluster'), bin, account };
  return { ...place, socketDir: socketDirectory(base, account) };
}

function makeOwned(directory: string, account: Account | null): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (account && statSync(directory).uid !== account.uid) chownSync(directory, account.uid, account.gid);
}

/** The user who owns the cluster's files keeps running PostgreSQL, whoever starts the server later. */
function ownerOf(cluster: string): Account | null {
  if (!existsSync(cluster)) return null;
  const { uid, gid } = statSync(cluster);
  return uid === 0 ? null : { uid, gid };
}

function socketDirectory(base: string, account: Account | null): string {
  if (Buffer.byteLength(join(base, '.s.PGSQL.5432')) <= longestSocketPath) return base;
  const uid = account?.uid ?? process.getuid?.() ?? 0;
  const short = join(tmpdir(), `havayolu-${uid}-${shortHash(base)}`);
  makeOwned(short, account);
  const stats = lstatSync(short);
  if (!stats.isDirectory() || stats.uid !== uid || stats.mode & 0o077) {
    throw new DatabaseFailure(`${short} is needed for the database's socket but belongs to somebody else: remove it.`);
  }
  return short;
}

/** A short name for a path. */
export function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}

function elsewhere(dataDir: string, inside: string): string {
  if (existsSync(join(inside, 'cluster'))) {
    throw new DatabaseFailure(
      `The database in ${inside} is out of reach for its user: give every folder above it mode o+x.`,
    );
  }
  const base = join(shared, shortHash(realpathSync(dataDir)));
  mkdirSync(shared, { recursive: true, mode: 0o755 });
  mkdirSync(base, { recursive: true, mode: 0o700 });
  writeNotes(dataDir, base);
  return base;
}

const noteIn = (directory: string) => join(directory, 'place.txt');

function writeNotes(dataDir: string, base: string): void {
  writeFileSync(noteIn(base), `${realpathSync(dataDir)}\n`);
  writeFileSync(noteIn(dataDir), `${base}\n`);
}

/**
 * The folder that the first start wrote down for a database outside DATA_DIR. A moved DATA_DIR keeps that database; a
 * copied one is refused, because two servers must not share it.
 */
function notedPlace(dataDir: string): string | null {
  const note = noteIn(dataDir);
  if (!existsSync(note)) return null;
  const base = readFileSync(note, 'utf8').trim();
  if (!existsSync(noteIn(base))) {
    throw new DatabaseFailure(
      `The database of ${dataDir} is missing at ${base}: bring it back, or delete ${note} to start empty.`,
    );
  }
  const owner = readFileSync(noteIn(base), 'utf8').trim();
  if (owner === realpathSync(dataDir)) return base;
  if (existsSync(noteIn(owner))) {
    throw new DatabaseFailure(
      `${dataDir} is a copy of ${owner}, whose database is at ${base}: delete ${note} to start empty.`,
    );
  }
  writeNotes(dataDir, base);
  return base;
}

function refuseForeign(dataDir: string): void {
  if (existsSync(noteIn(dataDir))) {
    throw new DatabaseFailure(
      `The database of ${dataDir} was made by root: start as root, or choose another DATA_DIR.`,
    );
  }
}
