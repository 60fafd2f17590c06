import { expect, it } from 'vitest';
import type { Queries } from '../database/pool.ts';
import { audit } from './audit.ts';

const entry = { action: 'sign_in_refused', actorRole: 'anon' } as const;
const failing = (error: unknown): Queries => ({ query: () => Promise.reject(error) });

it('reports a server error, never a fault of the caller, if the database refuses an entry', async () => {
  const refused = Object.assign(new Error('duplicate key'), { code: '23505' });
  await expect(audit(failing(refused), entry)).rejects.toThrow('The audit log could not be written (23505).');
});
