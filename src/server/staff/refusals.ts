import { HttpError } from '../http/errors.ts';

const refusals = {
  no_session: [401, 'Oturum bulunamadı. Lütfen yeniden giriş yapın.'],
  forbidden: [403, 'Bu işlem için yönetici yetkisi gerekir.'],
  insufficient_aal: [
    403,
    'Bu işlem için ikinci doğrulama adımı gerekiyor. Çıkış yapıp doğrulama kodunuzla yeniden giriş yapın.',
  ],
  password_change_required: [403, 'Şifrenizi bir yönetici belirledi. Önce kendi şifrenizi belirleyin.'],
  second_factor_required: [
    403,
    'Yöneticiler için iki adımlı doğrulama zorunlu. Önce “Şifre Değiştir” sayfasında açın.',
  ],
  reauthentication_needed: [403, 'Giriş yapalı bir süre oldu. Bu işlem için mevcut şifrenizi girin.'],
  invalid_credentials: [400, 'Mevcut şifre yanlış.'],
  own_session: [400, 'Bu oturum buradan kapatılmaz; “Çıkış” ile kapatın.'],
  sessions_elsewhere: [404, 'Oturumlar Supabase projesinde tutuluyor; buradan kapatılamaz.'],
  no_backups: [404, 'Bu sunucu kendisi yedek almıyor.'],
  night_work: [409, 'Sunucu şu anda bir yedekle ya da yedek denemesiyle meşgul. Bitince yeniden deneyin.'],
  not_found: [404, 'Böyle bir adres yok.'],
  email_exists: [422, 'Bu e-posta adresiyle bir kullanıcı zaten var.'],
  // Somebody signed up with the address, and nobody has proved that it is theirs.
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
  address_disabled: [422, 'Bu adresin hesabı devre dışı. Davet etmek yerine listeden etkinleştirin.'],
  invited_address: [
    409,
    'Daveti bekleyen bir hesabın adresi değişmez: eski adresteki bağlantı geçerli kalırdı. Hesabı silin, sonra doğru adresi davet edin.',
  ],
  not_invited: [409, 'Bu kişinin bekleyen bir daveti yok; şifresini belirlemiş olabilir.'],
  invitation_not_sent: [
    502,
    'Hesap açıldı ama davet e-postası gönderilemedi. Daha sonra listeden “Yeniden davet et” ile deneyin.',
  ],
  invitations_elsewhere: [404, 'Kullanıcılar Supabase projesinde tutuluyor; davet oradan gönderilir.'],
  email_invalid: [400, 'E-posta adresi geçerli değil.'],
  user_not_found: [404, 'Kullanıcı bulunamadı.'],
  last_admin: [409, 'Son yönetici silinemez, devre dışı bırakılamaz ve yetkisi alınamaz.'],
  fixed_admin: [409, 'Bu adresin yönetici yetkisi alınamaz: ayarlarda sabit yönetici olarak tanımlı.'],
  password_short: [422, 'Şifre en az 6 karakter olmalı.'],
  password_long: [422, 'Şifre çok uzun. Daha kısa bir şifre seçin.'],
  password_common: [422, 'Bu şifre çok yaygın ve kolay tahmin edilir. Lütfen başka bir şifre seçin.'],
  invalid: [400, 'Bilgilerden biri geçerli değil.'],
  unavailable: [502, 'Kullanıcı servisi şu an yanıt vermiyor. Lütfen biraz sonra yeniden deneyin.'],
} as const satisfies Record<string, readonly [HttpError['status'], string]>;

export type StaffRefusal = keyof typeof refusals;

/** Whether {@link refusal} has an error for a code. */
export const isRefusal = (code: string): code is StaffRefusal => Object.hasOwn(refusals, code);

/** The error for a code. */
export function refusal(code: StaffRefusal): HttpError {
  const [status, message] = refusals[code];
  return new HttpError(status, code, message);
}

/** The error for a request body that its schema refuses; the schema gives the reason in Turkish. */
export function invalidBody(message: string): HttpError {
  return new HttpError(400, invalid, message);
}

const invalid = 'validation_failed';

/** Whether an error is one that this file makes, with a Turkish message. */
export function isStaffRefusal({ code }: HttpError): boolean {
  return isRefusal(code) || code === invalid;
}
