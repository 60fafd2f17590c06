import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a short text with a 32-byte key. Layout: nonce, authentication tag, cipher text. */
export function encryptText(key: KeyObject, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Reverses {@link encryptText}. Throws when the key is another one or the text was tampered with. */
export function decryptText(key: KeyObject, sealed: Uint8Array): string {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return decipher.update(sealed.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}
