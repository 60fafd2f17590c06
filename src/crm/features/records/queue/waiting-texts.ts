import { hasCode, toAppError } from '../../../api/errors.ts';

export const isAnswered = (why: unknown) => why !== undefined && !hasCode(why, 'network');

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
