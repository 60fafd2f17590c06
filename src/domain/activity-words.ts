import type { Action, Activity, ActivityDetails } from './activity.ts';
import { formatDate } from './days/dates.ts';
import { recordFields } from './records/record-fields.ts';
import { formatMoney } from './text/money.ts';

export type Piece = string | { record: number };

/**
 * The name of the person who did what a log entry records: the actor, or the account's user if nobody was signed in.
 * `email` is the address that they had then, or null if it already stands in for a missing name.
 */
export function whoDid(entry: Activity): { name: string; email: string | null } {
  const { actor, actor_role, actor_email, actor_name, target_email, target_name } = entry;
  if (actor === null && actor_role === 'service_role') return { name: 'Sunucu', email: null };
  if (actor === null && actor_role === 'owner') return { name: 'Veritabanı yöneticisi', email: null };
  const [name, email] = actor === null ? [target_name, target_email] : [actor_name, actor_email];
  return name ? { name, email } : { name: email ?? 'Bilinmeyen hesap', email: null };
}

/** What was done, as the rest of a sentence that begins with the actor. */
export function whatWasDone(entry: Activity): Piece[] {
  const tell = words[entry.action as Action];
  return tell ? tell(entry) : [entry.action];
}

/** The whole sentence, actor included, as one text. */
export function sentenceOf(entry: Activity): string {
  const rest = whatWasDone(entry).map((piece) => (typeof piece === 'string' ? piece : `#${piece.record}`));
  return `${whoDid(entry).name} ${rest.join('')}`;
}

const number = (count: unknown) => formatMoney(Number(count ?? 0));
const labels = new Map(Object.entries(recordFields).map(([name, { label }]) => [name.toLowerCase(), label]));
const labelOf = (column: string) => labels.get(column) ?? column;
const after = (facts: readonly string[]) => (facts.length > 0 ? `: ${facts.join(', ')}` : '');

/**
 * For one record, links to it and adds `one`. For several, gives their number, `many`, and links to the first three.
 */
function onRecords({ record_id, details }: Activity, one: string, many: string, facts: readonly string[]): Piece[] {
  if (record_id !== null) return [{ record: record_id }, ` ${one}${after(facts)}`];
  const count = details.records ?? 1;
  const shown = details.ids?.slice(0, 3) ?? [];
  const links = shown.flatMap((record, at): Piece[] => (at === 0 ? [{ record }] : [', ', { record }]));
  const listed: Piece[] = shown.length > 0 ? [' (', ...links, count > shown.length ? ', …)' : ')'] : [];
  return [`${number(count)} ${many}${after(facts)}`, ...listed];
}

function amountsOf({ day, before, after: now }: ActivityDetails): string[] {
  const amounts = Object.entries(now ?? before ?? {}).map(([column, sum]) => `${labelOf(column)} ${formatMoney(sum)}`);
  return day ? [formatDate(day), ...amounts] : amounts;
}

/** Names each changed field, with its amounts before and after if known; `none` stands for a missing amount. */
function changesOf({ fields = [], before = {}, after: now = {} }: ActivityDetails, none = '0'): string[] {
  const amount = (sum: number | undefined) => (sum === undefined ? none : formatMoney(sum));
  return fields
    .filter((column) => column !== 'useremail' || !fields.includes('userid'))
    .map((column) => {
      if (before[column] === undefined && now[column] === undefined) return labelOf(column);
      return `${labelOf(column)} ${amount(before[column])} → ${amount(now[column])}`;
    });
}

function onCount({ day, shift, ...details }: ActivityDetails, verb: string): Piece[] {
  const facts = details.fields ? changesOf(details, 'boş') : amountsOf(details);
  return [`${formatDate(day ?? '')} gününün ${shift ? `${shift} vardiyası ` : ''}sayımını ${verb}${after(facts)}`];
}

const isOwn = ({ actor, target }: Activity) => target === null || actor === target;
const targetOf = ({ target_name, target_email }: Activity) => target_name ?? target_email ?? 'Silinmiş bir kullanıcı';
/** Gives `own` if the actor changed their own account; otherwise the name of the changed account's user and `other`. */
const toAccount =
  (own: string, other: string) =>
  (entry: Activity): Piece[] => [isOwn(entry) ? own : `${targetOf(entry)} ${other}`];
const plain = (text: string) => (): Piece[] => [text];

const signOuts: Readonly<Record<string, string>> = {
  global: 'bütün oturumlarını kapattı',
  others: 'diğer oturumlarını kapattı',
  one: 'başka bir yerdeki oturumunu kapattı',
};

function exported({ details: { table, rows, format } }: Activity): Piece[] {
  const place = format === 'xlsx' ? 'Excel dosyasına' : 'CSV dosyasına';
  if (table === 'activity') return [`hareketlerin ${number(rows)} satırını ${place} aktardı`];
  if (!format) return [`${number(rows)} satırı tek seferde aldı`];
  return [`${number(rows)} satırı ${place} aktardı`];
}

