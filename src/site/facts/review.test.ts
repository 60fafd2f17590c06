import { expect, test } from 'vitest';
import { dueFacts, factsWarning } from './review.ts';

test('a second-hand fact is due for review at once, a fact from the airline after six months', () => {
  const due = (today: string, name: string) => dueFacts(today).find((fact) => fact.name === name);
  expect(due('2026-11-21', 'pegasus online')).toMatchObject({ isOld: false, isAlone: true });
  expect(due('2026-11-21', 'pegasus addOnline')).toBeUndefined();
  expect(due('2027-05-20', 'pegasus addOnline')).toBeUndefined();
  expect(due('2027-05-21', 'pegasus addOnline')).toMatchObject({ isOld: true, isAlone: false });
});

test('a fact with a second source is not due, nor is a fact for which no source was found', () => {
  const names = dueFacts('2026-11-21').map(({ name }) => name);
  expect(names).not.toContain('azal fares');
  expect(names).not.toContain('sunexpress online');
});

test('every due fact says where to look it up', () => {
  for (const { where, name } of dueFacts('2026-11-21'))
    if (!name.startsWith('common')) expect(where, name).toMatch(/https:\/\//);
});

test('the warning counts old facts and facts with a single source', () => {
  expect(factsWarning('2026-11-21')).toMatch(
    /21\.11\.2026: 0 were last read .*, [1-9]\d+ rest on one secondary source/,
  );
  expect(factsWarning('2027-06-01')).not.toMatch(/: 0 were/);
});
