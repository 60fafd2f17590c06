import { hasCode, toAppError } from '../../../api/errors.ts';

/** Whether it waits although somebody answered: the network is there. */
export const isAnswered = (why: unknown) => why !== undefined && !hasCode(why, 'network');

/** The status of the answer. A page that came as a success is no answer of the server. */
function statusOf(why: unknown): string {
  const { status = 0 } = toAppError(why);
  return status >= 400 ? ` (${status})` : '';
}

/** Why a sale waits, and what becomes of it. */
export function waitingText(why: unknown): string {
  return isAnswered(why)
    ? `Sunucu bu kaydı şu an almadı${statusOf(why)}; kendiliğinden yeniden denenecek.`
    : 'Sunucuya ulaşılamıyor; bağlantı gelince kendiliğinden gönderilecek.';
}

/** The same in a few words, in a list. */
export const waitingMark = (why: unknown) => (isAnswered(why) ? `sunucu almadı${statusOf(why)}` : 'bekliyor');
