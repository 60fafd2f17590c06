// A lock between processes that cannot go stale: its holder keeps renewing it, and others ignore an expired one.
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const renewEvery = 2_000;
const staleAfter = 15_000;

/** Runs `work` while holding the lock folder. `what` names the work in the message to processes that wait. */
export async function withLock(folder, work, what = 'installation') {
  let waiting = false;
  while (!take(folder)) {
    if (!waiting) console.error(`Waiting for another ${what} to finish …`);
    waiting = true;
    if (isStale(folder)) remove(folder);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const renewal = renew(folder);
  try {
    return await work();
  } finally {
    await renewal.terminate();
    rmSync(folder, { recursive: true, force: true });
  }
}

function take(folder) {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Renews the lock in another thread, because `work` may block this one for minutes. */
function renew(folder) {
  const program = `
    const { utimesSync } = require('node:fs');
    const { workerData } = require('node:worker_threads');
    setInterval(() => {
      try { utimesSync(workerData.folder, new Date(), new Date()); } catch {}
    }, workerData.every);`;
  return new Worker(program, { eval: true, execArgv: [], workerData: { folder, every: renewEvery } });
}

function isStale(folder) {
  try {
    return Date.now() - statSync(folder).mtimeMs > staleAfter;
  } catch {
    return false;
  }
}

/** Renames first: if several processes find the same stale lock, only one succeeds. */
function remove(folder) {
  const away = `${folder}.${process.pid}`;
  try {
    renameSync(folder, away);
    rmSync(away, { recursive: true, force: true });
  } catch {
    // The rename fails if another process was faster.
  }
}
