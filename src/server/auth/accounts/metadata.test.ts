import { describe, expect, it } from 'vitest';
import { isSmall, mergeMetadata, mergeUserMetadata, shownUserMetadata } from './metadata.ts';

describe('shownUserMetadata', () => {
  it.each([
    [{}, {}, {}],
    [{ is_admin: true }, {}, {}],
    [{ is_admin: true }, { is_admin: false }, { is_admin: false }],
    [{ a: 1 }, { is_admin: true }, { a: 1, is_admin: true }],
    [{ is_admin: true }, { is_admin: 'true' }, {}],
  ])('of %j with app metadata %j is %j', (own, app, shown) => {
    expect(shownUserMetadata(own, app)).toEqual(shown);
  });
});

it('mergeUserMetadata drops only the claim of a user to be an admin', () => {
  expect(mergeUserMetadata({ b: 1 }, { is_admin: true, isAdmin: true, a: { is_admin: true } })).toEqual({
    b: 1,
    isAdmin: true,
    a: { is_admin: true },
  });
});

it('mergeMetadata applies a patch to the stored metadata; null removes a key', () => {
  expect(mergeMetadata({ a: 1, b: 2, c: { d: 1 } }, { b: null, c: { e: 2 }, f: 3 })).toEqual({
    a: 1,
    c: { e: 2 },
    f: 3,
  });
});

const large = { x: '€'.repeat(681) };

it('metadata is measured in bytes', () => {
  expect(isSmall({ x: '€'.repeat(680) })).toBe(true);
  expect(isSmall(large)).toBe(false);
});

it('a patch must not make metadata too large, but may shrink metadata that already is', () => {
  const refusal = expect.objectContaining({ status: 400, code: 'validation_failed' });
  expect(() => mergeMetadata({ a: 'x'.repeat(1_500) }, { b: 'y'.repeat(1_500) })).toThrow(refusal);
  expect(() => mergeMetadata(large, { a: 1 })).toThrow(refusal);
  expect(mergeMetadata({ ...large, a: 1 }, { a: null })).toEqual(large);
  expect(mergeMetadata(large, {})).toEqual(large);
});
