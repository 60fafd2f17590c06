import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChrome } from './lib/chrome.ts';
import { single, sum } from './lib/counts.ts';
import { explain } from './lib/help.ts';
import { leaveNothing } from './lib/interruption.ts';
import { root } from './lib/paths.ts';
import { ensurePooler } from './lib/pgbouncer.ts';
import { type PartResult, secondLook } from './lib/second-look.ts';
import { runStep } from './lib/step.ts';
import { lint, playwright, types, vitest } from './lib/suites.ts';

explain(`
npm test [-- types|lint|unit|site|wire|e2e ...] [--strict]
npm run test:deep [-- kinds|deep|browser ...]
npm test decides whether a change may be merged. Its parts:
  types  the TypeScript compiler
  lint   the linter, including the rules on which folder may import which
  unit   tests beside the source
  site   the built files: every address, its texts, sizes and policies
  wire   real servers over HTTP on the embedded PostgreSQL
  e2e    the built product in a real Chrome or Chromium
A file that fails is run once more, alone. If that passes, it is listed under "Unsteady:" and counts as passed;
with --strict it counts as failed.
test:deep runs the rest before a release: files named *.deep.test.ts and *.deep.spec.ts, which npm test skips. Its parts:
  kinds    the wire tests on an external PostgreSQL, behind PgBouncer and with a hosted project
  deep     kills, interleavings, limits with real waiting, backups, installs
  browser  every width and page, random sequences, long tables
The last line is "N passed, N failed". PgBouncer and a browser are installed if missing.
CHROME_PATH and PGBOUNCER_PATH name the programs to use. DURABILITY_CYCLES sets how often each
durability test kills the server or its database, DURABILITY_SEED which process it kills at which moment.
`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { strict: { type: 'boolean', default: false }, deep: { type: 'boolean', default: false } },
});

let builtOnce: Promise<boolean> | undefined;
const built = () => {
  const options = [join(root, 'tasks/build.ts')];
  builtOnce ??= runStep({ title: 'build', program: process.execPath, options });
  return builtOnce;
};

const failed: PartResult = { files: [single(false)] };

/**
 * Runs a part of the tests that needs a program; counts as one failed test if the program is not found or installed.
 */
async function having<T>(needed: () => Promise<T> | T, part: (found: T) => Promise<PartResult>): Promise<PartResult> {
  let found: T;
  try {
    found = await needed();
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    return failed;
  }
  return await part(found);
}

/** Runs a part of the tests after the build; counts as one failed test if the build failed. */
const onBuild = async (part: () => Promise<PartResult>) => ((await built()) ? await part() : failed);
const inBrowser = (title: string, project: string) =>
  having(ensureChrome, (chrome) => onBuild(() => playwright(title, project, chrome)));

const gate: Readonly<Record<string, () => Promise<PartResult>>> = {
  types,
  lint,
  unit: () => vitest('unit', ['here'], ['src/', 'tasks/']),
  site: () => onBuild(() => vitest('site', ['here'], ['tests/site/'])),
  wire: () => vitest('wire', ['embedded']),
  e2e: () => inBrowser('e2e', 'gate'),
};
const deep: typeof gate = {
  kinds: () => having(ensurePooler, () => vitest('kinds', ['external', 'pooled', 'hosted'])),
  deep: () => onBuild(() => vitest('deep', ['deep'])),
  browser: () => inBrowser('browser', 'deep'),
};

const parts = values.deep ? deep : gate;
const unknown = positionals.find((name) => !(name in parts));
if (unknown) {
  console.error(`There is no part ${unknown}: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

leaveNothing();
const chosen = Object.keys(parts).filter((name) => positionals.length === 0 || positionals.includes(name));
const quick = ['types', 'lint', 'unit'];
const run = async (name: string) => (await parts[name]?.()) ?? failed;
// The quick parts run while the products are built; each part that starts servers or browsers runs alone afterwards.
const needsBuild = chosen.some((name) => name !== 'wire' && name !== 'kinds' && !quick.includes(name));
const [ran] = await Promise.all([
  Promise.all(chosen.filter((name) => quick.includes(name)).map(run)),
  needsBuild ? built() : null,
]);
for (const name of chosen.filter((name) => !quick.includes(name))) ran.push(await run(name));
const isOnceOnly = values.strict || values.deep;
const { results, unsteady } = await secondLook(isOnceOnly ? ran.map(({ files }) => ({ files })) : ran);
if (unsteady.length > 0) {
  console.log('\nUnsteady:');
  for (const { file, reason } of unsteady) console.log(`  ${file}\n${reason.replace(/^/gm, '    ')}`);
  console.log(`\n${unsteady.length} unsteady`);
}
const counts = sum(results);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);
