import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { answerTime } from '../database/health.ts';
import type { Database } from '../database/open.ts';
import type { Listener } from '../http/listen.ts';
import { routeClass } from './route-class.ts';
import { serveMetrics } from './serve-metrics.ts';

/** Measures the listener's requests, the process and the database, if there is one. Does nothing without a port. */
export async function startMetrics(
  port: number | null,
  listener: Listener,
  database: Database | null,
): Promise<{ close(): void }> {
  if (port === null) return { close() {} };
  const register = new Registry();
  collectDefaultMetrics({ register });
  if (database) measureDatabase(register, database);
  const server = await serveMetrics(port, register);
  listener.observe(measureRequests(register));
  return server;
}

function measureRequests(register: Registry): (request: IncomingMessage, response: ServerResponse) => void {
  const duration = new Histogram({
    name: 'havayolu_http_request_duration_seconds',
    help: 'Requests by part of the product and status, and how long they took.',
    labelNames: ['route', 'status'],
    registers: [register],
  });
  const running = new Gauge({
    name: 'havayolu_http_requests_running',
    help: 'Requests that are being answered, this one not counted.',
    registers: [register],
  });
  return (request, response) => {
    const end = duration.startTimer({ route: routeClass(request.url ?? '') });
    running.inc();
    response.once('close', () => {
      running.dec();
      end({ status: response.writableFinished ? String(response.statusCode) : 'aborted' });
    });
  };
}

function measureDatabase(register: Registry, { owner, healthConnection, requests }: Database): void {
  const pools = Object.entries({ owner, healthConnection, requests });
  const registers = [register];
  const seconds = new Gauge({
    name: 'havayolu_database_answer_seconds',
    help: 'How long a trivial query took.',
    registers,
  });
  new Gauge({
    name: 'havayolu_database_up',
    help: 'Whether the database answers a trivial query within two seconds.',
    registers,
    async collect() {
      const taken = await answerTime(healthConnection);
      this.set(taken === null ? 0 : 1);
      if (taken === null) seconds.remove();
      else seconds.set(taken / 1000);
    },
  });
  new Gauge({
    name: 'havayolu_database_connections',
    help: 'Connections of this instance that are open or being opened, by pool and whether they are lent out.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, connections] of pools) {
        const { busy, idle } = connections.use();
        this.set({ pool, state: 'busy' }, busy);
        this.set({ pool, state: 'idle' }, idle);
      }
    },
  });
  new Counter({
    name: 'havayolu_database_overdue_total',
    help: 'Statements that did not end and were abandoned together with their connection.',
    labelNames: ['pool'],
    registers,
    collect() {
      this.reset();
      for (const [pool, connections] of pools) this.inc({ pool }, connections.overdue());
    },
  });
  new Gauge({
    name: 'havayolu_database_waiting',
    help: 'Pieces of work that wait for a connection.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, connections] of pools) this.set({ pool }, connections.use().waiting);
    },
  });
}