const words: Readonly<Record<Action, (entry: Activity) => Piece[]>> = {
  sign_in: ({ details }) => {
    if (details.lacks_factor) return ['şifresini veya kodunu verdi; ikinci adım bekleniyor'];
    return [details.purpose ? 'bağlantı veya kodla giriş yaptı' : 'giriş yaptı'];
  },
  sign_out: ({ details }) => [signOuts[details.scope ?? ''] ?? 'çıkış yaptı'],
  sign_in_refused: plain('giriş yapamadı: bilgiler kabul edilmedi'),
  code_refused: plain('kodla giriş yapamadı: kod kabul edilmedi'),
  factor_refused: plain('ikinci adımda yanlış kod girdi'),
  refresh_refused: plain('oturumunu sürdüremedi: anahtar geçersiz'),
  forbidden: plain('yetkisi olmayan bir işlemi denedi'),

  records_created: (entry) => onRecords(entry, 'kaydını ekledi', 'kayıt ekledi', amountsOf(entry.details)),
  records_changed: (entry) => {
    const changes = changesOf(entry.details);
    const verb = changes.length > 0 ? 'değiştirdi' : 'değiştirmeden kaydetti';
    return onRecords(entry, `kaydını ${verb}`, `kaydı ${verb}`, changes);
  },
  records_deleted: (entry) =>
    entry.details.undone
      ? onRecords(entry, 'kaydını geri alarak sildi', 'kaydı geri alarak sildi', amountsOf(entry.details))
      : onRecords(entry, 'kaydını sildi', 'kaydı sildi', amountsOf(entry.details)),
  records_restored: (entry) =>
    onRecords(entry, 'kaydını geri getirdi', 'kaydı geri getirdi', restoredFacts(entry.details)),
  records_undone: (entry) => {
    const { fields } = entry.details;
    const facts = restoredFacts(entry.details);
    if (fields)
      return onRecords(entry, 'kaydında son değişikliği geri aldı', 'kayıtta son değişikliği geri aldı', facts);
    return onRecords(entry, 'kaydının silinmesini geri aldı', 'kaydın silinmesini geri aldı', facts);
  },
  records_imported: (entry) => onRecords(entry, 'kaydını içe aktardı', 'kaydı içe aktardı', amountsOf(entry.details)),
  records_exported: exported,
  person_exported: ({ details }) => [`bir yolcunun verilerini dışa aktardı: ${number(details.records)} kayıt`],

  day_closed: ({ details, words }) => [
    `${formatDate(details.day ?? '')} gününü kapattı${words ? `. Farkın açıklaması: ${words}` : ''}`,
  ],
  day_reopened: ({ details, words }) => [
    `${formatDate(details.day ?? '')} gününü yeniden açtı${words ? `. Gerekçe: ${words}` : ''}`,
  ],
  count_changed: ({ details }) => onCount(details, details.fields ? 'değiştirdi' : 'girdi'),
  count_deleted: ({ details }) => onCount(details, 'sildi'),

  user_created: toAccount('hesabını açtı', 'hesabını açtı'),
  user_invited: toAccount('davet edildi', 'hesabını davet etti'),
  invitation_withdrawn: toAccount('davetini geri çekti', 'hesabının davetini geri çekti'),
  user_updated: toAccount('kendi hesabını değiştirdi', 'hesabını değiştirdi'),
  user_disabled: toAccount('kendi hesabını devre dışı bıraktı', 'hesabını devre dışı bıraktı'),
  user_enabled: toAccount('kendi hesabını etkinleştirdi', 'hesabını etkinleştirdi'),
  user_deleted: toAccount('kendi hesabını sildi', 'hesabını sildi'),
  sign_up: plain('kaydoldu; bir yöneticinin onayını bekliyor'),
  link_made: toAccount('giriş bağlantısı hazırladı', 'hesabına giriş bağlantısı hazırladı'),

  password_changed: toAccount('şifresini değiştirdi', 'hesabının şifresini değiştirdi'),
  email_changed: toAccount('e-posta adresini değiştirdi', 'hesabının e-posta adresini değiştirdi'),
  phone_changed: toAccount('telefon numarasını değiştirdi', 'hesabının telefon numarasını değiştirdi'),
  factor_enrolled: toAccount('ikinci doğrulama adımı eklemeye başladı', 'hesabına ikinci doğrulama adımı ekledi'),
  factor_verified: ({ details }) => [
    details.is_first ? 'iki adımlı doğrulamayı açtı' : 'ikinci doğrulama adımını geçti',
  ],
  factor_removed: (entry) =>
    entry.details.in_use === false
      ? ['ikinci doğrulama adımı eklemekten vazgeçti']
      : toAccount('ikinci doğrulama adımını kaldırdı', 'hesabının ikinci doğrulama adımını kaldırdı')(entry),
  recovery_codes_made: plain('yeni kurtarma kodları oluşturdu'),
  recovery_code_used: plain('ikinci adımda kurtarma kodu kullandı'),
  code_sent: plain('kod veya bağlantı istedi'),

  backup_made: ({ details }) => [`yedek aldı: ${number(details.rows)} satır`],
  key_rotated: plain('bir sunucu anahtarını yeniledi'),
  records_anonymised: ({ details }) => [`eski kayıtları anonimleştirdi: ${number(details.records)} kayıt`],
  person_erased: ({ details }) => [`bir yolcunun kişisel verilerini sildi: ${number(details.records)} kayıt`],
};

function restoredFacts(details: ActivityDetails): string[] {
  return details.fields ? changesOf(details) : amountsOf(details);
}
