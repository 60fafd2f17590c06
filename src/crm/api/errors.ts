import { formatDate } from '../../domain/days/dates.ts';
import { recordFields } from '../../domain/records/record-fields.ts';

/** A failed call, with a stable code that decides which message the user reads. */
export class AppError extends Error {
  readonly code: string;
  /** The HTTP status, set only if the answer says nothing about the request itself, such as a proxy's error page. */
  readonly status: number | undefined;

  constructor(code: string, serverMessage = '', status?: number) {
    super(serverMessage);
    this.name = 'AppError';
    this.code = code;
    this.status = status;
  }
}

/** A proxy or firewall answered in the server's place; another request may still get through. */
export class ProxyAnswered extends AppError {
  constructor(status?: number) {
    super('unavailable', '', status);
  }
}

export const closedDayText = 'Bu gün kapatıldı; önce bir yönetici yeniden açmalı.';
const trouble = 'Sunucuda bir sorun oluştu. Kısa bir süre sonra yeniden deneyin.';

const messages: Readonly<Record<string, string>> = {
  network: 'Sunucuya ulaşılamıyor. Bağlantınızı kontrol edip yeniden deneyin.',
  config: 'Sunucu ayarları okunamadı. Kısa bir süre sonra yeniden deneyin.',
  session_expired: 'Oturumunuz sona erdi. Yeniden giriş yapın.',
  incomplete: 'Liste yüklenirken kayıtlar değişti. Yeniden deneyin.',
  row_missing: 'Bu kayıt bulunamadı; bir başkası silmiş olabilir.',
  record_changed: 'Bu kaydı başkaları da değiştirip duruyor. Yazdıklarınız duruyor; yeniden deneyin.',
  unavailable: 'Sunucu şu an yanıt veremiyor. Kısa bir süre sonra yeniden deneyin.',
  forbidden: 'Bu işlem için yetkiniz yok.',
  not_json: 'Sunucudan beklenmeyen bir yanıt geldi.',

  invalid_credentials: 'E-posta veya şifre hatalı.',
  user_banned: 'Bu hesap devre dışı. Yöneticinizle görüşün.',
  email_not_confirmed: 'E-posta adresi henüz doğrulanmamış.',
  otp_expired:
    'Kod yanlış, süresi geçmiş veya daha önce kullanılmış. Yeni bir kod isteyin; davetinizi ancak yöneticiniz yenileyebilir.',
  over_request_rate_limit: 'Çok fazla deneme yapıldı. Biraz bekleyip yeniden deneyin.',
  over_email_send_rate_limit: 'Çok fazla e-posta istendi. Biraz bekleyip yeniden deneyin.',
  same_password: 'Yeni şifre eskisinden farklı olmalı.',
  common_password: 'Bu şifre çok yaygın ve kolay tahmin edilir. Başka bir şifre seçin.',
  weak_password: 'Şifre yeterince güçlü değil. En az 6 karakter olmalı.',
  mfa_verification_failed: 'Doğrulama kodu yanlış veya süresi geçmiş.',
  mfa_code_used: 'Bu kod daha önce girildi. Uygulama yeni kod gösterince onu girin.',
  mfa_challenge_expired: 'Doğrulama kodunun süresi geçti. Yeni kodla deneyin.',
  mfa_factor_not_found: 'Bu doğrulama adımı artık yok. Sayfayı yenileyip yeniden deneyin.',
  mfa_totp_enroll_not_enabled: 'Bu sunucuda doğrulama uygulaması eklenemiyor. Yöneticinizle görüşün.',
  over_sms_send_rate_limit: 'Çok fazla SMS istendi. Biraz bekleyip yeniden deneyin.',
  insufficient_aal: 'Bu işlem için ikinci doğrulama adımı gerekiyor.',
  password_change_required: 'Şifrenizi bir yönetici belirledi. Önce kendi şifrenizi belirleyin.',
  second_factor_required: 'Yöneticiler için iki adımlı doğrulama zorunlu. Önce “Şifre Değiştir” sayfasında açın.',
  reauthentication_needed: 'Bu işlem için yeniden giriş yapın.',
  email_exists: 'Bu e-posta adresiyle bir kullanıcı zaten var.',
  user_already_exists: 'Bu e-posta adresiyle bir kullanıcı zaten var.',
  user_not_found: 'Kullanıcı bulunamadı.',
  email_address_invalid: 'E-posta adresi geçerli değil.',
  validation_failed: 'Bilgilerden biri geçerli değil.',
  mfa_factor_name_conflict: 'Doğrulama uygulaması zaten ekli veya başka bir sekmede ekleniyor. Sayfayı yenileyin.',
  too_many_enrolled_mfa_factors: 'Daha fazla doğrulama uygulaması eklenemez. Önce birini kaldırın.',
  conflict: 'Bu hesapta aynı anda başka bir işlem yapıldı. Yeniden deneyin.',
  body_too_large: 'Girilen metin çok uzun.',
  rows_too_large: 'Bu kadar satır tek seferde kaydedilemez. Dosyayı bölüp parça parça aktarın.',
  unexpected_failure: trouble,

  '22001': 'Bir alana girilen metin çok uzun.',
  '22003': 'Tutar çok büyük.',
  '22007': 'Tarih geçerli değil.',
  '22008': 'Tarih geçerli değil.',
  '22P02': 'Bir alanın değeri geçerli değil.',
  '23502': 'Zorunlu bir alan boş.',
  '23503': 'İadesi yapılan kayıt bulunamadı; bir başkası silmiş olabilir.',
  '23505': 'Bu kayıt zaten var.',
  '40P01': 'Aynı kayıtlar başka biri tarafından da değiştiriliyordu. Yeniden deneyin.',
  '42501': 'Bu işlem için yetkiniz yok.',
  '57014': 'İşlem çok uzun sürdü. Filtreyi daraltıp yeniden deneyin.',
  too_many_requests: 'Aynı anda çok fazla istek gönderildi. Biraz bekleyip yeniden deneyin.',
  answer_too_large: 'Sonuç çok büyük. Filtreyi daraltıp yeniden deneyin.',
  too_many_rows: 'Bu kadar kayıt bir Excel dosyasına sığmaz. Filtreyi daraltın veya CSV seçin.',
  file_not_written: 'Dosya yazılamadı. Sayfayı yenileyip yeniden deneyin.',
  CH001: 'Bir seferde en çok 1.000 kayıt değiştirilebilir. Filtreyi daraltın.',
  DC001: closedDayText,
  DC002: 'Bu gün zaten kapalı.',
  DC003: 'Bu gün kapalı değil.',
  DC004: 'Rapor en çok iki yılı kapsar; tarih aralığını daraltın.',
  VW001: 'En çok 50 görünüm saklayabilirsiniz. Önce birini silin.',
  RS001: 'Bu kayıt veya sürüm bulunamadı.',
  RS002: 'Bu kayıt zaten geri alınmış.',
  RS003: 'Bu kayıt bu arada değişti; son hâline dokunulmadı.',
  RS004: 'Bu kayıt bu arada silindi. Önce Çöp Kutusu’ndan geri alın.',
  RS005: 'Kişisel verileri silinmiş bir sürüm geri getirilemez.',
  DC005: 'Bir kişi bir günün en çok 20 vardiyasını sayabilir. Fazla sayımları yöneticiniz silebilir.',
  RF001: 'Bu satışın iadesi var; satış tipi iade olamaz. Önce o iadeyi düzeltin veya silin.',
  PT429: 'Son bir saatte çok fazla dosya hazırlandı. Biraz sonra yeniden deneyin.',
  PGRST116: 'Bu kayıt bulunamadı; bir başkası silmiş olabilir.',
  PGRSTX00: trouble,
};

