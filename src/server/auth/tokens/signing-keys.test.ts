import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
const newRows = () => ['access', 'anon', 'service_role', 'digest', 'factor'].map(newKey);
const keysOf = (rows: object[]) => loadKeys({ query: async <Row>() => rows as Row[] });

const claims = { aud: 'authenticated', role: 'authenticated', sub: 'a' };
const badJwt = { status: 401, code: 'bad_jwt' };

it('accepts an access token until it expires, however often it was verified', async () => {
  const keys = await keysOf(newRows());
  const token = await keys.signAccessToken(claims, 30);
  for (let turn = 0; turn < 2; turn += 1) expect(await keys.verify(token)).toMatchObject(claims);
  vi.advanceTimersByTime(30_000);
  await expect(keys.verify(token)).rejects.toMatchObject(badJwt);
});

it('accepts a token until its key expires, however often it was verified', async () => {
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

describe('refuses a token', () => {
  it('of another server, and text that is no token', async () => {
    const [keys, others] = [await keysOf(newRows()), await keysOf(newRows())];
    for (const token of [others.anonKey, await others.signAccessToken(claims, 60), 'x', '', 'x.y', 'x.y.z']) {
      await expect(keys.verify(token)).rejects.toMatchObject(badJwt);
    }
  });

  it.each<[string, claims: object, header?: object]>([
    ['for another audience', { aud: 'others' }],
    ['without expiry', { exp: undefined }],
    ['that has expired', { exp: seconds() - 1 }],
    ['that is not valid yet', { nbf: seconds() + 300 }],
    ['signed with another algorithm', {}, { alg: 'HS512' }],
    ['signed with an unknown key', {}, { kid: 'x' }],
    ['that names no key', {}, { kid: undefined }],
  ])('%s', async (_name, wrong, header = {}) => {
    const rows = newRows();
    const keys = await keysOf(rows);
    const sign = (said: object, named: object) =>
      new SignJWT({ ...claims, exp: seconds() + 60, ...said })
        .setProtectedHeader({ alg: 'HS256', kid: rows[0]?.kid ?? '', ...named })
        .sign(rows[0]?.secret ?? new Uint8Array());
    expect(await keys.verify(await sign({}, {}))).toMatchObject(claims);
    await expect(keys.verify(await sign(wrong, header))).rejects.toMatchObject(badJwt);
  });

  it('with another role than that of its key', async () => {
    const rows = newRows();
    const keys = await keysOf(rows);
    for (const { kid, purpose, secret } of rows) {
      for (const role of ['authenticated', 'anon', 'service_role']) {
        const said = new SignJWT({ ...claims, role, exp: seconds() + 60 });
        const token = await said.setProtectedHeader({ alg: 'HS256', kid }).sign(secret);
        const isRight = role === (purpose === 'access' ? 'authenticated' : purpose);
        const isBelieved = await keys.verify(token).then(Boolean, () => false);
        expect([purpose, role, isBelieved]).toEqual([purpose, role, isRight]);
      }
    }
  });

  it('that is not signed, or was changed', async () => {
    const keys = await keysOf(newRows());
    const [header = '', payload = '', signature = ''] = (await keys.signAccessToken(claims, 60)).split('.');
    const changed = (part: string, by: object) => {
      const said = JSON.parse(Buffer.from(part, 'base64url').toString());
      return Buffer.from(JSON.stringify({ ...said, ...by })).toString('base64url');
    };
    for (const token of [
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${changed(header, { alg: 'none' })}.${payload}.`,
      `${header}.${changed(payload, { sub: 'b' })}.${signature}`,
    ]) {
      await expect(keys.verify(token)).rejects.toMatchObject(badJwt);
    }
  });
});

it('only the keys that encrypted a text decrypt it', async () => {
  const [keys, others] = [await keysOf(newRows()), await keysOf(newRows())];
  const sealed = await keys.encrypt('JBSWY3DPEHPK3PXP');
  expect(await keys.decrypt(sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed.equals(await keys.encrypt('JBSWY3DPEHPK3PXP'))).toBe(false);
  await expect(others.decrypt(sealed)).rejects.toThrow();
  await expect(keys.decrypt(sealed.fill('A', sealed.length - 4))).rejects.toThrow();
});
