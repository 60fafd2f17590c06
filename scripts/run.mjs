// Installs whatever is missing, then runs a task of this project with its pinned Node. Plain JavaScript with Node's own
// modules only, because an older Node may run it.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { serverEnvironment, serverFlags } from './server-flags.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [task, ...options] = process.argv.slice(2);
const tasks = readdirSync(join(root, 'tasks'))
  .filter((name) => /^[a-z]+\.ts$/.test(name))
  .map((name) => name.slice(0, -3));

if (!task || !tasks.includes(task)) {
  console.error(`Usage: npm run <task> [-- options]. Tasks: ${tasks.join(', ')}. Each explains itself with --help.`);
  process.exit(1);
}

/** Milliseconds after which a server asked to stop is killed; it normally stops sooner. */
const longestStop = 9_900;

let child;
let isServer = false;
let isStopping = false;
const stop = (signal) => {
  child.kill(signal);
  if (isServer && !isStopping) setTimeout(() => child.kill('SIGKILL'), longestStop).unref();
  isStopping = true;
};

try {
  const node = await ensureInstalled(root);
  const isStart = task === 'start' && !options.some((option) => option === '--help' || option === '-h');
  let code = await run(node, [join(root, 'tasks', `${task}.ts`), ...options]);
  // Starts the server in a new process, without the memory that the preparation used.
  const server = [...serverFlags, join(root, 'src/server/main.ts')];
  isServer = isStart && code === 0 && !isStopping;
  if (isServer) code = await run(node, server, serverEnvironment);
  process.exit(code);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

function run(node, parameters, environment = {}) {
  const isFirst = child === undefined;
  // The IPC channel lets the child notice if this process is killed.
  child = spawn(node, parameters, {
    cwd: root,
    env: {
      ...environment,
      ...process.env,
      PATH: dirname(node) + delimiter + (process.env.PATH ?? ''),
      NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  if (isFirst) forwardSignals();
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`${node} cannot be run: ${error.message}`)));
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

function forwardSignals() {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(signal));
  if (process.env.npm_lifecycle_event) stopWithParent();
}

/** Stops when npm is killed: npm then sends no signal, but this process gets another parent. */
function stopWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop('SIGTERM');
  }, 1000).unref();
}
