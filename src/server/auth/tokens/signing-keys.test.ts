import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadKeys } from './signing-keys.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const seconds = () => Math.floor(Date.now() / 1000);
const newKey = (purpose: string) => ({
  kid: randomBytes(6).toString('hex'),
  purpose,
  secret: randomBytes(32),
  createdAt: seconds(),
  validUntil: null as number | null,
});
/** The rows of a database that several servers may share. */
const newRows = () => ['access', 'anon', 'service_role', 'digest', 'factor'].map(newKey);
const keysOf = (rows: object[]) => loadKeys({ query: async <Row>() => rows as Row[] });

const claims = { aud: 'authenticated', role: 'authenticated', sub: 'a' };
const badJwt = { status: 401, code: 'bad_jwt' };

it('believes an access token until it ends, however often it was seen', async () => {
  const keys = await keysOf(newRows());
  const token = await keys.signAccessToken(claims, 30);
  for (let turn = 0; turn < 2; turn += 1) expect(await keys.verify(token)).toMatchObject(claims);
  vi.advanceTimersByTime(30_000);
  await expect(keys.verify(token)).rejects.toMatchObject(badJwt);
});

it('believes a token until its key ends, however often it was seen', async () => {
  const rows = newRows();
  const keys = await keysOf(rows);
  const token = await keys.signAccessToken(claims, 600);
  expect(await keys.verify(token)).toMatchObject(claims);
  Object.assign(rows[0] ?? {}, { validUntil: seconds() + 90 });
  rows.push(newKey('access'));
  vi.advanceTimersByTime(61_000);
  expect(await keys.verify(token)).toMatchObject(claims);
  vi.advanceTimersByTime(30_000);
  await expect(keys.verify(token)).rejects.toMatchObject(badJwt);
  expect(await keys.verify(await keys.signAccessToken(claims, 600))).toMatchObject(claims);
});

it('believes no token of another server, and no claim that the key does not stand for', async () => {
  const [keys, others] = [await keysOf(newRows()), await keysOf(newRows())];
  for (const token of [others.anonKey, await others.signAccessToken(claims, 60), 'x', '']) {
    await expect(keys.verify(token)).rejects.toMatchObject(badJwt);
  }
  for (const wrong of [{ role: 'service_role' }, { role: 'anon' }, { aud: 'others' }]) {
    const token = await keys.signAccessToken({ ...claims, ...wrong }, 60);
    await expect(keys.verify(token)).rejects.toMatchObject(badJwt);
  }
});

it('encrypts so that only the same keys open it', async () => {
  const [keys, others] = [await keysOf(newRows()), await keysOf(newRows())];
  const sealed = await keys.encrypt('JBSWY3DPEHPK3PXP');
  expect(await keys.decrypt(sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed.equals(await keys.encrypt('JBSWY3DPEHPK3PXP'))).toBe(false);
  await expect(others.decrypt(sealed)).rejects.toThrow();
  await expect(keys.decrypt(sealed.fill('A', sealed.length - 4))).rejects.toThrow();
});
