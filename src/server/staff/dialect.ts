import type { Dialect } from '../http/answer-error.ts';
import { HttpError } from '../http/errors.ts';
import { isStaffRefusal } from './refusals.ts';

const fromBelow: Readonly<Record<string, string>> = {
  invalid_uri: 'Adres geçerli değil.',
  body_too_large: 'İstek çok büyük.',
  over_request_rate_limit: 'Çok fazla deneme yapıldı. Biraz bekleyip yeniden deneyin.',
  too_many_requests: 'Aynı anda çok fazla istek gönderildi. Biraz bekleyip yeniden deneyin.',
  over_email_send_rate_limit: 'Bu adrese kısa sürede çok fazla e-posta gönderildi. Biraz bekleyip yeniden deneyin.',
};
const unreadable = 'İstek gövdesi geçerli bir JSON değil.';

export const staffDialect: Dialect = {
  translate(error) {
    if (!(error instanceof HttpError) || isStaffRefusal(error)) return null;
    const { status, code, headers } = error;
    return new HttpError(status, code, fromBelow[code] ?? unreadable, { headers });
  },
  unavailable: {
    code: 'unavailable',
    message: 'Veri tabanına şu an ulaşılamıyor. Lütfen birkaç saniye sonra yeniden deneyin.',
  },
  unexpected: {
    code: 'unexpected_failure',
    message: 'Sunucuda bir sorun oluştu. Lütfen biraz sonra yeniden deneyin.',
  },
  show: ({ code, message }) => ({ error: message, code }),
};
