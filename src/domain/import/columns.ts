import { type EntryField, entryFields, recordFields } from '../records/record-fields.ts';
import { foldText } from '../text/turkish.ts';
import { cellText } from './cells.ts';
import { arePlaces } from './listed-places.ts';

export type ImportField = EntryField | OtherField;
const otherLabels = { route: 'Kalkış / Varış', refund: 'İade', seller: 'Satan' } as const;
type OtherField = keyof typeof otherLabels;
export const importFields: readonly ImportField[] = [...entryFields, ...(Object.keys(otherLabels) as OtherField[])];

export const isEntryField = (field: ImportField): field is EntryField => !Object.hasOwn(otherLabels, field);

export function labelOf(field: ImportField): string {
  return isEntryField(field) ? recordFields[field].label : otherLabels[field];
}

export type ColumnFields = readonly (ImportField | null)[];

const joined: readonly ImportField[] = ['fullName', 'note'];

const aliases: Partial<Record<ImportField, string>> = {
  fullName:
    'ad ve soyad, adı soyadı, adı ve soyadı, isim soyisim, isim soyad, yolcu, yolcu adı, yolcu adı soyadı, yolcu ad soyad, yolcu ismi, müşteri, müşteri adı, müşteri adı soyadı, passenger, passenger name, name, full name',
  phone: 'tel, tel no, telefon no, telefon numarası, gsm, gsm no, cep, cep tel, cep telefonu, phone',
  citizenId:
    'tc, tc no, identity number, tckn, tc kimlik, tc kimlik numarası, kimlik no, kimlik, t c kimlik no, t c no',
  pnr: 'p n r, pnr no, pnr kodu, pnr code, rezervasyon no, rezervasyon kodu, rez no, bilet pnr',
  depart: 'nereden, kalkış yeri, kalkış noktası, kalkış havalimanı, from, departure, origin',
  arrive: 'nereye, varış yeri, varış noktası, varış havalimanı, to, arrival, destination',
  returnTo: 'dönüş noktası, dönüş havalimanı, return to',
  route: 'kalkış varış, güzergah, güzergâh, parkur, rota, route, nereden nereye',
  refund: 'iade mi, iade durumu, iade edildi, iade edildi mi, iptal iade, iptal mi, iptal, refund',
  seller:
    'satan, satıcı, satan kişi, satışı yapan, satış yapan, satış temsilcisi, temsilci, personel, çalışan, düzenleyen, işlemi yapan, kaydeden, kullanıcı, kullanıcı adı, satış personeli, agent, seller, user',
  company: 'havayolu, hava yolu, hava yolu şirketi, havayolu firması, şirket, airline, taşıyıcı',
  saleType: 'işlem, işlem türü, işlem tipi, satış tipi, tür, tip, işlem cinsi',
  direction: 'iç dış, iç dış hat, iç hat dış hat, hat türü, hat tipi, yurt içi yurt dışı',
  shift: 'mesai, vardiyası',
  virtualPos: 'sanalpos, s pos, vpos, sanal pos tutarı, sanal pos ödeme',
  card: 'kredi kartı, k kartı, kart tutarı, kart ödeme, kredi kart, kartla, credit card',
  transfer: 'eft, havale eft, eft havale, havale tutarı',
  commission: 'kom, komisyon tutarı, hizmet bedeli, servis bedeli',
  currentAccountPayment: 'cari hesap, cari tutar, veresiye, açık hesap',
  bdload: 'bd yükleme, bakiye yüklemesi, yükleme',
  note: 'notlar, açıklama, açıklamalar, not açıklama, düşünceler, note, remark, remarks',
  date: 'gün, işlem tarihi, satış tarihi, kayıt tarihi, satış günü, işlem günü, date, tarihi, created at',
};
const firstNames = words('ad, adı, isim, ismi, yolcu ad, first name');
const lastNames = words(
  'soyad, soyadı, soyisim, soy isim, soy ad, yolcu soyad, yolcu soyadı, müşteri soyadı, last name, surname',
);

