import { createHash } from 'node:crypto';

export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 12);
}

/** The source expression that allows this inline block in a Content-Security-Policy. */
export function cspHash(block: string): string {
  return `'sha256-${createHash('sha256').update(block).digest('base64')}'`;
}
