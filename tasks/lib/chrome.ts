import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { installPackage } from './packages.ts';
import { tool } from './paths.ts';

/** The headless shell comes first: it has the same engine but needs half the CPU time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/opt/google/chrome/chrome',
  '/usr/lib/chromium/chromium',
];
const advice =
  'No Chrome or Chromium was found and none could be installed. Install one (Debian: apt-get install chromium) or set CHROME_PATH to its program file.';

/** Finds a Chrome or Chromium that runs, or installs one. @throws Error that says what to install */
export async function ensureChrome(): Promise<string> {
  const given = process.env.CHROME_PATH;
  if (given && !runs(given)) throw new Error(`CHROME_PATH ${given} is no Chrome or Chromium that runs.`);
  const found = given || find();
  if (found) return found;
  console.log('No Chrome or Chromium was found; installing one …');
  await download();
  const downloaded = find();
  if (downloaded) return downloaded;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    installPackage(name);
    const installed = find();
    // Until our fonts load, text is laid out in Arial; Liberation Sans replaces it with the same metrics.
    if (installed) installPackage('fonts-liberation');
    if (installed) return installed;
  }
  throw new Error(advice);
}

function find(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...elsewhere, chromium.executablePath()].find(runs);
}

/** Tries the program, because some systems have a stub that only says how to install the browser. */
function runs(program: string): boolean {
  const { status, stdout } = spawnSync(program, ['--no-sandbox', '--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom|edge/i.test(stdout);
}

/** Downloads Playwright's browser, but only if its server answers: otherwise it would retry for minutes. */
async function download(): Promise<void> {
  const reachable = await fetch('https://cdn.playwright.dev/', {
    method: 'HEAD',
    signal: AbortSignal.timeout(5_000),
  }).then(
    () => true,
    () => false,
  );
  if (!reachable) return;
  const options = [tool('playwright-core/cli.js'), 'install', '--no-shell', 'chromium'];
  spawnSync(process.execPath, options, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 240_000 });
}
