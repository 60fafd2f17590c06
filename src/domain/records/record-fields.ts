export interface FieldFacts {
  /** Decides how the field is typed, read and shown. */
  kind: 'text' | 'code' | 'airport' | 'money' | 'date' | 'instant' | 'id' | 'uuid';
  label: string;
  /** A shorter label for the column. */
  heading?: string;
  /** In px. Amounts always have a column, other fields only with a width. */
  width?: number;
  /** Hidden until a user shows the column. */
  optional?: true;
  required?: true;
  /** In code points, as in the column's check in SQL. */
  limit?: number;
  /** Set only by the database. */
  stamped?: true;
  /** The program adds it to a new record; nobody types it. */
  untyped?: true;
  /** Identifies the passenger, so erasure removes it. */
  personal?: true;
}

/**
 * Every field of a sale, the typed ones in the order of the form. Types, labels, columns and sums derive from here; a
 * test compares the fields with the columns of `crm_records`.
 */
const fields = {
  id: { kind: 'id', label: '#ID', width: 54, required: true, stamped: true },
  fullName: { kind: 'text', label: 'Ad Soyad', width: 97, required: true, limit: 200, personal: true },
  phone: { kind: 'text', label: 'Telefon', width: 116, optional: true, limit: 40, personal: true },
  citizenId: { kind: 'text', label: 'TC Kimlik No', width: 102, optional: true, limit: 20, personal: true },
  pnr: { kind: 'code', label: 'PNR', width: 76, limit: 20, personal: true },
  depart: { kind: 'airport', label: 'Kalkış' },
  arrive: { kind: 'airport', label: 'Varış' },
  returnTo: { kind: 'airport', label: 'Dönüş yeri' },
  company: { kind: 'text', label: 'Firma', width: 104, optional: true, limit: 100 },
  saleType: { kind: 'text', label: 'Satış Türü', width: 104, optional: true, limit: 100 },
  direction: { kind: 'text', label: 'Yön', width: 84, optional: true, limit: 100 },
  shift: { kind: 'text', label: 'Vardiya', width: 76, optional: true, limit: 100 },
  virtualPos: { kind: 'money', label: 'Sanal POS', width: 74 },
  card: { kind: 'money', label: 'Kart' },
  transfer: { kind: 'money', label: 'Havale' },
  commission: { kind: 'money', label: 'Komisyon', width: 75 },
  currentAccountPayment: { kind: 'money', label: 'Cari Ödeme', heading: 'Cari' },
  bdload: { kind: 'money', label: 'Bakiye Yükleme' },
  note: { kind: 'text', label: 'Not', width: 76, limit: 4000, personal: true },
  date: { kind: 'date', label: 'Tarih', width: 82 },
  refundOf: { kind: 'id', label: 'İade edilen kayıt', untyped: true },
  groupOf: { kind: 'id', label: 'İlk yolcunun kaydı', untyped: true },
  userId: { kind: 'uuid', label: 'Kullanıcı kimliği', stamped: true },
  userEmail: { kind: 'text', label: 'Kullanıcı', width: 60, limit: 255, stamped: true },
  createdAt: { kind: 'instant', label: 'Kayıt zamanı', width: 122, optional: true, required: true, stamped: true },
  updatedAt: { kind: 'instant', label: 'Son değişiklik', required: true, stamped: true },
} as const satisfies Readonly<Record<string, FieldFacts>>;

type Fields = typeof fields;
export type RecordField = keyof Fields;
export type EntryField = {
  [F in RecordField]: Fields[F] extends { stamped: true } | { untyped: true } ? never : F;
}[RecordField];
export type MoneyField = { [F in RecordField]: Fields[F]['kind'] extends 'money' ? F : never }[RecordField];
export type FieldValue<F extends RecordField> =
  | (Fields[F]['kind'] extends 'money' | 'id' ? number : string)
  | (Fields[F] extends { required: true } ? never : null);

/** In characters; the SQL domain `search_text` has the same limit. */
export const searchLimit = 250;

export const recordFields: Readonly<Record<RecordField, FieldFacts>> = fields;

const names = Object.keys(fields) as RecordField[];
export const entryFields = names.filter(
  (name): name is EntryField => !recordFields[name].stamped && !recordFields[name].untyped,
);
export const moneyFields = names.filter((name): name is MoneyField => recordFields[name].kind === 'money');

/** Whether a text is longer than the field allows. */
export function isTooLong(field: RecordField, text: string): boolean {
  const { limit = Infinity } = recordFields[field];
  // One character may take two UTF-16 units.
  return text.length > limit && [...text].length > limit;
}
