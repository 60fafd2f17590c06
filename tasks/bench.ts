import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, siteUrlFrom } from '../src/build/build.ts';
import { explain, fail } from './lib/help.ts';
import { root } from './lib/paths.ts';

const directory = join(root, 'bench');
const names = readdirSync(directory)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));

explain(`
npm run bench [-- ${names.join('|')} ...]
Measures the product against its goals, or only the parts named. It prints figures and asserts nothing; a busy machine
makes them worse, so each part prints the load. BENCH_SECONDS sets how long one measurement takes.
  api   the data API beside the same SQL without it
  crm   the CRM in a browser with a hundred thousand records
  site  build time, bytes of the first view, throughput beside nginx; needs wrk and nginx
`);

try {
  const chosen = process.argv.slice(2);
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown) throw new Error(`There is no benchmark ${unknown}: ${names.join(', ')}.`);
  await build(siteUrlFrom(process.env));
  for (const name of chosen.length > 0 ? chosen : names) {
    console.log(`\n${name}`);
    await import(pathToFileURL(join(directory, `${name}.ts`)).href);
  }
} catch (error) {
  fail(error);
}