function words(list: string): readonly string[] {
  return list.split(', ').map(headingWords);
}

/** A heading without case, diacritics, punctuation and currency; `createdAt` becomes two words. */
export function headingWords(heading: string): string {
  const bare = foldText(heading.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z]{2})(?=[A-Z][a-z])/g, ' '))
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
  return bare.replace(/ (tl|try|lira)$/, '');
}

const known = new Map<string, ImportField>(
  importFields.flatMap((field) => {
    const label = labelOf(field);
    const { heading = label } = isEntryField(field) ? recordFields[field] : {};
    // Programs that query the database use its field names as headings, in lower case.
    return [label, heading, field, field.toLowerCase(), ...(aliases[field]?.split(', ') ?? [])].map(
      (text) => [headingWords(text), field] as const,
    );
  }),
);

/** Headings that mean different fields in different agencies' lists: the field is only a guess. */
const guesses: Partial<Record<ImportField, readonly string[]>> = {
  virtualPos: words('sanal, online, internet, web'),
  card: words('pos, kk, fiziki pos, banka kartı'),
  transfer: words('banka, iban, hesaba, nakit, peşin, elden'),
  currentAccountPayment: words('borç, vadeli'),
  returnTo: words('dönüş, return'),
};

/** Whether this field is only a guess for the heading, so that the user should check it. */
export function isGuess(heading: string, field: ImportField | null): boolean {
  return field !== null && (guesses[field]?.includes(headingWords(heading)) ?? false);
}

/**
 * Fills in the likely field of each ambiguous heading, unless another column has the field.
 * @param rows the cells of each row below the headings
 */
export function withGuesses(
  fields: ColumnFields,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): ColumnFields {
  const taken = new Set(fields);
  return fields.map((field, at) => {
    if (field) return field;
    const isLikely = (one: ImportField) => one !== 'returnTo' || arePlaces(rows.map((cells) => cellText(cells[at])));
    const likely = importFields.find((one) => !taken.has(one) && isGuess(headings[at] ?? '', one) && isLikely(one));
    if (likely) taken.add(likely);
    return likely ?? null;
  });
}

/** The field that each heading names. Each field is used once; only a name may be split over two columns. */
export function matchColumns(headings: readonly string[]): ColumnFields {
  const texts = headings.map(headingWords);
  const found = texts.map((text) => known.get(text) ?? null);
  const first = found.map((field, at) => (found.indexOf(field) === at ? field : null));
  const whole = first.indexOf('fullName');
  if (whole >= 0) {
    // `Yolcu Adı` means the whole name unless another column has the last name.
    const last = texts.findIndex((text) => lastNames.includes(text));
    const isFirst = /(^| )(adi|ismi|(?<!full )name)$/.test(texts[whole] ?? '');
    return last >= 0 && isFirst ? first.with(last, 'fullName') : first;
  }
  const halves = [firstNames, lastNames].map((names) => texts.findIndex((text) => names.includes(text)));
  return first.map((field, at) => (halves.includes(at) ? 'fullName' : field));
}

/** Assigns a field to a column by hand, and takes it from the column that had it. */
export function assignColumn(fields: ColumnFields, column: number, field: ImportField | null): ColumnFields {
  const free = field === null || joined.includes(field);
  return fields.map((other, at) => (at === column ? field : !free && other === field ? null : other));
}

/** The columns of each field; the first name comes before the last name, whatever their order. */
export function columnsOf(fields: ColumnFields, headings: readonly string[]): ReadonlyMap<ImportField, number[]> {
  const columns = new Map<ImportField, number[]>();
  for (const [at, field] of fields.entries()) if (field) columns.set(field, [...(columns.get(field) ?? []), at]);
  const isLast = (at: number) => Number(lastNames.includes(headingWords(headings[at] ?? '')));
  columns.get('fullName')?.sort((one, other) => isLast(one) - isLast(other) || one - other);
  return columns;
}
