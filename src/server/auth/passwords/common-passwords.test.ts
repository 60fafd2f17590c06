import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { commonWords } from './common-words.ts';

const refused = `123456 987654321 111111 ababab abcabc qwerty qwertyuıop asdf1234 1q2w3e4r password P@ssw0rd
  GALATASARAY1905 Fenerbahçe istanbul34 İSTANBUL adminadmin iloveyou Password123 Şifre1234 mehmet12 seniseviyorum`;

it.each(refused.split(/\s+/))('refuses %s', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  'Gizli-Parola-1-xyz',
  'Deneme-parolasi-42',
  'kedi masada uyur',
  'mavi-kapı-üç',
  'tavşan',
  'A0JX5HI61olzVLPGMaHx',
  'ğüşöçı',
  'Sifre-2026!',
  'mehmet1990',
  '7291835',
  'istanbulankara',
  'parolam-uzun-bir-cümle',
])('accepts %s', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

it('commonWords has several hundred words, each once and folded', () => {
  expect(commonWords.length).toBeGreaterThan(700);
  expect(new Set(commonWords).size).toBe(commonWords.length);
  expect(commonWords.filter((word) => !/^[a-z0-9]{3,}$/.test(word))).toEqual([]);
});