export function messageOf(error: unknown): string {
  const { code, message } = toAppError(error);
  if (code === '23514') return textOfCheck(message);
  if (code === 'mfa_clock_wrong') return textOfClock(message);
  return messages[code] ?? (message || 'Beklenmeyen bir hata oluştu.');
}

/** The message for `error`. If a day is closed, the message names it, because the screen may show another day. */
export function messageWithDay(error: unknown): string {
  const day = hasCode(error, 'DC001') ? /\d{4}-\d{2}-\d{2}/.exec(toAppError(error).message)?.[0] : undefined;
  return day === undefined ? messageOf(error) : `${formatDate(day)} günü kapatıldı; önce bir yönetici yeniden açmalı.`;
}

function textOfCheck(message: string): string {
  const column = /"crm_records_(\w+)_check"/.exec(message)?.[1];
  const field = Object.entries(recordFields).find(([name]) => name.toLowerCase() === column)?.[1];
  if (!field) return 'Bir alanın değeri kurallara uymuyor.';
  const longest = field.limit === undefined ? '' : ` En fazla ${field.limit} karakter olabilir.`;
  return `“${field.label}” alanının değeri kurallara uymuyor.${longest}`;
}

function textOfClock(message: string): string {
  const [, minutes, way] = /(\d+) minutes (ahead|behind)/.exec(message) ?? [];
  const remedy = 'Telefonun saatini otomatiğe alıp yeni kodu girin.';
  return way === 'behind'
    ? `Bu kod yaklaşık ${minutes} dakika öncesine ait; telefonunuzun saati geri kalmış olabilir. ${remedy}`
    : `Telefonunuzun saati yaklaşık ${minutes} dakika ileri. ${remedy}`;
}

const endedSession = [
  'session_not_found',
  'invalid_grant',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'bad_jwt',
  'no_session',
  'no_authorization',
];

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, status, message, name, reasons } = (error ?? {}) as Record<string, unknown>;
  const text = typeof message === 'string' ? message : '';
  if (name === 'AuthRetryableFetchError') return new AppError(status === 0 ? 'network' : 'unavailable', text);
  if (name === 'AuthSessionMissingError') return new AppError('session_expired', text);
  if (Array.isArray(reasons) && reasons.includes('pwned')) return new AppError('common_password', text);
  if (typeof code === 'string' && code !== '') {
    return new AppError(endedSession.includes(code) ? 'session_expired' : code, text);
  }
  if (status === 429) return new AppError('over_request_rate_limit', text);
  return new AppError('unknown', text);
}

export function hasCode(error: unknown, code: string): boolean {
  return toAppError(error).code === code;
}

/** Older auth servers send the code as `error_code` or `error`, newer ones as `code`. */
export function isSessionOver(answer: unknown): boolean {
  const { error_code, error } = (answer ?? {}) as Record<string, unknown>;
  const { code } = toAppError(error_code || error ? { code: error_code ?? error } : answer);
  return ['session_expired', 'user_banned', 'user_not_found'].includes(code);
}

/** Whether nobody answered, or a proxy said that the server is down: repeating the request may work. */
export function hasNoWay(error: unknown): boolean {
  return hasCode(error, 'network') || hasCode(error, 'unavailable');
}

/** Whether nobody knows if the server carried out the request. */
export function isUnsure(error: unknown): boolean {
  return hasNoWay(error) || hasCode(error, 'unknown');
}
