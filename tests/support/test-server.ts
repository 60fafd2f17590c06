import { afterAll, onTestFinished } from 'vitest';
import { startEmbedded } from '../../src/server/database/embedded/embedded.ts';
import { Connections } from '../../src/server/database/pool.ts';
import { newDataDir, removeDataDir } from './data-dir.ts';
import { type ExternalDatabase, startExternalDatabase } from './external-database.ts';
import { startMailServer, startSmsGateway } from './inbox.ts';
import { startBehindProxy } from './lost-connections.ts';
import { type ServerOptions, startServer, type TestServer } from './server.ts';

/** Stops the server after the file's tests; servers that started later are stopped first. */
async function forThisFile<T extends { stop(): Promise<unknown> }>(starting: Promise<T>): Promise<T> {
  const started = await starting;
  afterAll(async () => {
    await started.stop();
  });
  return started;
}

export const testServer = (options: ServerOptions = {}) => forThisFile(startServer(options));
export async function serverForTest(options: ServerOptions = {}): Promise<TestServer> {
  const started = await startServer(options);
  onTestFinished(async () => void (await started.stop()));
  return started;
}
/** A mail server for all tests of a file; start it before the product's server. */
export const testMail = () => forThisFile(startMailServer());
export const testSms = () => forThisFile(startSmsGateway());
export async function testServerBehindProxy() {
  const { server, proxy } = await startBehindProxy();
  return { server: await forThisFile(Promise.resolve(server)), proxy };
}
export const testExternalDatabase = (): Promise<ExternalDatabase> => forThisFile(startExternalDatabase());
export function testFolder(): string {
  const folder = newDataDir();
  afterAll(() => removeDataDir(folder));
  return folder;
}
export async function testDatabase() {
  const folder = testFolder();
  const { connection } = await forThisFile(startEmbedded(folder, () => {}));
  const connect = (max = 1) => {
    const owner = new Connections(connection, { max, name: 'test' });
    afterAll(() => owner.end(1));
    return owner;
  };
  return { folder, connection, connect };
}
