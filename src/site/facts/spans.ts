import { type AirlineId, airlineIds, airlines } from '../../domain/airlines.ts';
import { amountsOf } from './amounts.ts';
import type { ColumnId, ComparedService } from './columns.ts';
import { cellOf } from './index.ts';

/** The airlines whose figure in a column is known, with it. */
const known = (column: ColumnId): readonly (readonly [AirlineId, string])[] =>
  airlineIds.flatMap((id) => {
    const cell = cellOf(id, column);
    return cell ? [[id, cell.value] as const] : [];
  });

/** The smallest and the largest number of a column, and who has the largest. */
export function spanOf(column: ColumnId): { least: number; most: number; leaders: readonly AirlineId[] } {
  const all = known(column).flatMap(([id, value]) => amountsOf(value).map((number) => [id, number] as const));
  const numbers = all.map(([, number]) => number);
  const most = Math.max(...numbers);
  return { least: Math.min(...numbers), most, leaders: all.filter(([, number]) => number === most).map(([id]) => id) };
}

/** Names of the airlines that have just this in a column. */
const namesWith = (column: ColumnId, wanted: string) => named(known(column).filter(([, value]) => value === wanted));
const list = new Intl.ListFormat('tr');
const named = (ids: readonly (readonly [AirlineId, unknown])[]) =>
  list.format(ids.map(([id]) => airlines[id].shortName));

/** When online check-in opens at most airlines, in hours before the flight. */
const usualOpening = { least: 24, most: 36 };

const sentences: Readonly<Partial<Record<ComparedService, () => string>>> = {
  'check-in': () => {
    const early = known('opens').filter(([, value]) => Number.parseInt(value, 10) > usualOpening.most);
    const byHours = [...Map.groupBy(early, ([, value]) => Number.parseInt(value, 10))].sort(
      ([one], [other]) => one - other,
    );
    const hours = byHours.map(([hour, ids]) => `${named(ids)} ${hour}`).join(', ');
    return `Genellikle kalkıştan ${usualOpening.least}–${usualOpening.most} saat önce açılır; ${hours} saat önce açar.`;
  },
  'bagaj-ekleme': () => {
    const [cabin, checked] = [spanOf('cabinBag'), spanOf('checked')];
    return `Kayıtlı bagaj genellikle ${checked.least}–${checked.most}\u00a0kg’dır, en ucuz pakette çoğu kez yoktur; kabin bagajı pakete göre ${cabin.least}–${cabin.most}\u00a0kg’dır.`;
  },
  'refakatsiz-cocuk': () => {
    const { least, most } = spanOf('childAges');
    return `Hizmet genellikle ${least} ile ${most} yaş arasındaki çocuğa verilir; her havayolunun aralığı ayrıdır.`;
  },
  'evcil-hayvan': () => `${namesWith('petCabin', 'Yok')} kabine genellikle hayvan almaz.`,
  'sinif-yukseltme': () => `${namesWith('cabins', 'Economy')} yalnızca Economy kabiniyle uçar.`,
  'isim-degisikligi': () => `${namesWith('nameTransfer', 'Yok')} bileti genellikle başkasına devretmez.`,
};

/** What the ten airlines’ figures come to in one sentence, where one helps. */
export const spanSentence = (service: ComparedService): string | undefined => sentences[service]?.();
