import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseFailure, reasonOf } from '../failure.ts';
import { createCluster, databaseName, ownerRole, resetOwnerPassword } from './cluster.ts';
import { lockDirectory } from './directory-lock.ts';
import { endLeftovers } from './leftovers.ts';
import { findPlace, type Place } from './place.ts';
import { markOf, type Postmaster, startPostmaster } from './postmaster.ts';

export interface Connection {
  host: string;
  port: number;
  database: string;
  user: string;
  password: string;
}

export interface EmbeddedDatabase {
  connection: Connection;
  /** Where PostgreSQL's files are; null if inside DATA_DIR. */
  elsewhere: string | null;
  stop(): Promise<void>;
}

export type Report = (message: string, error?: unknown) => void;

const connectionFile = (dataDir: string) => join(dataDir, 'connection.json');

/**
 * Locks the data directory for this process, creates a cluster if there is none, starts PostgreSQL on it and restarts
 * it whenever it ends by itself.
 * @throws DatabaseFailure if another server uses the directory, or PostgreSQL cannot be started
 */
export async function startEmbedded(dataDir: string, report: Report): Promise<EmbeddedDatabase> {
  const release = takeDirectory(dataDir);
  try {
    const place = findPlace(dataDir);
    await endLeftovers(markOf(place));
    const connection = await prepare(dataDir, place);
    const supervisor = await supervise(place, report);
    const elsewhere = place.base.startsWith(dataDir) ? null : place.base;
    const stop = async () => {
      await supervisor.stop();
      if (place.socketDir !== place.base) rmSync(place.socketDir, { recursive: true, force: true });
      release();
    };
    return { connection, elsewhere, stop };
  } catch (error) {
    release();
    throw error;
  }
}

/** How to reach the embedded database of a data directory, running or not; null before its first start. */
export function readConnection(dataDir: string): Connection | null {
  const file = connectionFile(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Connection) : null;
}

function takeDirectory(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  } catch (error) {
    throw new DatabaseFailure(`DATA_DIR ${dataDir} cannot be made: ${reasonOf(error)}.`);
  }
  const release = lockDirectory(dataDir);
  if (release) return release;
  throw new DatabaseFailure(`Another server is running on DATA_DIR ${dataDir}: stop it, or choose another DATA_DIR.`);
}

async function prepare(dataDir: string, place: Place): Promise<Connection> {
  const known = readConnection(dataDir);
  const connection: Connection = {
    host: place.socketDir,
    port: 5432,
    database: databaseName,
    user: ownerRole,
    password: known?.password ?? randomBytes(24).toString('base64url'),
  };
  if (!known && existsSync(place.cluster)) await resetOwnerPassword(place, connection.password);
  if (known?.host !== connection.host) writeConnection(dataDir, connection);
  await createCluster(place, connection.password);
  return connection;
}

function writeConnection(dataDir: string, connection: Connection): void {
  const file = connectionFile(dataDir);
  writeFileSync(`${file}.new`, `${JSON.stringify(connection, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

async function supervise(place: Place, report: Report): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let postmaster: Postmaster = await startPostmaster(place);

  const keepRunning = async () => {
    for (let delay = 100; !signal.aborted; delay = Math.min(delay * 2, 5_000)) {
      await postmaster.ended;
      if (signal.aborted) return;
      report('PostgreSQL ended by itself and is started again');
      await pause(delay, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        postmaster = await startPostmaster(place);
      } catch (error) {
        if (!signal.aborted) report('PostgreSQL could not be started again', error);
      }
    }
  };
  const kept = keepRunning();

  return {
    async stop() {
      stopping.abort();
      await postmaster.stop();
      await kept;
      // Stop it again, because `keepRunning` may have started PostgreSQL a moment ago.
      await postmaster.stop();
    },
  };
}
