import { hasCode, toAppError } from '../../../api/errors.ts';

/** Whether somebody answered; if so, the network works. */
export const isAnswered = (why: unknown) => why !== undefined && !hasCode(why, 'network');

/** The status of the error; empty for a proxy's page that came with a success status. */
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
