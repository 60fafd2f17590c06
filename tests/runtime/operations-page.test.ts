import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { limits } from '../../src/server/auth/limits.ts';
import { root } from '../support/server.ts';

const subjects = {
  address: 'Address',
  'account at an address': 'Here',
  'account everywhere': 'Everywhere',
  'account on a device': 'Device',
  account: 'Account',
};

it('the page on operations lists the limits that hold', () => {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const rows = page.matchAll(/^\| [\w -]+\| ([\w ]+?) +\| (\d+) +\| (\d+) minutes +\| `(\w+)`/gm);
  const listed = [...rows].map(([, subject, calls, minutes, code]) => [subject, Number(calls), Number(minutes), code]);
  const { notedRefusal, ...answered } = limits;
  const held = Object.entries(answered).map(([name, { calls, seconds, code }]) => {
    const [subject] = Object.entries(subjects).find(([, ending]) => name.endsWith(ending)) ?? [];
    return [subject, calls, seconds / 60, code];
  });
  expect(listed).toEqual(held);
  expect(page).toContain(`${notedRefusal.calls} in ${notedRefusal.seconds / 60} minutes`);
});
