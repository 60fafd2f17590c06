export interface FieldFacts {
  /**
   * What it holds: any text; a code in capitals; three letters of an airport; whole Turkish lira; a calendar day; an
   * instant with its offset. It decides how the field is typed, read and shown.
   */
  kind: 'text' | 'code' | 'airport' | 'money' | 'date' | 'instant' | 'id' | 'uuid';
  label: string;
  /** The label over a column of the table, where there is less room. */
  heading?: string;
  /** Width of its column in the table, in px. Amounts always have a column, other fields where a width is given. */
  width?: number;
  /** Never empty. */
  required?: true;
  /** Set by the database alone. */
  stamped?: true;
  /** Tells who the passenger is, so erasure takes it. The column's type in SQL says the same. */
  personal?: true;
}

/**
 * Every field of a sale, those that staff enter in the order of the form. Types, rows, drafts, labels, columns of the
 * table and sums follow from here. The column of `crm_records` has the same name in lower case; a test holds these lines
 * against the database's own catalogue.
 */
const fields = {
  id: { kind: 'id', label: '#ID', width: 54, required: true, stamped: true },
  fullName: { kind: 'text', label: 'Ad Soyad', width: 116, required: true, personal: true },
  phone: { kind: 'text', label: 'Telefon', personal: true },
  citizenId: { kind: 'text', label: 'TC Kimlik No', personal: true },
  pnr: { kind: 'code', label: 'PNR', width: 84, personal: true },
  depart: { kind: 'airport', label: 'Kalkış' },
  arrive: { kind: 'airport', label: 'Varış' },
  company: { kind: 'text', label: 'Firma' },
  saleType: { kind: 'text', label: 'Satış Türü' },
  direction: { kind: 'text', label: 'Yön' },
  shift: { kind: 'text', label: 'Vardiya' },
  virtualPos: { kind: 'money', label: 'Sanal POS', width: 74 },
  card: { kind: 'money', label: 'Kart' },
  transfer: { kind: 'money', label: 'Havale' },
  commission: { kind: 'money', label: 'Komisyon', width: 75 },
  currentAccountPayment: { kind: 'money', label: 'Cari Ödeme', heading: 'Cari' },
  bdload: { kind: 'money', label: 'Bakiye Yükleme' },
  note: { kind: 'text', label: 'Not', width: 92, personal: true },
  date: { kind: 'date', label: 'Tarih', width: 82 },
  userId: { kind: 'uuid', label: 'Kullanıcı kimliği', stamped: true },
  userEmail: { kind: 'text', label: 'Kullanıcı', width: 66, stamped: true },
  createdAt: { kind: 'instant', label: 'Oluşturulma', required: true, stamped: true },
  updatedAt: { kind: 'instant', label: 'Son değişiklik', required: true, stamped: true },
} as const satisfies Readonly<Record<string, FieldFacts>>;

type Fields = typeof fields;
export type RecordField = keyof Fields;
/** A field that staff enter. */
export type EntryField = { [F in RecordField]: Fields[F] extends { stamped: true } ? never : F }[RecordField];
export type MoneyField = { [F in RecordField]: Fields[F]['kind'] extends 'money' ? F : never }[RecordField];
/** What a field of a stored sale can be. */
export type FieldValue<F extends RecordField> =
  | (Fields[F]['kind'] extends 'money' | 'id' ? number : string)
  | (Fields[F] extends { required: true } ? never : null);

export const recordFields: Readonly<Record<RecordField, FieldFacts>> = fields;

const names = Object.keys(fields) as RecordField[];
export const entryFields = names.filter((name): name is EntryField => !recordFields[name].stamped);
export const moneyFields = names.filter((name): name is MoneyField => recordFields[name].kind === 'money');
