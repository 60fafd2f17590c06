import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { type Account, newAccount, signedIn } from '../tests/support/auth-clients.ts';
import { newDataDir, node, removeDataDir, root, startServer, type TestServer } from '../tests/support/server.ts';
import { type MeasuredCase, makeCases } from './api/cases.ts';
import { type Apis, type Costs, expectSameAnswers, type Figures, measure } from './api/compare.ts';
import { growTo, removeInserted } from './api/dataset.ts';
import { sendHostile } from './api/hostile.ts';
import { ensurePostgrest, type Postgrest, startPostgrest } from './api/postgrest.ts';
import { memoryOf, startTime } from './api/process.ts';
import { asOwner } from './lib/database.ts';
import { median } from './lib/quantile.ts';

const sizes = (process.env.BENCH_ROWS ?? '10000,100000,1000000').split(',').map(Number);
const effort = { seconds: Number(process.env.BENCH_SECONDS ?? 1), rounds: Number(process.env.BENCH_ROUNDS ?? 7) };
const only = process.env.BENCH_CASES?.split(',');
const hostile = Number(process.env.BENCH_HOSTILE ?? 20_000);
/** The folder BENCH_DATA_DIR is kept, so that the next run need not insert the rows again. */
const keptDir = process.env.BENCH_DATA_DIR;

type FiguresBySize = Map<number, Figures>;

async function installedPostgrest(): Promise<string | null> {
  try {
    return await ensurePostgrest();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return null;
  }
}

async function apisOf(server: TestServer, accounts: readonly Account[], postgrest: Postgrest | null): Promise<Apis> {
  const sessions = await Promise.all(accounts.map((account) => signedIn(server, account)));
  const tokens = sessions.map(({ session }) => session.access_token);
  const headersFor = (token: string) => ({ apikey: server.anonKey, Authorization: `Bearer ${token}` });
  const ours = {
    port: Number(new URL(server.url).port),
    path: '/rest/v1',
    headers: tokens.map(headersFor),
  };
  if (!postgrest) return { ours, postgrest };
  const headers = (await Promise.all(tokens.map((token) => postgrest.translateToken(token)))).map(headersFor);
  return { ours, postgrest: { port: postgrest.port, path: '', headers } };
}

async function measureAll(
  cases: readonly MeasuredCase[],
  apis: Apis,
  owner: Client,
): Promise<Map<string, FiguresBySize>> {
  const byCase = new Map<string, FiguresBySize>();
  for (const rows of sizes) {
    await growTo(owner, rows);
    await expectSameAnswers(cases, apis);
    console.log(`${rows} records`);
    for (const measured of cases) {
      const bySize: FiguresBySize = byCase.get(measured.name) ?? new Map();
      byCase.set(measured.name, bySize);
      // Sign-ins do not depend on the number of records, so they are measured only once.
      if (!measured.compared && bySize.size > 0) continue;
      bySize.set(rows, await measure(measured, apis, effort));
      await removeInserted(owner);
    }
  }
  return byCase;
}

function printGrowth(byCase: ReadonlyMap<string, FiguresBySize>): void {
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  for (const [name, bySize] of byCase) {
    const [small, large] = [bySize.get(smallest), bySize.get(largest)];
    if (!small || !large || small === large) continue;
    const beside =
      small.postgrest && large.postgrest ? `; PostgREST ${slowdown(small.postgrest, large.postgrest)}` : '';
    console.log(
      `growth ${smallest} to ${largest}, ${name}: ${slowdown(small.ours, large.ours)}` +
        `${beside} (goal 1.50 for list, search, insert)`,
    );
  }
}

const slowdown = (small: Costs, large: Costs) =>
  `${(small.requestsPerSecond / large.requestsPerSecond).toFixed(2)} times slower, ` +
  `by computing ${(large.computing / small.computing).toFixed(2)}`;

async function measureHostile(server: TestServer, account: Account, own: () => string): Promise<void> {
  const { session } = await signedIn(server, account);
  await sendHostile(server, session.access_token, hostile, () => {
    console.log(`memory after ${hostile / 4} more random requests: ${own()}`);
  });
}

async function measureServer(server: TestServer, program: string | null): Promise<void> {
  const { dataDir } = server;
  const memory = () => `${memoryOf(server.pid(), 'VmRSS')}, ${memoryOf(server.pid(), 'RssAnon')} without mapped files`;
  console.log(`memory at rest: ${memory()} (goal 125 MB)`);
  const accounts = await Promise.all(Array.from({ length: 4 }, () => newAccount(server)));
  const [account] = accounts;
  if (!account) throw new Error('no account');
  const postgrest = program ? await startPostgrest(program, dataDir) : null;
  const apis = await apisOf(server, accounts, postgrest);
  const cases = makeCases(server.anonKey, account).filter(({ name }) => !only || only.includes(name));
  try {
    printGrowth(await asOwner(dataDir, (owner) => measureAll(cases, apis, owner)));
  } finally {
    await postgrest?.stop();
  }
  console.log(`memory under load: at most ${memoryOf(server.pid(), 'VmHWM')} (goal 170 MB); now ${memory()}`);
  if (keptDir) return;
  await asOwner(dataDir, (owner) => owner.query('truncate public.crm_records'));
  await measureHostile(server, account, memory);
}

// Compiles the sources beforehand, as npm start does; otherwise the measured server would keep the compiler in memory.
spawnSync(node, [join(root, 'tasks/start.ts')], { stdio: 'inherit' });
const program = await installedPostgrest();
if (keptDir) mkdirSync(keptDir, { recursive: true });
const dataDir = keptDir ?? newDataDir();
const load = loadavg().map((value) => value.toFixed(1));
console.log(`${availableParallelism()} cores, load ${load.join(' ')}`);
console.log(`${effort.rounds} rounds of ${effort.seconds} s for each, in turns; limits on requests are off`);
if (program)
  console.log('Our server checks the session in the transaction of each request; PostgREST checks no session.');
const server = await startServer({ dataDir });
try {
  await measureServer(server, program);
} finally {
  await server.stop();
}
const starts: number[] = [];
for (let round = 0; round < effort.rounds; round += 1) starts.push(await startTime(dataDir));
console.log(`start to first answer: ${median(starts).toFixed(0)} ms (goal 1000)`);
if (!keptDir) removeDataDir(dataDir);
