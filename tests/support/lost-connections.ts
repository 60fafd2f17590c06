import type { Moment } from './conversation.ts';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts';
import { startExternalDatabase } from './external-database.ts';
import { type ServerOptions, startServer, type TestServer } from './server.ts';

export async function cutConnections(server: TestServer): Promise<void> {
  const backends = await server.ownerSql<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and application_name like 'havayolu-%'`;
  for (const { pid } of backends) process.kill(pid, 'SIGTERM');
}

export async function startBehindProxy(
  options: ServerOptions = {},
): Promise<{ server: TestServer; proxy: CuttingProxy }> {
  const external = await startExternalDatabase(false);
  const proxy = await startCuttingProxy(external.connection);
  const server = await startServer({
    ...options,
    env: { ...options.env, DATABASE_URL: proxy.url },
    direct: external.url,
  });
  return {
    proxy,
    server: {
      ...server,
      async stop() {
        const code = await server.stop();
        await proxy.stop();
        await external.stop();
        return code;
      },
    },
  };
}

/**
 * Repeats a call and cuts the connection at its first statement, then at its second, and so on to the last.
 * @returns how many calls were cut
 */
export async function cutAtEach(proxy: CuttingProxy, moment: Moment, call: () => Promise<unknown>): Promise<number> {
  for (let nth = 1; ; nth += 1) {
    const cut = proxy.cut({ moment, nth });
    await call();
    if (cut.isMade()) continue;
    cut.forget();
    return nth - 1;
  }
}
