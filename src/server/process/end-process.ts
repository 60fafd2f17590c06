import { setTimeout as pause } from 'node:timers/promises';

const longestWait = 500;

/**
 * Ends the process with `code`. `process.exit` waits for threads blocked on name servers or disks, which may never
 * answer; then only a signal ends the process.
 */
export async function endProcess(code: number): Promise<never> {
  const start = performance.now();
  while (isThreadBusy()) {
    if (performance.now() - start > longestWait) process.kill(process.pid, 'SIGKILL');
    await pause(20);
  }
  process.exit(code);
}

function isThreadBusy(): boolean {
  return process.getActiveResourcesInfo().some((name) => /^(FSReq|GetAddrInfo)/.test(name));
}
