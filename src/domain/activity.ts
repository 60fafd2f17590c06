/** The acts that the log screen offers as filters. Each `action` of a log entry belongs to one act. */
export const acts = {
  signIn: { name: 'Giriş ve çıkış', actions: ['sign_in', 'sign_out'] },
  refused: {
    name: 'Reddedilen denemeler',
    actions: ['sign_in_refused', 'code_refused', 'factor_refused', 'refresh_refused', 'forbidden'],
  },
  created: { name: 'Kayıt ekleme', actions: ['records_created'] },
  changed: { name: 'Kayıt değiştirme', actions: ['records_changed'] },
  deleted: { name: 'Kayıt silme', actions: ['records_deleted'] },
  restored: { name: 'Geri alma', actions: ['records_restored', 'records_undone'] },
  imported: { name: 'İçe aktarma', actions: ['records_imported'] },
  exported: { name: 'Dışa aktarma', actions: ['records_exported', 'person_exported'] },
  days: { name: 'Gün kapatma ve açma', actions: ['day_closed', 'day_reopened'] },
  counts: { name: 'Sayım', actions: ['count_changed', 'count_deleted'] },
  users: {
    name: 'Kullanıcı değişiklikleri',
    actions: [
      'user_created',
      'user_invited',
      'invitation_withdrawn',
      'user_updated',
      'user_disabled',
      'user_enabled',
      'user_deleted',
      'sign_up',
      'link_made',
    ],
  },
  accounts: {
    name: 'Şifre ve doğrulama',
    actions: [
      'password_changed',
      'email_changed',
      'phone_changed',
      'factor_enrolled',
      'factor_verified',
      'factor_removed',
      'recovery_codes_made',
      'recovery_code_used',
      'code_sent',
    ],
  },
  operation: {
    name: 'Yedek ve kişisel veri',
    actions: ['backup_made', 'key_rotated', 'records_anonymised', 'person_erased'],
  },
} as const satisfies Readonly<Record<string, { name: string; actions: readonly string[] }>>;

export type Act = keyof typeof acts;
export const actNames = Object.keys(acts) as Act[];

export type Action = (typeof acts)[Act]['actions'][number];

/** The display name of the act that a log entry's `action` belongs to; an unknown `action` is returned unchanged. */
export function actOf(action: string): string {
  const act = actNames.find((name) => (acts[name].actions as readonly string[]).includes(action));
  return act ? acts[act].name : action;
}

/** An entry of the log as `list_activity` returns it. */
export interface Activity {
  seal: number;
  /** ISO 8601. */
  at: string;
  action: string;
  actor: string | null;
  actor_role: string;
  actor_email: string | null;
  /** The current name; null if there is none or the account was deleted. */
  actor_name: string | null;
  target: string | null;
  target_email: string | null;
  target_name: string | null;
  record_id: number | null;
  address: string | null;
  /** What the actor wrote: why a day was reopened, or why its count differs. */
  words: string | null;
  details: ActivityDetails;
}

type Amounts = Readonly<Record<string, number>>;

export interface ActivityDetails {
  /** The number of records, if more than one. */
  records?: number;
  ids?: readonly number[];
  day?: string;
  /** The shift that a count belongs to; without it the count covers the whole day. */
  shift?: string;
  fields?: readonly string[];
  before?: Amounts;
  after?: Amounts;
  /** How many versions a restoration replaced; absent if records came back from the bin. */
  replaced?: number;
  /** Whether the act deleted records to undo an entry or an import. */
  undone?: boolean;
  table?: string;
  rows?: number;
  format?: string;
  scope?: string;
  purpose?: string;
  [more: string]: unknown;
}
