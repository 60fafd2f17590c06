import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { limits } from '../../src/server/auth/rate-limits.ts';
import { root } from '../support/server.ts';

it('the page on operations lists the limits that hold', () => {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const rows = [...page.matchAll(/^\| [\w -]+\| (address|account) +\| (\d+) +\| (\d+) minutes +\| `(\w+)`/gm)];
  const listed = rows.map(([, subject, calls, minutes, code]) => [subject, Number(calls), Number(minutes) * 60, code]);
  const held = Object.entries(limits).map(([name, { calls, seconds, code }]) => [
    name.endsWith('Address') ? 'address' : 'account',
    calls,
    seconds,
    code,
  ]);
  expect(listed).toEqual(held);
});
