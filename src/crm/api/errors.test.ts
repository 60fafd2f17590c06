import { expect, it } from 'vitest';
import { AppError, messageOf } from './errors.ts';

it.each([
  [
    'a wrong password',
    { name: 'AuthApiError', code: 'invalid_credentials', message: 'x' },
    'E-posta veya şifre hatalı.',
  ],
  ['an auth call without network', { name: 'AuthRetryableFetchError', status: 0, message: 'x' }, /ulaşılamıyor/],
  [
    'an auth call behind a broken proxy',
    { name: 'AuthRetryableFetchError', status: 502, message: 'x' },
    /yanıt veremiyor/,
  ],
  ['a code used twice', { code: 'mfa_code_used', message: 'x' }, /daha önce girildi/],
  [
    'a phone’s clock that is ahead',
    { code: 'mfa_clock_wrong', message: 'about 7 minutes ahead' },
    /saati yaklaşık 7 dakika ileri/,
  ],
  [
    'a phone’s clock that is behind',
    { code: 'mfa_clock_wrong', message: 'about 4 minutes behind' },
    /4 dakika öncesine ait; telefonunuzun saati geri/,
  ],
  ['a very common password', { code: 'weak_password', reasons: ['pwned'], message: 'x' }, /çok yaygın/],
  ['a password too short', { code: 'weak_password', reasons: ['length'], message: 'x' }, /En az 6 karakter/],
  ['a session that cannot be renewed', { code: 'refresh_token_not_found', message: 'x' }, /Oturumunuz sona erdi/],
  ['a session renewed by somebody else', { code: 'refresh_token_already_used', message: 'x' }, /Oturumunuz sona erdi/],
  ['too many requests by one user', { code: 'too_many_requests', message: 'x' }, /çok fazla istek/],
  ['too many attempts without a code', { status: 429, message: 'x' }, /Çok fazla deneme/],
  ['a constraint of the database', { code: '23514', message: 'violates' }, /kurallara uymuyor/],
  [
    'a check of a column',
    { code: '23514', message: 'new row for relation "crm_records" violates check constraint "crm_records_note_check"' },
    '“Not” alanının değeri kurallara uymuyor. En fazla 4000 karakter olabilir.',
  ],
  [
    'a failure of the auth service',
    { name: 'AuthApiError', status: 500, code: 'unexpected_failure', message: 'x' },
    /bir sorun oluştu/,
  ],
  ['a failure of the data API', { code: 'PGRSTX00', message: 'x' }, /bir sorun oluştu/],
  ['a refunded sale that is made a refund', { code: 'RF001', message: 'x' }, /Bu satışın iadesi var/],
  ['too many different shifts', { code: 'DC005', message: 'x' }, /en çok 20 vardiya/],
  ['an unknown code', { code: 'ZZ', message: 'Sunucunun sözü' }, 'Sunucunun sözü'],
  ['an AppError', new AppError('incomplete'), /kayıtlar değişti/],
  ['an error without content', undefined, 'Beklenmeyen bir hata oluştu.'],
])('tells the user in Turkish of %s', (_, error, message) => {
  if (typeof message === 'string') expect(messageOf(error)).toBe(message);
  else expect(messageOf(error)).toMatch(message);
});
