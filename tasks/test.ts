import { join } from 'node:path';
import { ensureChrome } from './lib/chrome.ts';
import { type Counts, single, sum } from './lib/counts.ts';
import { explain } from './lib/help.ts';
import { leaveNothing } from './lib/interruption.ts';
import { root } from './lib/paths.ts';
import { ensurePooler } from './lib/pgbouncer.ts';
import { runStep } from './lib/step.ts';
import { e2e, lint, site, types, unit, wire } from './lib/suites.ts';

explain(`
npm test [-- types|lint|unit|site|wire|e2e ...]
Runs everything that decides whether the project is sound, or only the parts named:
  types  the TypeScript compiler
  lint   the linter, with the rule which part may import which
  unit   tests beside the source
  site   what the build wrote: every address, its texts, sizes and policies
  wire   real servers over HTTP on a real PostgreSQL, also behind PgBouncer; starting, stopping and killing them
  e2e    the built product in a real Chrome or Chromium
The last line is "N passed, N failed". PgBouncer and a browser are installed when there are none.
CHROME_PATH and PGBOUNCER_PATH name those to use. DURABILITY_CYCLES sets how often each
durability test kills the server or its database, DURABILITY_SEED what it kills when.
`);

let builtOnce: Promise<boolean> | undefined;
const built = () => {
  const options = [join(root, 'tasks/build.ts')];
  builtOnce ??= runStep({ title: 'build', program: process.execPath, options });
  return builtOnce;
};

/** A part counts as one failed test where what it needs can neither be found nor installed. */
async function having<T>(needed: () => Promise<T> | T, part: (found: T) => Promise<Counts>): Promise<Counts> {
  let found: T;
  try {
    found = await needed();
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    return single(false);
  }
  return await part(found);
}

/** Without a build a part counts as one failed test. */
const onBuild = async (part: () => Promise<Counts>) => ((await built()) ? await part() : single(false));

const parts: Readonly<Record<string, () => Promise<Counts>>> = {
  types,
  lint,
  unit,
  site: () => onBuild(site),
  wire: () => having(ensurePooler, wire),
  e2e: () => having(ensureChrome, (chrome) => onBuild(() => e2e(chrome))),
};
const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in parts));
if (unknown) {
  console.error(`There is no part ${unknown}: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

leaveNothing();
const results: Counts[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) results.push(await part());
}
const { passed, failed } = sum(results);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
