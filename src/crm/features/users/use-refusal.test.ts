import { expect, it } from 'vitest';
import { AppError } from '../../api/errors.ts';
import { serverWords } from './use-refusal.tsx';

it.each([
  ['the server’s error field', new AppError('email_exists', 'Bu adres kullanılıyor.'), 'Bu adres kullanılıyor.'],
  ['the raw body', new AppError('endpoint', '<h1>502</h1>'), '<h1>502</h1>'],
  ['the fallback', new AppError('endpoint'), 'Kullanıcı eklenemedi'],
  ['a cut network', new AppError('network'), 'Sunucuya ulaşılamıyor. Bağlantınızı kontrol edip yeniden deneyin.'],
])('shows %s', (_, error, words) => {
  expect(serverWords(error, 'Kullanıcı eklenemedi')).toBe(words);
});
