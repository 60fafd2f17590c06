import { expect, it } from 'vitest';
import { checkPasswordStrength } from './password-strength.ts';

it.each([
  ['12345', 'weak_password', ['length']],
  ['ğğğğğ', 'weak_password', ['length']],
  ['🛫🛫🛫🛫🛫', 'weak_password', ['length']],
  ['123456', 'weak_password', ['pwned']],
  ['x1'.repeat(37), 'validation_failed', undefined],
])('refuses %s', (password, code, reasons) => {
  const members = reasons ? { weak_password: { reasons } } : {};
  expect(() => checkPasswordStrength(password)).toThrow(expect.objectContaining({ status: 422, code, members }));
});

it.each(['x7ğ.Kq', 'mavi kapının kedisi', `${'ş'.repeat(3)}k9Z`])('accepts %s', (password) => {
  expect(() => checkPasswordStrength(password)).not.toThrow();
});
