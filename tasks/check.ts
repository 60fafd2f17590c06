import { sum } from './lib/counts.ts';
import { explain } from './lib/help.ts';
import { leaveNothing } from './lib/interruption.ts';
import { lint, types, vitest } from './lib/suites.ts';

explain(`
npm run check
Checks types, lint rules and unit tests: the quick part of npm test.
`);

leaveNothing();
const parts = [await types(), await lint(), await vitest('unit', ['here'], ['src/', 'tasks/'])];
const { passed, failed } = sum(parts.flatMap(({ files }) => files));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
