import { describe, expect, it } from 'vitest';
import { codeMail, emailChangedMail, type MailPurpose } from './templates.ts';

const purposes: MailPurpose[] = [
  'signup',
  'magiclink',
  'recovery',
  'email_change',
  'email_change_current',
  'reauthentication',
];
const link = 'https://acente.example/auth/v1/verify?token=a&type=b&redirect_to=%2Fcrm';

describe.each(purposes)('the mail for %s', (purpose) => {
  const { subject, text, html } = codeMail(purpose, 'Acente & Co', { code: '012345', link });

  it('has a short subject without the code', () => {
    expect(subject.length).toBeGreaterThan(5);
    expect(subject.length).toBeLessThan(60);
    expect(subject).not.toMatch(/\d/);
  });

  it('says the same in text and HTML', () => {
    const plain = html
      .replace(/<title>.*<\/title>/, '')
      .replace(/<a href="[^"]*">([^<]*)<\/a>/, `$1: ${link}`)
      .replace(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&');
    expect(plain.split('\n').filter(Boolean)).toEqual(text.split('\n').filter(Boolean));
    expect(text).toContain('Kod: 012345');
    expect(html).toContain('<html lang="tr">');
    expect(html).toContain('Acente &amp; Co');
  });

  it('carries the link, except in the mail for reauthentication', () => {
    expect(text.includes(link)).toBe(purpose !== 'reauthentication');
    expect(html.includes('&amp;type=b')).toBe(purpose !== 'reauthentication');
  });
});

it('the notice about a changed address carries no code', () => {
  expect(emailChangedMail('Acente').text).not.toMatch(/\d/);
});
