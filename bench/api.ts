import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newAccount, signedIn } from '../tests/support/auth-clients.ts';
import { launch, newDataDir, node, removeDataDir, root, startServer } from '../tests/support/server.ts';
import { type MeasuredCase, makeCases } from './api/cases.ts';
import { growTo, removeInserted } from './api/dataset.ts';
import { sendHostile } from './api/hostile.ts';
import { load, quantile } from './api/load.ts';

const sizes = (process.env.BENCH_ROWS ?? '10000,100000,1000000').split(',').map(Number);
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const only = process.env.BENCH_CASES?.split(',');
const barePort = Number(process.env.BENCH_BARE_PORT ?? 4391);

/**
 * Kilobytes that a process occupies: now, at most so far, or now without what it maps from files, its program above all,
 * which is shared with every other Node process.
 */
function memoryOf(pid: number, line: 'VmRSS' | 'VmHWM' | 'RssAnon'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
}
const megabytes = (kilobytes: number) => `${Math.round(kilobytes / 1024)} MB`;
const middle = (values: readonly number[]) => quantile(values, 0.5);

async function startBare(dataDir: string): Promise<{ stop(): Promise<void> }> {
  const file = fileURLToPath(new URL('api/bare.ts', import.meta.url));
  const child = spawn(node, [file], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(barePort) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return {
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

interface Figures {
  ours: number;
  bare: number;
  ratio: number;
}

/** Ours and bare in turns, so that other work on the machine meets both. */
async function measure({ name, clients, ours, bare }: MeasuredCase, port: number): Promise<Figures> {
  const results = { ours: [] as number[], bare: [] as number[] };
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const side of ['ours', 'bare'] as const) {
      const requests = Array.from({ length: clients }, (_, index) => (side === 'ours' ? ours : bare)(index));
      const result = await load(side === 'ours' ? port : barePort, requests, round === 0 ? 0.5 : seconds);
      if (round === 0) continue;
      results[side].push(result.requestsPerSecond);
      times[side] = times[side].concat(result.milliseconds);
    }
  }
  const ratios = results.ours.map((value, round) => value / (results.bare[round] ?? value));
  const figures = { ours: middle(results.ours), bare: middle(results.bare), ratio: middle(ratios) };
  const p99 = { ours: quantile(times.ours, 0.99), bare: quantile(times.bare, 0.99) };
  console.log(
    `  ${name.padEnd(22)} ${figures.ours.toFixed(0).padStart(6)}/s  bare ${figures.bare.toFixed(0).padStart(6)}/s  ` +
      `ratio ${figures.ratio.toFixed(2)}  p99 ${p99.ours.toFixed(1)} ms, bare ${p99.bare.toFixed(1)} ms, ` +
      `ratio ${(p99.ours / p99.bare).toFixed(2)}  (load ${loadavg()[0]?.toFixed(1)})`,
  );
  return figures;
}

/** How memory grows under random requests, on an empty table. */
async function measureHostile(): Promise<void> {
  const staff = await signedIn(server, await newAccount(server));
  await server.ownerSql`truncate public.crm_records`;
  const hostile = Number(process.env.BENCH_HOSTILE ?? 20_000);
  await sendHostile(server, staff.session.access_token, hostile, () => {
    console.log(
      `memory after ${hostile / 4} more random requests: ${megabytes(memoryOf(server.pid(), 'VmRSS'))}, ${own()}`,
    );
  });
}

/** From the start of the process on existing data to its first answer. */
async function startTime(): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const { child, url } = await launch({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir });
    const answer = await fetch(`${url}/healthz`);
    if (answer.status !== 200) throw new Error(`The started server answered with ${answer.status}.`);
    times.push(performance.now() - started);
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  return middle(times);
}

/** Kept for the next run, whose rows are then there already. */
const keptDir = process.env.BENCH_DATA_DIR;
if (keptDir) mkdirSync(keptDir, { recursive: true });
const dataDir = keptDir ?? newDataDir();
// As npm start does: a server that has to translate its sources itself keeps what that takes of memory.
spawnSync(node, [join(root, 'tasks/start.ts')], { stdio: 'inherit' });
const server = await startServer({ dataDir });
const { port } = new URL(server.url);
console.log(
  `${availableParallelism()} cores, load ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}`,
);
console.log(`${rounds} rounds of ${seconds} s each, in turns; limits on requests are off`);
const own = () => `${megabytes(memoryOf(server.pid(), 'RssAnon'))} without mapped files`;
console.log(`memory at rest: ${megabytes(memoryOf(server.pid(), 'VmRSS'))}, ${own()} (goal 150 MB)`);
const bare = await startBare(dataDir);
const byCase = new Map<string, Map<number, Figures>>();
try {
  const cases = await makeCases(server);
  for (const rows of sizes) {
    await growTo(server.ownerSql, rows);
    console.log(`${rows} rows`);
    for (const measured of cases) {
      if (only && !only.includes(measured.name)) continue;
      const figures = await measure(measured, Number(port));
      byCase.set(measured.name, (byCase.get(measured.name) ?? new Map()).set(rows, figures));
      console.log(`  ${''.padEnd(22)} memory ${megabytes(memoryOf(server.pid(), 'VmRSS'))}, ${own()}`);
      await removeInserted(server.ownerSql);
    }
  }
  console.log(`memory under load: at most ${megabytes(memoryOf(server.pid(), 'VmHWM'))}; now ${own()} (goal 150 MB)`);
  if (!keptDir) await measureHostile();
  const [smallest = 0, largest = 0] = [Math.min(...sizes), Math.max(...sizes)];
  for (const [name, figures] of smallest === largest ? [] : byCase) {
    const [small, large] = [figures.get(smallest), figures.get(largest)];
    if (!small || !large) continue;
    console.log(
      `growth ${smallest} to ${largest}, ${name}: ${(small.ours / large.ours).toFixed(2)} times slower, ` +
        `bare ${(small.bare / large.bare).toFixed(2)} (goal 1.50 for list, search, insert)`,
    );
  }
} finally {
  await bare.stop();
}
await server.stop();
console.log(`start to first answer: ${(await startTime()).toFixed(0)} ms (goal 1000)`);
if (!keptDir) removeDataDir(dataDir);
