import { join } from 'node:path';
import { ensureChrome } from './lib/chrome.ts';
import { type Counts, single, sum } from './lib/counts.ts';
import { explain } from './lib/help.ts';
import { root } from './lib/paths.ts';
import { runStep } from './lib/step.ts';
import { e2e, lint, site, types, unit, wire } from './lib/suites.ts';

explain(`
npm test [-- types|lint|unit|site|wire|e2e ...]
Runs everything that decides whether the project is sound, or only the parts named:
  types  the TypeScript compiler
  lint   the linter, with the rule which part may import which
  unit   tests beside the source
  site   what the build wrote: every address, its texts, sizes and policies
  wire   real servers over HTTP on a real PostgreSQL; starting, stopping and killing them
  e2e    the built product in a real Chrome or Chromium, which is installed when there is none
The last line is "N passed, N failed".
CHROME_PATH names the browser to use. DURABILITY_CYCLES sets how often the durability test kills the server.
`);

let builtOnce: Promise<boolean> | undefined;
const built = () => {
  const options = [join(root, 'tasks/build.ts')];
  builtOnce ??= runStep({ title: 'build', program: process.execPath, options, minutes: 5 });
  return builtOnce;
};

/** Without a build, or without a browser, a part counts as one failed test. */
async function inBrowser(): Promise<Counts> {
  try {
    const chrome = await ensureChrome();
    return (await built()) ? await e2e(chrome) : single(false);
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    return single(false);
  }
}

const parts: Readonly<Record<string, () => Promise<Counts>>> = {
  types,
  lint,
  unit,
  site: async () => ((await built()) ? await site() : single(false)),
  wire,
  e2e: inBrowser,
};
const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in parts));
if (unknown) {
  console.error(`There is no part ${unknown}: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const results: Counts[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) results.push(await part());
}
const { passed, failed } = sum(results);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
