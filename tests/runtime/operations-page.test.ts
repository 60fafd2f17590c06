import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { longestSeconds } from '../../src/server/auth/hold.ts';
import { type Limit, limits } from '../../src/server/auth/limits.ts';
import { root } from '../support/server.ts';

const subjects = {
  address: 'Address',
  'account at an address': 'Here',
  'account everywhere': 'Everywhere',
  'account on a device': 'Device',
  account: 'Account',
  session: 'Session',
};

const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');

it('the page on operations lists the limits that hold', () => {
  const rows = page.matchAll(/^\| [\w -]+\| ([\w ]+?) +\| (\d+) +\| (\d+) minutes +\| `(\w+)`/gm);
  const listed = [...rows].map(([, subject, calls, minutes, code]) => [subject, Number(calls), Number(minutes), code]);
  const { notedNowAndThen, ...answered } = limits;
  const held = Object.entries(answered).map(([name, { calls, seconds, code }]) => {
    const [subject] = Object.entries(subjects).find(([, ending]) => name.endsWith(ending)) ?? [];
    return [subject, calls, seconds / 60, code];
  });
  expect(listed).toEqual(held);
  expect(page).toContain(`${notedNowAndThen.calls} in ${notedNowAndThen.seconds / 60} minutes`);
});

const day = 24 * 3600;
const inWords = (number: number) => number.toLocaleString('en');

it.each<[string, Limit, Limit]>([
  ['passwords', limits.signInHere, limits.signInEverywhere],
  ['codes', limits.codeHere, limits.codeEverywhere],
  ['mails', limits.mailHere, limits.mailEverywhere],
  ['text messages', limits.smsHere, limits.smsEverywhere],
])('and what they allow in a day: %s', (what, here, everywhere) => {
  const lasting = (day / here.seconds) * here.calls;
  const ofOne = here.calls + lasting;
  const ofFull = everywhere.held
    ? (everywhere.held * day) / longestSeconds
    : (day / everywhere.seconds) * everywhere.calls;
  const row = [what, inWords(ofOne), inWords(everywhere.calls + ofFull)];
  expect(page.replaceAll(/ +\| /g, ' | ')).toContain(`| ${row.join(' | ')} `);
});
