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
Measures the product against its goals, or only the parts named. Prints figures without judging them. A busy machine
makes them worse, so each part prints the load; compared products take turns, so their ratio within one run is valid.
  api   the data API compared with PostgREST 12 on the same database, memory, startup; installs PostgREST into .cache/bench
  crm   the CRM in a browser with a hundred thousand records
  site  build time, bytes of the first view, throughput compared with nginx; needs wrk and nginx
Settings come from environment variables:
  BENCH_ROUNDS       how many turns each compared product takes (api 7, site 3)
  BENCH_SECONDS      seconds of one turn (api 1, site 5)
  BENCH_ROWS         sizes of the database for api (10000,100000,1000000); 100000 alone gives the ratios in two minutes
  BENCH_CASES        cases of api (list,count,search,insert,sign-in,refresh)
  BENCH_DATA_DIR     a folder that keeps the records of api or crm for the next run
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
