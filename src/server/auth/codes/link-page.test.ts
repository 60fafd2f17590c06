import { expect, it } from 'vitest';
import { linkPage, linkPageHeaders } from './link-page.ts';

const target = 'https://acente.example/crm/change-password';
const page = (type: string | undefined, secret = 'gizli', leadsTo = target) =>
  linkPage('Acente & Co CRM', { type, secret, target: leadsTo });

it.each([
  ['recovery', 'Yeni şifre belirle'],
  ['invite', 'Şifremi belirle'],
  ['signup', 'Adresimi doğrula'],
  ['magiclink', 'Giriş yap'],
  ['email_change', 'Değişikliği onayla'],
  ['email', 'Devam et'],
  [undefined, 'Devam et'],
])('a link of type %s has a button “%s”', (type, action) => {
  expect(page(type)).toContain(`<button type="submit">${action}</button>`);
});

it('the page puts the values of the link into its form, escaped', () => {
  const html = page('recovery', '"><script>', 'https://acente.example/?a=1&b="');
  expect(html).toContain('name="token" value="&quot;&gt;&lt;script&gt;"');
  expect(html).toContain('name="redirect_to" value="https://acente.example/?a=1&amp;b=&quot;"');
  expect(html).toContain('<title>Şifrenizi yenileyin | Acente &amp; Co CRM</title>');
  expect(html).not.toMatch(/<script|style="|<style/);
});

it('the form may lead to the target of the link, but the page loads nothing from other origins', () => {
  const headers = linkPageHeaders('https://uygulama.example/giris?x=1');
  expect(headers['Content-Security-Policy']).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self' https://uygulama.example; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(headers['Referrer-Policy']).toBe('no-referrer');
});
