import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { guard } from '../../tasks/lib/guard.ts';
import { advice, findPooler } from '../../tasks/lib/pgbouncer.ts';
import { newDataDir, removeDataDir } from './data-dir.ts';
import { addressOf, type ExternalDatabase } from './external-database.ts';
import { clusterOf } from './processes.ts';

export interface Pooler {
  url: string;
  stop(): Promise<void>;
}

const port = 6432;

/** PgBouncer looks up passwords at each login, because the server creates the role for requests only when it starts. */
const settings = ({ connection }: ExternalDatabase, folder: string) => `
[databases]
* = host=${connection.host} port=${connection.port}

[pgbouncer]
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
listen_port = ${port}
unix_socket_dir = ${folder}
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
auth_user = ${connection.user}
auth_query = select rolname, (select password from app.request_login) from pg_roles where rolname = $1
server_login_retry = 1
`;

export async function startPooler(external: ExternalDatabase): Promise<Pooler> {
  const { connection, dataDir } = external;
  const program = findPooler();
  if (!program) throw new Error(advice);
  const folder = newDataDir();
  const { uid, gid } = statSync(clusterOf(dataDir));
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(file, settings(external, folder));
  writeFileSync(users, `"${connection.user}" "${connection.password}"\n`);
  for (const path of [folder, file, users]) chownSync(path, uid, gid);
  const child = spawn('/bin/sh', ['-c', guard, 'guard', program, file], {
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  await isUp(child);
  return {
    url: addressOf({ ...connection, host: folder, port }),
    async stop() {
      child.stdin.destroy();
      await ended;
      removeDataDir(folder);
    },
  };
}

function isUp(child: ChildProcessByStdio<Writable, null, Readable>): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('process up')) resolve();
    });
    child.once('exit', () => reject(new Error(`PgBouncer did not start.\n${said}`)));
  });
}
