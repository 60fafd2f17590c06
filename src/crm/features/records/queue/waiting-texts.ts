import { hasCode, toAppError } from '../../../api/errors.ts';

/** Somebody answered, so the network is there. */
export const isAnswered = (why: unknown) => why !== undefined && !hasCode(why, 'network');

/** A page that came as a success was not the server's answer. */
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
