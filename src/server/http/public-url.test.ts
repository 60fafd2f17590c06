import { describe, expect, it } from 'vitest';
import { ownOrigin } from './public-url.ts';

describe('ownOrigin', () => {
  const open = { siteUrl: null, publicUrl: 'http://127.0.0.1:3000' };
  it.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['192.168.1.5:3000', 'http://192.168.1.5:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['LOCALHOST:3000', 'http://localhost:3000'],
    ['attacker.example', 'http://127.0.0.1:3000'],
    ['localhost:3000/x', 'http://127.0.0.1:3000'],
    ['user@127.0.0.1', 'http://127.0.0.1:3000'],
    ['%', 'http://127.0.0.1:3000'],
    [undefined, 'http://127.0.0.1:3000'],
  ])('without SITE_URL, Host %s gives the origin %s', (header, origin) => {
    expect(ownOrigin(open, header)).toBe(origin);
  });

  it('prefers SITE_URL to any Host', () => {
    const fixed = { siteUrl: 'https://example.com', publicUrl: 'https://example.com' };
    expect(ownOrigin(fixed, '127.0.0.1:3000')).toBe('https://example.com');
  });
});
