import { afterEach, expect, it, vi } from 'vitest';
import { uuid } from './uuid.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('makes a new version 4 each time, also over plain http', () => {
  // As on a page over plain http, where browsers have no `randomUUID`.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(uuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set([uuid(), uuid(), uuid()]).size).toBe(3);
});
