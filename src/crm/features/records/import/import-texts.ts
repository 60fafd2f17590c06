import type { Repeated } from '../../../../domain/import/duplicates.ts';
import type { ImportDoubt, ImportedRow, ImportFault } from '../../../../domain/import/imported-row.ts';
import type { ListName } from '../../../../domain/import/values.ts';
import { type EntryField, entryFields, recordFields } from '../../../../domain/records/record-fields.ts';
import { formatCount } from '../../../../domain/text/money.ts';
import { closedDayText } from '../../../api/errors.ts';
import { doubtTexts, textOfFault } from '../entry/fault-texts.ts';
import { type FileFault, fileLimits, type UnreadableFile } from './table.ts';

const lira = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' });
/** Keeps kuruş, because an amount of the file may have them; our fields hold whole lira. */
export const inLira = (amount: number) => lira.format(amount);

export const columnName = (headings: readonly string[], at: number) => headings[at] || `${at + 1}. sütun`;

export const fileFaults: Readonly<Record<FileFault, string>> = {
  tooLarge: 'Dosya çok büyük: en çok 12 MB okunur. Dosyayı bölüp parça parça aktarın.',
  oldExcel: 'Bu eski bir Excel dosyası (.xls). Excel’de “Farklı Kaydet” ile .xlsx olarak kaydedip yeniden seçin.',
  locked: 'Dosya parolayla korunuyor. Excel’de parolasını kaldırıp yeniden seçin.',
  pdf: 'Bu bir PDF dosyası; içinden tablo okunamaz. Listeyi hazırlayan programdan Excel (.xlsx) veya CSV olarak alın.',
  webPage: 'Bu bir web sayfası veya XML dosyası ve içinde tablo yok. Listeyi Excel (.xlsx) veya CSV olarak kaydedin.',
  json: 'Bu bir JSON dosyası ve kayıt listesi olarak okunamadı. Listeyi Excel (.xlsx) veya CSV olarak alın.',
  unknown: 'Bu bir Excel (.xlsx) veya CSV dosyası değil.',
  document:
    'ODS, Numbers, Word ve benzeri dosyalar okunmaz. Dosyayı Excel çalışma kitabı (.xlsx) ya da CSV olarak kaydedip yeniden seçin.',
  broken: 'Dosya okunamadı; bozuk olabilir. Excel’de açıp yeniden .xlsx olarak kaydedin.',
  quotes: 'Bir tırnak işareti hücrenin sonunda kapanmıyor; satırlar birbirine karışır. Düzeltip yeniden seçin.',
  empty: 'Dosyada hiç satır yok.',
  tooManyRows: `Bir kerede en çok ${formatCount(fileLimits.rows)} satır aktarılır. Dosyayı bölüp parça parça aktarın.`,
  tooManyColumns: `En çok ${fileLimits.columns} sütun okunur. Gerekmeyen sütunları silip yeniden seçin.`,
};

export const unreadableText = ({ fault, line }: UnreadableFile) =>
  line === undefined ? fileFaults[fault] : `${formatCount(line)}. satır: ${fileFaults[fault]}`;

export const otherSheetsText = (names: readonly string[]) =>
  `Bu dosyada ${formatCount(names.length)} sayfa daha var: ${names.join(', ')}. Her sayfa ayrı aktarılır.`;

export const linkTexts = {
  refundOf: 'İade bağlantıları aktarılmaz: iadeler, satışlarına bağlanmadan kaydedilir.',
  groupOf: 'Yolcu bağlantıları aktarılmaz: birlikte satılan yolcular ayrı kaydedilir.',
} as const;

export const listNames: Readonly<Record<ListName, string>> = {
  company: 'Firma',
  saleType: 'Satış Türü',
  direction: 'Yön',
  shift: 'Vardiya',
  airport: 'Havalimanı',
};

const faults: Partial<Record<ImportFault, string>> = {
  required: 'Ad soyad yok.',
  date: 'Bu bir tarih değil.',
  year: 'Yılı ya da günü belli değil; gg.aa.yyyy yazın.',
  dayOrder: 'Gün mü ay mı önce, belli değil; sırayı seçin.',
  refundMark: 'İade sütununa Evet veya Hayır yazın; iade tutarı kendi ödeme sütununda durur.',
  route: 'Kalkış ve varış ayrılamadı.',
  mixedSigns: 'İadede eksi ve artı tutarlar karışık.',
  closedDay: closedDayText,
  shortened: 'Tablo programı bu numarayı bozmuş; doğrusunu yazın.',
};
const doubts: Partial<Record<ImportDoubt, string>> = {
  noDay: 'Tarihsiz kaydedilir.',
  dayAhead: 'İleri bir tarih.',
  largeAmount: 'Çok büyük bir tutar.',
  garbled: 'Harfleri bozulmuş olabilir.',
  takenForRefund: 'Tutar eksi; iade sayıldı.',
  merged: 'Birleşik hücre; tutar ilk satıra yazıldı.',
  nameOrder: 'Ad ile soyad ters ya da birden çok kişi olabilir.',
  cut: 'Dosya burada kesilmiş olabilir.',
};

export function faultText(fault: ImportFault, field: EntryField): string {
  return faults[fault] ?? textOfFault(fault as Parameters<typeof textOfFault>[0], field);
}

export function doubtText(doubt: ImportDoubt): string {
  return doubts[doubt] ?? doubtTexts[doubt as keyof typeof doubtTexts];
}

export function repeatedText(repeated: Repeated): string {
  return 'id' in repeated ? `Zaten kayıtlı: #${repeated.id}` : `${repeated.line}. satırla aynı`;
}

export function reasonsOf(row: ImportedRow, repeated: Repeated | undefined): string {
  const wrong = entryFields.flatMap((field) => {
    const fault = row.faults[field];
    return fault ? [`${recordFields[field].label}: ${faultText(fault, field)}`] : [];
  });
  return [...wrong, ...(repeated && wrong.length === 0 ? [`${repeatedText(repeated)}.`] : [])].join(' ');
}
