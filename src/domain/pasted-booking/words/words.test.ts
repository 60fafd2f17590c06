import { expect, it } from 'vitest';
import { airportNames, noAirports, otherAirports, severalAirports } from '../../places/airport-names.ts';
import { foldText } from '../../text/turkish.ts';
import { entriesOf, wordsOf } from '../expressions.ts';
import * as citizenNumbers from './citizen-numbers.ts';
import * as codes from './codes.ts';
import * as companies from './companies.ts';
import * as days from './days.ts';
import * as flights from './flights.ts';
import { dotlessNames, givenNames } from './given-names.ts';
import { months, weekdays } from './months.ts';
import * as names from './names.ts';
import { noNames } from './no-names.ts';
import * as otherTexts from './other-texts.ts';
import * as payments from './payments.ts';
import * as phones from './phones.ts';
import * as sums from './sums.ts';

const { noCodes, ...codeLabels } = codes;
const { commonNames, ...companyLabels } = companies;
const { besideEnds, joints, ...flightLabels } = flights;
const { particles, ...nameLabels } = names;
const { sumLabels, ...sumWords } = sums;
const { groundLabels, ...textWords } = otherTexts;

const ofMonths = (part: 'full' | 'short') => months.map((month) => month[part]).join(' ');
const words: Record<string, string> = {
  noCodes,
  commonNames,
  besideEnds,
  joints,
  particles,
  givenNames,
  dotlessNames,
  noNames,
};
const labels: Record<string, string> = {
  ...{ ...citizenNumbers, ...codeLabels, ...companyLabels, ...days, ...flightLabels, ...nameLabels },
  ...{ ...textWords, ...payments, ...phones, ...sumWords, ...sumLabels, groundLabels: groundLabels.join(';') },
};

const twice = (all: readonly string[]) => [...new Set(all.filter((one, at) => all.indexOf(one) < at))];

/** All spellings of a label without its blanks: `a[b] (c|d[e])` is `abc`, `abd`, `abde`, `ac`, `ad` and `ade`. */
function spelled(label: string): string[] {
  const start = label.search(/[([]/);
  if (start < 0) return [label];
  const choices = label[start] === '[' ? ['', ''] : [''];
  let end = start + 1;
  for (let depth = 1; depth > 0; end += 1) {
    const sign = label[end] ?? '';
    depth += { '(': 1, '[': 1, ')': -1, ']': -1 }[sign] ?? 0;
    if (depth === 1 && sign === '|') choices.push('');
    else if (depth > 0) choices.push(`${choices.pop()}${sign}`);
  }
  const behind = spelled(label.slice(end));
  return choices.flatMap(spelled).flatMap((choice) => behind.map((rest) => label.slice(0, start) + choice + rest));
}

it.each(Object.entries(labels))('%s has each label once', (_, table) => {
  expect(twice(entriesOf(table).flatMap((label) => spelled(label.replaceAll(' ', ''))))).toEqual([]);
});

it.each(Object.entries({ ...words, monthNames: ofMonths('full'), monthsShort: ofMonths('short'), ...weekdays }))(
  '%s has each word once, and folded',
  (_, table) => {
    expect(twice(wordsOf(table))).toEqual([]);
    expect(wordsOf(table)).toEqual(wordsOf(foldText(table)));
  },
);

it('has no word both as a name and as a non-name', () => {
  const stop = wordsOf(noNames);
  expect([...givenNames, ...Object.values(weekdays)].flatMap(wordsOf).filter((word) => stop.includes(word))).toEqual(
    [],
  );
});

it('has each place and each airport once', () => {
  const rows = [airportNames, severalAirports].flatMap((table) => table.trim().split('\n'));
  const places = rows.map(
    (row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1).split('|')] as const,
  );
  expect(twice(places.flatMap(([, all]) => all))).toEqual([]);
  expect(places.flatMap(([, all]) => all).filter((name) => name !== foldText(name))).toEqual([]);
  const named = [...new Set(places.flatMap(([all]) => all.split('/')))];
  expect(twice([...named, ...wordsOf(otherAirports)])).toEqual([]);
  expect(twice(wordsOf(noAirports))).toEqual([]);
});
