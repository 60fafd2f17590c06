import { sum } from './lib/counts.ts';
import { explain } from './lib/help.ts';
import { leaveNothing } from './lib/interruption.ts';
import { lint, types, unit } from './lib/suites.ts';

explain(`
npm run check
Checks types, lint rules and unit tests: the quick part of npm test.
`);

leaveNothing();
const { passed, failed } = sum([await types(), await lint(), await unit()]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
