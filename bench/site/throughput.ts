import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { distDirectory } from '../../src/build/paths.ts';
import { startServer } from '../../tests/support/server.ts';
import { computingTime } from '../lib/computing-time.ts';
import { median } from '../lib/quantile.ts';

const run = promisify(execFile);
const site = join(distDirectory, 'site');
const nginxPort = Number(process.env.BENCH_NGINX_PORT ?? 4490);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const load = () => `load ${loadavg()[0]?.toFixed(1)}`;

interface Throughput {
  requestsPerSecond: number;
  /** Requests answered per second of CPU time; other work on the machine hardly affects it. */
  perSecondOfComputing: number;
}

async function ask(url: string): Promise<Throughput> {
  const options = ['-t2', '-c64', `-d${seconds}s`, '-H', 'Accept-Encoding: br', url];
  const before = computingTime();
  const { stdout } = await run('wrk', options);
  const computed = computingTime() - before;
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answered with errors`);
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    perSecondOfComputing: Number(/(\d+) requests in/.exec(stdout)?.[1]) / computed,
  };
}

interface Headers {
  page: string;
  asset: string;
}

async function addedHeaders(url: string): Promise<string> {
  const own = new Set(['content-length', 'content-type', 'etag', 'date', 'connection', 'keep-alive']);
  const { headers } = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  return [...headers]
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => `add_header ${name} "${value}";`)
    .join(' ');
}

async function startNginx(directory: string, workers: string, headers: Headers): Promise<() => Promise<unknown>> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `
    ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes ${workers}; daemon off;
    pid ${directory}/nginx.pid; error_log ${directory}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
      ${temporary.map((name) => `${name}_temp_path ${directory}/${name};`).join(' ')}
      server {
        listen 127.0.0.1:${nginxPort}; root ${directory};
        location = /page { default_type "text/html; charset=utf-8"; ${headers.page} }
        location = /asset { default_type image/svg+xml; ${headers.asset} }
      }
    }`;
  writeFileSync(join(directory, 'nginx.conf'), config);
  const nginx = spawn('nginx', ['-c', join(directory, 'nginx.conf'), '-e', join(directory, 'error.log')], {
    stdio: 'ignore',
  });
  await pause(500);
  return () => {
    nginx.kill('SIGTERM');
    return once(nginx, 'exit');
  };
}

/** Our single process and nginx take turns, so that other work on the machine affects both. */
async function compare(what: string, ours: string, theirs: string): Promise<void> {
  const own: Throughput[] = [];
  const nginx: Throughput[] = [];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await ask(ours));
    nginx.push(await ask(theirs));
  }
  const ratios = own.map(({ requestsPerSecond }, round) => requestsPerSecond / (nginx[round]?.requestsPerSecond ?? 0));
  console.log(
    `${what}: ${summary(own)} (goal 25000 for pages); nginx ${summary(nginx)}; ratio ${median(ratios).toFixed(2)}, ${load()}`,
  );
}

function summary(rounds: readonly Throughput[]): string {
  const middle = (name: keyof Throughput) => Math.round(median(rounds.map((round) => round[name])));
  return `${middle('requestsPerSecond')} requests/s, ${middle('perSecondOfComputing')} in a second of computing`;
}

const missingPrograms = () => ['wrk', 'nginx'].filter((program) => spawnSync(program, ['-v']).error);

export async function measureThroughput(): Promise<void> {
  const missing = missingPrograms();
  if (missing.length > 0) {
    console.log(
      `throughput: not measured, install ${missing.join(' and ')} (Debian: apt-get install ${missing.join(' ')})`,
    );
    return;
  }
  const asset = readdirSync(join(site, 'art')).find((file) => /^hero-home-.*\.svg$/.test(file)) ?? '';
  const directory = mkdtempSync(join(tmpdir(), 'bench-site-'));
  copyFileSync(join(site, 'pages/home.html.br'), join(directory, 'page'));
  copyFileSync(join(site, `art/${asset}.br`), join(directory, 'asset'));
  const server = await startServer();
  try {
    const headers = {
      page: await addedHeaders(`${server.url}/`),
      asset: await addedHeaders(`${server.url}/art/${asset}`),
    };
    for (const workers of ['1', 'auto']) {
      const stopNginx = await startNginx(directory, workers, headers);
      const beside = `nginx with ${workers === '1' ? 'one worker' : 'a worker per core'}`;
      const nginx = `http://127.0.0.1:${nginxPort}`;
      try {
        await compare(`page beside ${beside}`, `${server.url}/`, `${nginx}/page`);
        await compare(`asset beside ${beside}`, `${server.url}/art/${asset}`, `${nginx}/asset`);
      } finally {
        await stopNginx();
      }
    }
  } finally {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
