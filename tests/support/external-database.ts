import { startEmbedded } from '../../src/server/database/embedded/embedded.ts';
import { newDataDir, removeDataDir } from './data-dir.ts';

/** A PostgreSQL that somebody else runs. */
export interface ExternalDatabase {
  /** For DATABASE_URL; its role owns the database and may create roles, and is no superuser. */
  url: string;
  /** Safe to call twice. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL of its own with an empty database. */
export async function startExternalDatabase(): Promise<ExternalDatabase> {
  const dataDir = newDataDir();
  const embedded = await startEmbedded(dataDir, () => {});
  let stopped: Promise<void> | undefined;
  const { host, username, password, database } = embedded.connection;
  return {
    url: `postgres://${username}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`,
    async stop() {
      stopped ??= embedded.stop().then(() => removeDataDir(dataDir));
      await stopped;
    },
  };
}
