// Runs a task of this project with its pinned Node and installs whatever is missing first.
// This is the only program that an older Node runs: plain JavaScript, nothing but Node's own modules.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { serverFlags } from './server-flags.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [task, ...options] = process.argv.slice(2);
const tasks = readdirSync(join(root, 'tasks'))
  .filter((name) => /^[a-z]+\.ts$/.test(name))
  .map((name) => name.slice(0, -3));

if (!task || !tasks.includes(task)) {
  console.error(`Usage: npm run <task> [-- options]. Tasks: ${tasks.join(', ')}. Each explains itself with --help.`);
  process.exit(1);
}

try {
  run(await ensureInstalled(root));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

function run(node) {
  // The channel lets the task notice when this program is killed.
  const flags = task === 'start' ? serverFlags : [];
  const child = spawn(node, [...flags, join(root, 'tasks', `${task}.ts`), ...options], {
    cwd: root,
    env: {
      ...process.env,
      PATH: dirname(node) + delimiter + (process.env.PATH ?? ''),
      NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) stopWithParent(child);
  child.on('error', (error) => {
    console.error(`${node} cannot be run: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** npm cannot tell us when it is killed at once, but then we get another parent. */
function stopWithParent(child) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 1000).unref();
}
