import { Client, type ClientConfig } from 'pg';
import { readConnection } from '../../src/server/database/embedded/embedded.ts';

/** How the owner connects to the embedded database of a data directory. @throws Error before its first start */
export function ownerOf(dataDir: string): ClientConfig {
  const connection = readConnection(dataDir);
  if (!connection) throw new Error(`There is no database in ${dataDir}.`);
  return connection;
}

export async function asOwner<T>(dataDir: string, work: (owner: Client) => Promise<T>): Promise<T> {
  const owner = new Client(ownerOf(dataDir));
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}
