import { loadavg } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { computingTime } from '../lib/computing-time.ts';
import { median, quantile } from '../lib/quantile.ts';
import type { Api, ComparedRequest, MeasuredCase } from './cases.ts';
import { type LoadResult, load } from './load.ts';

export interface Apis {
  ours: Api;
  postgrest: Api | null;
}

export interface Effort {
  rounds: number;
  seconds: number;
}

export interface Figures {
  ours: Costs;
  /** Null if PostgREST was not measured. */
  postgrest: Costs | null;
}

export interface Costs {
  requestsPerSecond: number;
  /** Milliseconds of CPU time per request, in the database and in the server. */
  computing: number;
}

const warmUpSeconds = 5;

type Turn = LoadResult & Costs;

/** Measures a case and prints it. Both products take turns, so that other work on the machine affects both. */
export async function measure(measured: MeasuredCase, apis: Apis, { rounds, seconds }: Effort): Promise<Figures> {
  const peer = measured.compared ? apis.postgrest : null;
  const ours: Turn[] = [];
  const theirs: Turn[] = [];
  // The first round warms both up: a server runs for days, and is fastest after about ten thousand requests.
  for (let round = 0; round <= rounds; round += 1) {
    const length = round === 0 ? warmUpSeconds : seconds;
    const mine = await takeTurn(measured, apis.ours, length);
    const other = peer && (await takeTurn(measured, peer, length));
    if (round === 0) continue;
    ours.push(mine);
    if (other) theirs.push(other);
  }
  const figures = { ours: costsOf(ours), postgrest: peer && costsOf(theirs) };
  console.log(`  ${measured.name.padEnd(12)} ${summary(ours)}  (load ${loadavg()[0]?.toFixed(1)})`);
  if (!figures.postgrest) return figures;
  const ratios = theirs.map((other, round) => (ours[round]?.requestsPerSecond ?? 0) / other.requestsPerSecond);
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2));
  console.log(`  PostgREST    ${summary(theirs)}`);
  console.log(
    `  ratio        ${middle?.padStart(5)} (goal ${measured.compared?.goal.toFixed(2)}), half of the rounds ${low} to ${high}; ` +
      `by computing ${(figures.postgrest.computing / figures.ours.computing).toFixed(2)}`,
  );
  return figures;
}

async function takeTurn({ clients, next }: MeasuredCase, api: Api, seconds: number): Promise<Turn> {
  const requests = Array.from({ length: clients }, (_, client) => next(api, client));
  const before = computingTime();
  const result = await load(api.port, requests, seconds);
  return { ...result, computing: ((computingTime() - before) * 1000) / result.milliseconds.length };
}

const costsOf = (turns: readonly Turn[]): Costs => ({
  requestsPerSecond: median(turns.map(({ requestsPerSecond }) => requestsPerSecond)),
  computing: median(turns.map(({ computing }) => computing)),
});

function summary(turns: readonly Turn[]): string {
  const { requestsPerSecond, computing } = costsOf(turns);
  const slow = quantile(
    turns.flatMap(({ milliseconds }) => milliseconds),
    0.99,
  );
  return `${requestsPerSecond.toFixed(0).padStart(5)}/s, p99 ${slow.toFixed(1)} ms, ${computing.toFixed(2)} ms of computing each`;
}

/** @throws Error if both products do not give the same answers: their figures could then not be compared */
export async function expectSameAnswers(cases: readonly MeasuredCase[], { ours, postgrest }: Apis): Promise<void> {
  for (const { name, compared } of cases) {
    if (!postgrest || !compared || compared.body) continue;
    const [own, other] = [await answerOf(ours, compared), await answerOf(postgrest, compared)];
    if (!isDeepStrictEqual(own, other)) throw new Error(`PostgREST gives another answer to ${name}.`);
  }
}

async function answerOf(api: Api, { method, path, headers }: ComparedRequest): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${api.port}${path(api)}`, { method, headers: headers(api, 0) });
  if (!answer.ok) throw new Error(`${path(api)} was answered with ${answer.status}: ${await answer.text()}`);
  return { range: answer.headers.get('content-range'), rows: await answer.json() };
}
