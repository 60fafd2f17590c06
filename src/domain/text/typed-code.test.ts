import { expect, test } from 'vitest';
import { plainCode } from './typed-code.ts';

test.each([
  ['a space, as an authenticator app shows it', '123 456'],
  ['no-break spaces', '123\u00a0456\u202f'],
  ['a hyphen', '123-456'],
  ['a no-break hyphen', '123\u2011456'],
  ['dashes of all lengths', '1\u20102\u20123\u20134\u20145\u2015' + '6'],
  ['a minus and a small hyphen', '123\u2212\ufe63456'],
  ['full-width hyphen and digits', '１２３－４５６'],
  ['a soft hyphen and invisible characters of pasted text', '\ufeff123\u00ad\u200b456\u200e'],
  ['line breaks and tabs', '\t123\n456\r\n'],
])('reads the code 123456 with %s', (_what, typed) => {
  expect(plainCode(typed)).toBe('123456');
});

test('letters stay, full-width ones become plain', () => expect(plainCode('ＡＢcd–0123')).toBe('ABcd0123'));
test('other characters stay', () => expect(plainCode('12.34/5')).toBe('12.34/5'));
