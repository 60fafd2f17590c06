import { type AirlineId, airlineIds, airlines } from '../../domain/airlines.ts';
import type { ColumnId, ComparedService } from './columns.ts';
import { cellOf } from './index.ts';

/** The airlines whose figure in a column is known, with it. */
const known = (column: ColumnId): readonly (readonly [AirlineId, string])[] =>
  airlineIds.flatMap((id) => {
    const cell = cellOf(id, column);
    return cell ? [[id, cell.value] as const] : [];
  });

const numbersOf = (value: string) => [...value.matchAll(/\d+/g)].map(([number]) => Number(number));

/** The smallest and the largest number of a column, and who has the largest. */
export function spanOf(column: ColumnId): { least: number; most: number; leaders: readonly AirlineId[] } {
  const all = known(column).flatMap(([id, value]) => numbersOf(value).map((number) => [id, number] as const));
  const numbers = all.map(([, number]) => number);
  const most = Math.max(...numbers);
  return { least: Math.min(...numbers), most, leaders: all.filter(([, number]) => number === most).map(([id]) => id) };
}

/** Names of the airlines that have just this in a column. */
const namesWith = (column: ColumnId, wanted: string) => named(known(column).filter(([, value]) => value === wanted));
const named = (ids: readonly (readonly [AirlineId, unknown])[]) => ids.map(([id]) => airlines[id].shortName).join(', ');

const sentences: Readonly<Partial<Record<ComparedService, () => string>>> = {
  'check-in': () => {
    const { least, most, leaders } = spanOf('opens');
    const first = leaders.map((id) => airlines[id].shortName).join(', ');
    return `Havayoluna göre genellikle ${least} ile ${most} saat önce açılır; bilinenlerin en erkeni ${first}.`;
  },
  'bagaj-ekleme': () => {
    const { least, most } = spanOf('cabinBag');
    return `Kabin bagajı havayoluna ve pakete göre genellikle ${least} ile ${most} kg arasındadır.`;
  },
  'refakatsiz-cocuk': () => {
    const { least, most } = spanOf('childAges');
    return `Hizmet genellikle ${least} ile ${most} yaş arasındadır; her havayolunun aralığı ayrıdır.`;
  },
  'evcil-hayvan': () => `Kabine hayvan almayanlar: ${namesWith('petCabin', 'Yok')}.`,
  'sinif-yukseltme': () => `Yalnızca Economy uçanlar: ${namesWith('cabins', 'Economy')}.`,
  'isim-degisikligi': () => `Bileti genellikle başkasına devretmeyenler: ${namesWith('nameTransfer', 'Yok')}.`,
};

/** What the ten airlines’ figures come to in one sentence, where one helps. */
export const spanSentence = (service: ComparedService): string | undefined => sentences[service]?.();
