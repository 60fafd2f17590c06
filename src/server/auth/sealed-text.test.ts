import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decryptText, encryptText } from './sealed-text.ts';

const key = createSecretKey(randomBytes(32));

describe('sealed text', () => {
  it.each(['', 'JBSWY3DPEHPK3PXP', 'ğüşİöç🛫'])('opens again: %j', (text) => {
    expect(decryptText(key, encryptText(key, text))).toBe(text);
  });

  it('differs each time and holds nothing of the text', () => {
    const [one, other] = [encryptText(key, 'JBSWY3DPEHPK3PXP'), encryptText(key, 'JBSWY3DPEHPK3PXP')];
    expect(one.equals(other)).toBe(false);
    expect(one.toString('latin1')).not.toContain('JBSWY');
  });

  it('does not open with another key, or after a change of any byte', () => {
    const sealed = encryptText(key, 'JBSWY3DPEHPK3PXP');
    expect(() => decryptText(createSecretKey(randomBytes(32)), sealed)).toThrow();
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => decryptText(key, changed)).toThrow();
    }
  });
});
