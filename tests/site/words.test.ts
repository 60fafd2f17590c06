import { expect, test } from 'vitest';
import { isAirlinePage, lengths, longest, mean, repeatedShare } from './words.ts';

const all = lengths();
const airlinePages = all.filter(isAirlinePage);

test('the airlines’ pages are short', () => {
  expect(mean(airlinePages)).toBeLessThanOrEqual(480);
  expect(longest(airlinePages)?.words, longest(airlinePages)?.path).toBeLessThanOrEqual(620);
});

test('hubs are short outside their comparison and their tool’s form, but for the page of questions', () => {
  const hubs = all.filter(({ kind, path }) => kind === 'hub' && !path.endsWith('sik-sorulan-sorular'));
  expect(hubs.filter(({ words }) => words > 650)).toEqual([]);
});

test('little on the airlines’ pages is the same on a hundred of them', () => {
  expect(repeatedShare().share).toBeLessThanOrEqual(0.08);
});
