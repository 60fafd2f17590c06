import { expect, it } from 'vitest';
import type { Queries } from '../database/pool.ts';
import { HttpError } from '../http/errors.ts';
import { audit } from './audit.ts';

const entry = { action: 'sign_in_refused', actorRole: 'anon' } as const;
const failing = (error: unknown): Queries => ({ query: () => Promise.reject(error) });

it('leaves it to the caller to ask for less where an entry had no turn in time', async () => {
  const refusal = new HttpError(429, 'too_many_requests', 'Too many requests of this caller are waiting');
  await expect(audit(failing(refusal), entry)).rejects.toBe(refusal);
});

it('never blames the caller for what the database refuses of an entry', async () => {
  const refused = Object.assign(new Error('duplicate key'), { code: '23505' });
  await expect(audit(failing(refused), entry)).rejects.toThrow('The audit log could not be written (23505).');
});
