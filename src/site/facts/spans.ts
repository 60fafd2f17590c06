import { type AirlineId, airlineIds, airlines } from '../../domain/airlines.ts';
import { amountsOf } from './amounts.ts';
import type { ColumnId, ComparedService } from './columns.ts';
import { cellOf, withEnding } from './index.ts';

/** The airlines with a known figure in a column, and that figure. */
export const known = (column: ColumnId): readonly (readonly [AirlineId, string])[] =>
  airlineIds.flatMap((id) => {
    const cell = cellOf(id, column);
    return cell ? [[id, cell.value] as const] : [];
  });

/** The smallest and the largest number in a column, and the airlines with the largest. */
export function spanOf(column: ColumnId): { least: number; most: number; leaders: readonly AirlineId[] } {
  const all = known(column).flatMap(([id, value]) => amountsOf(value).map((number) => [id, number] as const));
  const numbers = all.map(([, number]) => number);
  const most = Math.max(...numbers);
  return { least: Math.min(...numbers), most, leaders: all.filter(([, number]) => number === most).map(([id]) => id) };
}

const list = new Intl.ListFormat('tr');

type Known = readonly [id: AirlineId, value: string];
/** The airlines' names as a list in a sentence, each with its note: “THY, AJet ve Aeroflot”. */
export const namesOf = (ones: readonly Known[], note = (_: Known) => ''): string =>
  list.format(ones.map((one) => airlines[one[0]].shortName + note(one)));
const having = (column: ColumnId, wanted: string) => known(column).filter(([, value]) => value === wanted);

/** The airlines' names in the locative (“at …”): “THY, AJet ve Aeroflot’ta”. */
export function namesAt(ones: readonly Known[], note?: (one: Known) => string): string {
  const last = ones.at(-1);
  return last ? withEnding(namesOf(ones, note), last[0], 'locative') : '';
}

/** Whether an airline's cell says that it takes no cats or dogs in the cabin. */
export const isClosedToPets = ([, value]: Known): boolean => /^Yok|^Yalnızca/.test(value);

/** Whether the airline takes cats and dogs in the cabin, or is not known to refuse them. */
export const takesPetsAboard = (id: AirlineId): boolean => !isClosedToPets([id, cellOf(id, 'petCabin')?.value ?? '']);

export const hasEscort = (id: AirlineId): boolean => /\d/.test(cellOf(id, 'childAges')?.value ?? '');

const sentences: Readonly<Partial<Record<ComparedService, () => string>>> = {
  'check-in': () => {
    const byHours = [...Map.groupBy(known('opens'), ([, value]) => Number.parseInt(value, 10))];
    const parts = byHours.sort(([one], [other]) => one - other).map(([hours, ids]) => `${namesAt(ids)} ${hours}`);
    return `Online check-in genellikle ${parts.join(', ')} saat önce açılır.`;
  },
  'bagaj-ekleme': () => {
    const checked = spanOf('checked');
    return `En ucuz pakette kayıtlı bagaj çoğu kez yoktur, kilo ya da parça eklenir; diğer paketlerde genellikle ${checked.least}–${checked.most}\u00a0kg’dır.`;
  },
  'refakatsiz-cocuk': () => {
    // Leaves out flying alone with permission, and rules of the past.
    const served = known('childAges').filter(([, value]) => /^\d+–\d+ yaş$/.test(value));
    const from = [...new Set(served.map(([, value]) => Number.parseInt(value, 10)))].sort((one, other) => one - other);
    // Older children may have the service too, if their parents ask for it.
    const to = served.map(([id, value]) => amountsOf(cellOf(id, 'childOptional')?.value ?? value).at(-1) ?? 0);
    return `Genellikle ${from.join(' ya da ')} yaşında başlar, havayoluna göre ${Math.min(...to)}–${Math.max(...to)} yaşa kadar istenebilir.`;
  },
  'evcil-hayvan': () =>
    `Kedi ve köpek kabinde genellikle kafesle 8\u00a0kg’a kadar uçar; ${namesAt(known('petCabin').filter(isClosedToPets))} genellikle kabine alınmaz.`,
  'sinif-yukseltme': () =>
    `Üst kabine genellikle ücretle, mille ya da teklifle geçilir; ${namesAt(having('cabins', 'Economy'))} bildiğimiz kadarıyla yalnızca Economy vardır.`,
  'isim-degisikligi': () => `${namesAt(having('nameTransfer', 'Yok'))} bilet genellikle başkasına devredilemez.`,
};

export const spanSentence = (service: ComparedService): string | undefined => sentences[service]?.();
