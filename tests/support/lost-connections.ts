import type { TestServer } from './server.ts';

/** Ends every connection of the server in the middle of whatever it does, as an administrator of PostgreSQL can. */
export async function cutConnections(server: TestServer): Promise<void> {
  const backends = await server.ownerSql<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and application_name like 'havayolu-%'`;
  for (const { pid } of backends) process.kill(pid, 'SIGTERM');
}
