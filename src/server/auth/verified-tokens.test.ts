import { expect, it } from 'vitest';
import { VerifiedTokens } from './verified-tokens.ts';

const now = () => Math.floor(Date.now() / 1000);
const always = () => true;

it('gives back the claims while token and key are valid', () => {
  const tokens = new VerifiedTokens();
  const claims = { exp: now() + 60, sub: 'a' };
  tokens.add('t', { claims, kid: 'k' });
  expect(tokens.find('t', always)).toBe(claims);
  expect(tokens.find('other', always)).toBeUndefined();
  expect(tokens.find('t', (kid) => kid !== 'k')).toBeUndefined();
  expect(tokens.find('t', always)).toBeUndefined();
});

it('forgets what has expired', () => {
  const tokens = new VerifiedTokens();
  tokens.add('t', { claims: { exp: now() }, kid: 'k' });
  expect(tokens.find('t', always)).toBeUndefined();
});

it('keeps the newest thousand', () => {
  const tokens = new VerifiedTokens();
  for (let count = 0; count < 1001; count += 1) tokens.add(`t${count}`, { claims: { exp: now() + 60 }, kid: 'k' });
  expect(tokens.find('t0', always)).toBeUndefined();
  expect(tokens.find('t1', always)).toBeDefined();
  expect(tokens.find('t1000', always)).toBeDefined();
});
