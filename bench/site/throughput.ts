import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { distDirectory } from '../../src/build/paths.ts';
import { startServer } from '../../tests/support/server.ts';
import { median } from '../lib/quantile.ts';

const run = promisify(execFile);
const site = join(distDirectory, 'site');
const nginxPort = Number(process.env.BENCH_NGINX_PORT ?? 4490);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const load = () => `load ${loadavg()[0]?.toFixed(1)}`;

async function requestsPerSecond(url: string): Promise<number> {
  const options = ['-t2', '-c64', `-d${seconds}s`, '-H', 'Accept-Encoding: br', url];
  const { stdout } = await run('wrk', options);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answered with errors`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

interface Headers {
  page: string;
  asset: string;
}

/** What nginx has to add to a file to answer as our server does. */
async function addedHeaders(url: string): Promise<string> {
  const own = new Set(['content-length', 'content-type', 'etag', 'date', 'connection', 'keep-alive']);
  const { headers } = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  return [...headers]
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => `add_header ${name} "${value}";`)
    .join(' ');
}

/** nginx that sends the same brotli files with the same headers. */
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

/** Our one process and nginx by turns, so that both meet the same machine. */
async function compare(what: string, ours: string, theirs: string): Promise<void> {
  const rates: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const mine = await requestsPerSecond(ours);
    const nginx = await requestsPerSecond(theirs);
    rates.push(mine);
    ratios.push(mine / nginx);
    console.log(
      `${what}: ${Math.round(mine)} requests/s, nginx ${Math.round(nginx)}, ratio ${(mine / nginx).toFixed(2)}, ${load()}`,
    );
  }
  console.log(
    `${what}: median ${Math.round(median(rates))} requests/s (goal 25000 for pages), ratio ${median(ratios).toFixed(2)}`,
  );
}

/** Programs of the comparison that this machine does not have. */
const missingPrograms = () => ['wrk', 'nginx'].filter((program) => spawnSync(program, ['-v']).error);

/** Requests per second of a page and an asset beside nginx, which sends the same brotli files. */
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
