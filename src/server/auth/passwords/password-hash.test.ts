import { hash as argon2 } from '@node-rs/argon2';
import { hash as bcrypt } from '@node-rs/bcrypt';
import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, isPasswordHash, verifyPassword } from './password-hash.ts';

describe('verifyPassword', () => {
  const password = 'Ğizli-Şifre-9';

  it('accepts argon2id and bcrypt hashes', async () => {
    for (const stored of [await hashPassword(password), await bcrypt(password, { cost: 4 })]) {
      expect(isPasswordHash(stored)).toBe(true);
      expect(await verifyPassword(stored, password)).toBe(true);
      expect(await verifyPassword(stored, `${password} `)).toBe(false);
    }
  });

  it('refuses any password without a stored hash, and a password bcrypt would truncate', async () => {
    const long = 'x'.repeat(73);
    expect(await verifyPassword(null, password)).toBe(false);
    expect(await verifyPassword(await bcrypt(long, { cost: 4 }), long)).toBe(false);
    expect(await verifyPassword(await argon2(long), long)).toBe(false);
  });

  it('hashes with argon2id at the recommended cost', async () => {
    expect(await hashPassword(password)).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/);
  });
});

it('a hash made with other settings still verifies, and is due for replacement', async () => {
  const password = 'Ğizli-Şifre-9';
  const earlier = await argon2(password, { memoryCost: 12_288, timeCost: 3, parallelism: 1 });
  expect(await verifyPassword(earlier, password)).toBe(true);
  expect(isOutdated(earlier)).toBe(true);
  expect(isOutdated(await bcrypt(password, { cost: 4 }))).toBe(true);
  expect(isOutdated(await hashPassword(password))).toBe(false);
});

it.each([
  '',
  'x',
  '$1$abc',
  `$2b$31$${'a'.repeat(53)}`,
  '$argon2id$v=19$m=9999999,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNo',
])('does not accept as a hash: %s', (text) => {
  expect(isPasswordHash(text)).toBe(false);
});
