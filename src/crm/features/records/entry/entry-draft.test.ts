import { expect, it } from 'vitest';
import { newEntry } from './entry-draft.ts';

it('gives each sale a version 4 UUID of its own', () => {
  const made = Array.from({ length: 200 }, () => newEntry('2026-11-21').clientRef);
  expect(new Set(made).size).toBe(200);
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
