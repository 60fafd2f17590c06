import { expect, it } from 'vitest';
import { Rounds } from './rounds.ts';

function filled(): Rounds<string> {
  const rounds = new Rounds<string>();
  for (const one of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) rounds.add(one.slice(0, 1), one);
  return rounds;
}
const all = (rounds: Rounds<string>) => Array.from({ length: 7 }, () => rounds.next());

it('gives one of each party in turn', () => {
  const rounds = filled();
  expect(all(rounds)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', undefined]);
  expect(rounds.isEmpty).toBe(true);
});

it('passes over a party that may not have its turn, which keeps it', () => {
  const rounds = filled();
  expect(rounds.next((party) => party !== 'a')).toBe('b1');
  expect(rounds.next()).toBe('a1');
  expect(rounds.next(() => false)).toBeUndefined();
});

it('forgets what need not wait any more', () => {
  const rounds = filled();
  for (const one of ['a1', 'b1', 'x1']) rounds.remove(one.slice(0, 1), one);
  expect(all(rounds).filter(Boolean)).toEqual(['a2', 'c1', 'a3', 'c2']);
});
