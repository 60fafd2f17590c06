import { hasCode, toAppError } from '../../../api/errors.ts';

/** Whether a server or proxy answered the failed attempt; if so, the network works. */
export const isAnswered = (why: unknown) => why !== undefined && !hasCode(why, 'network');

/** The error's HTTP status, such as ` (503)`; empty if a proxy answered with its own page and a success status. */
function statusOf(why: unknown): string {
  const { status = 0 } = toAppError(why);
  return status >= 400 ? ` (${status})` : '';
}

export function waitingText(why: unknown): string {
  return isAnswered(why)
    ? `Sunucu bu kaydı şu an almadı${statusOf(why)}; kendiliğinden yeniden denenecek.`
    : 'Sunucuya ulaşılamıyor; bağlantı gelince kendiliğinden gönderilecek.';
}

export const waitingMark = (why: unknown) => (isAnswered(why) ? `sunucu almadı${statusOf(why)}` : 'bekliyor');
