import { expect, it } from 'vitest';
import { AppError, ProxyAnswered } from '../../../api/errors.ts';
import { waitingMark, waitingText } from './waiting-texts.ts';

const unreachable = 'Sunucuya ulaşılamıyor; bağlantı gelince kendiliğinden gönderilecek.';
const refused = (status: string) => `Sunucu bu kaydı şu an almadı${status}; kendiliğinden yeniden denenecek.`;

it.each([
  ['nobody answered', new AppError('network'), unreachable, 'bekliyor'],
  ['a token could not be renewed', { name: 'AuthRetryableFetchError', status: 0 }, unreachable, 'bekliyor'],
  ['it was not tried yet', undefined, unreachable, 'bekliyor'],
  ['a proxy answered', new ProxyAnswered(502), refused(' (502)'), 'sunucu almadı (502)'],
  ['a firewall answered', new ProxyAnswered(403), refused(' (403)'), 'sunucu almadı (403)'],
  ['a web page came instead of an answer', new ProxyAnswered(200), refused(''), 'sunucu almadı'],
  ['the server has lost its database', new AppError('unavailable', '', 503), refused(' (503)'), 'sunucu almadı (503)'],
  ['the database was too busy', { code: '57014' }, refused(''), 'sunucu almadı'],
])('tells staff that a sale waits because %s', (_why, error, text, mark) => {
  expect(waitingText(error)).toBe(text);
  expect(waitingMark(error)).toBe(mark);
});
