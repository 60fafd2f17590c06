import { afterEach, expect, it, vi } from 'vitest';
import { uuid } from './uuid.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('makes another version 4 each time, also on a page that came over plain http', () => {
  // Where browsers offer no `randomUUID`.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(uuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set([uuid(), uuid(), uuid()]).size).toBe(3);
});
