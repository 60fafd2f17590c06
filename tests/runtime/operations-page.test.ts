import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { limits } from '../../src/server/auth/limits.ts';
import { root } from '../support/server.ts';

it('docs/operations.md lists the limits of the code', () => {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const rows = page.matchAll(/^\| [^|]+\| [^|]+\| (\d+) +\| (\d+) minutes +\|$/gm);
  const listed = [...rows].map(([, calls, minutes]) => [Number(calls), Number(minutes)]);
  expect(listed).toEqual(Object.values(limits).map(({ calls, seconds }) => [calls, seconds / 60]));
});
