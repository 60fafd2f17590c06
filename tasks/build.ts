import { parseArgs } from 'node:util';
import { build, siteUrlFrom } from '../src/build/build.ts';
import { explain, fail } from './lib/help.ts';

explain(`
npm run build [-- --force]
Builds the public site and the CRM into dist/, but only what is out of date because sources, agency.config.ts, SITE_URL
or the lock file changed since the last build. --force builds everything.
`);

try {
  const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
  const started = performance.now();
  const built = await build(siteUrlFrom(process.env), values);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    built.length > 0 ? `Built ${built.join(' and ')} in ${seconds} s` : 'Nothing to build: dist/ is up to date',
  );
} catch (error) {
  fail(error);
}
