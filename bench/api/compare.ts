import { loadavg } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { median, quantile } from '../lib/quantile.ts';
import type { Api, ComparedRequest, MeasuredCase } from './cases.ts';
import { type LoadResult, load } from './load.ts';

/** Both products; PostgREST is null when it could not be had. */
export interface Apis {
  ours: Api;
  postgrest: Api | null;
}

export interface Effort {
  rounds: number;
  /** How long each product is asked in each round. */
  seconds: number;
}

/** Medians of all rounds. */
export interface Figures {
  requestsPerSecond: number;
  /** PostgREST's requests per second and our ratio to them; null where it was not asked. */
  postgrest: { requestsPerSecond: number; ratio: number } | null;
}

/** Measures a case and prints its line. Ours and PostgREST take turns, so that other work on the machine meets both. */
export async function measure(measured: MeasuredCase, apis: Apis, { rounds, seconds }: Effort): Promise<Figures> {
  const peer = measured.compared ? apis.postgrest : null;
  const ours: LoadResult[] = [];
  const theirs: LoadResult[] = [];
  // The first round warms both up.
  for (let round = 0; round <= rounds; round += 1) {
    const length = round === 0 ? 0.5 : seconds;
    const mine = await ask(measured, apis.ours, length);
    const other = peer && (await ask(measured, peer, length));
    if (round === 0) continue;
    ours.push(mine);
    if (other) theirs.push(other);
  }
  const ratios = theirs.map((other, round) => (ours[round]?.requestsPerSecond ?? 0) / other.requestsPerSecond);
  const figures = {
    requestsPerSecond: rateOf(ours),
    postgrest: peer && { requestsPerSecond: rateOf(theirs), ratio: median(ratios) },
  };
  const beside = figures.postgrest
    ? `  PostgREST ${rate(figures.postgrest.requestsPerSecond)}, p99 ${slowest(theirs)}  ratio ${figures.postgrest.ratio.toFixed(2)}` +
      ` (${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}; goal ${measured.compared?.goal.toFixed(2)})`
    : '';
  const own = `${rate(figures.requestsPerSecond)}, p99 ${slowest(ours)}`;
  console.log(`  ${measured.name.padEnd(8)} ${own}${beside}  (load ${loadavg()[0]?.toFixed(1)})`);
  return figures;
}

async function ask({ clients, next }: MeasuredCase, api: Api, seconds: number): Promise<LoadResult> {
  const requests = Array.from({ length: clients }, () => next(api));
  return await load(api.port, requests, seconds);
}

const rateOf = (results: readonly LoadResult[]) => median(results.map(({ requestsPerSecond }) => requestsPerSecond));
const rate = (requestsPerSecond: number) => `${requestsPerSecond.toFixed(0).padStart(5)}/s`;
const slowest = (results: readonly LoadResult[]) =>
  `${quantile(
    results.flatMap(({ milliseconds }) => milliseconds),
    0.99,
  ).toFixed(1)} ms`;

/** @throws Error when both do not read the same from the database: their figures could not be compared then */
export async function expectSameAnswers(cases: readonly MeasuredCase[], { ours, postgrest }: Apis): Promise<void> {
  for (const { name, compared } of cases) {
    if (!postgrest || !compared || compared.body) continue;
    const [own, other] = [await answerOf(ours, compared), await answerOf(postgrest, compared)];
    if (!isDeepStrictEqual(own, other)) throw new Error(`PostgREST gives another answer to ${name}.`);
  }
}

async function answerOf(api: Api, { method, path, headers }: ComparedRequest): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${api.port}${path(api)}`, { method, headers: headers(api) });
  if (!answer.ok) throw new Error(`${path(api)} was answered with ${answer.status}: ${await answer.text()}`);
  return { range: answer.headers.get('content-range'), rows: await answer.json() };
}
