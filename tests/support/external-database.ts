import { type Connection, startEmbedded } from '../../src/server/database/embedded/embedded.ts';
import { newDataDir, removeDataDir } from './data-dir.ts';
import { copyTemplate } from './template.ts';

/** A PostgreSQL server that the product does not run. */
export interface ExternalDatabase {
  /** For DATABASE_URL. Its role owns the database and may create roles, but is not a superuser. */
  url: string;
  connection: Connection;
  dataDir: string;
  /** Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server that is not part of the product.
 * @param isFirstStart whether its database is empty; if not, our server has already started on it once
 */
export async function startExternalDatabase(isFirstStart = true): Promise<ExternalDatabase> {
  const dataDir = newDataDir();
  if (!isFirstStart) copyTemplate(dataDir);
  const embedded = await startEmbedded(dataDir, () => {});
  let stopped: Promise<void> | undefined;
  return {
    url: addressOf(embedded.connection),
    connection: embedded.connection,
    dataDir,
    async stop() {
      stopped ??= embedded.stop().then(() => removeDataDir(dataDir));
      await stopped;
    },
  };
}

export function addressOf({ host, port, database, user, password }: Connection): string {
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
