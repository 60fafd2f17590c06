import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { DirectoryRefusal } from './user-directory.ts';

/** A refusal of a product endpoint: status, stable code, and the sentence for the member of staff. */
export class EndpointError extends Error {
  override name = 'EndpointError';
  readonly status: ContentfulStatusCode;
  readonly code: string;

  constructor(status: ContentfulStatusCode, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const endpointErrors = {
  noSession: () => new EndpointError(401, 'no_session', 'Oturum bulunamadı. Lütfen yeniden giriş yapın.'),
  forbidden: () => new EndpointError(403, 'forbidden', 'Bu işlem için yönetici yetkisi gerekir.'),
  secondFactor: () =>
    new EndpointError(
      403,
      'insufficient_aal',
      'Bu işlem için ikinci doğrulama adımı gerekiyor. Çıkış yapıp doğrulama kodunuzla yeniden giriş yapın.',
    ),
  notFound: () => new EndpointError(404, 'not_found', 'Böyle bir adres yok.'),
  invalid: (message: string) => new EndpointError(400, 'validation_failed', message),
  unavailable: () =>
    new EndpointError(
      503,
      'unavailable',
      'Veri tabanına şu an ulaşılamıyor. Lütfen birkaç saniye sonra yeniden deneyin.',
    ),
  unexpected: () =>
    new EndpointError(500, 'unexpected_failure', 'Sunucuda bir sorun oluştu. Lütfen biraz sonra yeniden deneyin.'),
} as const;

/** What each refusal of the user directory is on the wire. */
const directoryAnswers: Readonly<Record<DirectoryRefusal, [ContentfulStatusCode, string]>> = {
  email_exists: [422, 'Bu e-posta adresiyle bir kullanıcı zaten var.'],
  email_unproven: [
    422,
    'Bu adresle biri kendisi kaydolmuş, ama adresin ona ait olduğu doğrulanmamış. Hesabı etkinleştirmeyin: ' +
      'listeden silip kullanıcıyı yeniden ekleyin.',
  ],
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
  unavailable: [502, 'Kullanıcı servisi şu an yanıt vermiyor. Lütfen biraz sonra yeniden deneyin.'],
};

/** The answer to a refusal of the user directory. */
export function directoryAnswer(refusal: DirectoryRefusal): EndpointError {
  const [status, message] = directoryAnswers[refusal];
  return new EndpointError(status, refusal, message);
}
