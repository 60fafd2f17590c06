import { expect, test } from 'vitest';
import { isAirlinePage, lengths, longest, mean, repeatedShare } from './words.ts';

const all = lengths();
const airlinePages = all.filter(isAirlinePage);

test('the airlines’ pages are short', () => {
  expect(mean(airlinePages)).toBeLessThanOrEqual(480);
  expect(longest(airlinePages)?.words, longest(airlinePages)?.path).toBeLessThanOrEqual(620);
});

test('hubs except the FAQ are short, not counting the comparison and the tool’s form', () => {
  const hubs = all.filter(({ kind, path }) => kind === 'hub' && !path.endsWith('sik-sorulan-sorular'));
  expect(hubs.filter(({ words }) => words > 650)).toEqual([]);
});

test('at most 8 % of the words on the airlines’ pages are in texts that nearly all of them repeat', () => {
  expect(repeatedShare().share).toBeLessThanOrEqual(0.08);
});
