import { expect, it } from 'vitest';
import { allowedRedirect, withFragment, withQuery } from './redirects.ts';

const settings = {
  publicUrl: 'https://acente.example',
  redirectUrls: ['https://uygulama.example/giris', 'https://yan.example:8443/'],
};

it.each([
  [undefined, 'https://acente.example/crm'],
  ['', 'https://acente.example/crm'],
  ['/crm/records', 'https://acente.example/crm'],
  ['https://acente.example/crm/records?a=1#b', 'https://acente.example/crm/records?a=1#b'],
  ['https://acente.example.baska.example/', 'https://acente.example/crm'],
  ['http://acente.example/crm', 'https://acente.example/crm'],
  ['https://acente.example:444/', 'https://acente.example/crm'],
  ['https://user:pass@acente.example/', 'https://acente.example/crm'],
  ['https://uygulama.example/giris', 'https://uygulama.example/giris'],
  ['https://uygulama.example/giris/x', 'https://uygulama.example/giris/x'],
  ['https://uygulama.example/giris/../cikis', 'https://acente.example/crm'],
  ['https://uygulama.example/girisler', 'https://acente.example/crm'],
  ['https://yan.example:8443/her/yer', 'https://yan.example:8443/her/yer'],
  ['data:text/html,x', 'https://acente.example/crm'],
  ['javascript:alert(1)', 'https://acente.example/crm'],
])('a request for %s leads to %s', (wanted, expected) => {
  expect(allowedRedirect(settings, wanted, 'magiclink')).toBe(expected);
});

it('a recovery without an address leads to the page that changes the password', () => {
  expect(allowedRedirect(settings, undefined, 'recovery')).toBe('https://acente.example/crm/change-password');
});

it('withFragment and withQuery escape the values', () => {
  expect(withFragment('https://a.example/x?y=1#old', { error: 'a b&c' })).toBe('https://a.example/x?y=1#error=a+b%26c');
  expect(withQuery('https://a.example/x?y=1#z', 'code', 'ğ&')).toBe('https://a.example/x?y=1&code=%C4%9F%26#z');
});
