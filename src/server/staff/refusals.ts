import type { Dialect } from '../http/answer-error.ts';
import { HttpError } from '../http/errors.ts';

/** Everything the product endpoints refuse, under its stable code: the status, and the sentence for the member of staff. */
const refusals = {
  no_session: [401, 'Oturum bulunamadı. Lütfen yeniden giriş yapın.'],
  forbidden: [403, 'Bu işlem için yönetici yetkisi gerekir.'],
  insufficient_aal: [
    403,
    'Bu işlem için ikinci doğrulama adımı gerekiyor. Çıkış yapıp doğrulama kodunuzla yeniden giriş yapın.',
  ],
  not_found: [404, 'Böyle bir adres yok.'],
  email_exists: [422, 'Bu e-posta adresiyle bir kullanıcı zaten var.'],
  // Somebody signed up with the address themselves, and nobody proved that it is theirs.
  email_unproven: [
    422,
    'Bu adresle biri kendisi kaydolmuş, ama adresin ona ait olduğu doğrulanmamış. Hesabı etkinleştirmeyin: ' +
      'listeden silip kullanıcıyı yeniden ekleyin.',
  ],
  // The owner of the address signed up and waits for an admin to enable the account.
  email_waiting: [
    422,
    'Bu adresin sahibi kendisi kaydolmuş ve etkinleştirilmeyi bekliyor. Hesabı listeden etkinleştirmeniz yeterli.',
  ],
  email_invalid: [400, 'E-posta adresi geçerli değil.'],
  user_not_found: [404, 'Kullanıcı bulunamadı.'],
  last_admin: [409, 'Son yönetici silinemez, devre dışı bırakılamaz ve yetkisi alınamaz.'],
  fixed_admin: [409, 'Bu adresin yönetici yetkisi alınamaz: ayarlarda sabit yönetici olarak tanımlı.'],
  password_short: [422, 'Şifre en az 6 karakter olmalı.'],
  password_long: [422, 'Şifre çok uzun. Daha kısa bir şifre seçin.'],
  password_common: [422, 'Bu şifre çok yaygın ve kolay tahmin edilir. Lütfen başka bir şifre seçin.'],
  invalid: [400, 'Bilgilerden biri geçerli değil.'],
  // Of a hosted project.
  unavailable: [502, 'Kullanıcı servisi şu an yanıt vermiyor. Lütfen biraz sonra yeniden deneyin.'],
} as const satisfies Record<string, readonly [HttpError['status'], string]>;

export type StaffRefusal = keyof typeof refusals;

/** The answer to what an endpoint or the user directory refuses. */
export function refusal(code: StaffRefusal): HttpError {
  const [status, message] = refusals[code];
  return new HttpError(status, code, message);
}

/** The answer to a request body that its schema refuses; the schemas say in Turkish why. */
export function invalidBody(message: string): HttpError {
  return new HttpError(400, invalidCode, message);
}

const invalidCode = 'validation_failed';

/** What the layers below refuse, whose own words are English. */
const fromBelow: Readonly<Record<string, string>> = {
  invalid_uri: 'Adres geçerli değil.',
  body_too_large: 'İstek çok büyük.',
  over_capacity: 'Sunucu şu an çok yoğun. Lütfen birkaç saniye sonra yeniden deneyin.',
};
const unreadable = 'İstek gövdesi geçerli bir JSON değil.';

/** Errors as `{error, code}` with a Turkish sentence in `error`. */
export const staffDialect: Dialect = {
  translate(error) {
    if (!(error instanceof HttpError) || error.code in refusals || error.code === invalidCode) return null;
    const { status, code, headers } = error;
    return new HttpError(status, code, fromBelow[code] ?? unreadable, { headers });
  },
  unavailable: {
    code: 'unavailable',
    message: 'Veri tabanına şu an ulaşılamıyor. Lütfen birkaç saniye sonra yeniden deneyin.',
  },
  unexpected: { code: 'unexpected_failure', message: 'Sunucuda bir sorun oluştu. Lütfen biraz sonra yeniden deneyin.' },
  show: ({ code, message }) => ({ error: message, code }),
};
