import { type AirlineId, airlineIds } from '../../domain/airlines.ts';
import type { AirlineService, HubService } from '../services.ts';
import { cellOf } from './index.ts';

export type ComparedService = AirlineService & HubService;

const columns = {
  'bilet-satin-alma': {
    fares: 'Paketler',
    entryBag: 'Kayıtlı bagaj, en ucuz paket',
  },
  'bilet-degisikligi': {
    change: 'Değişiklik hakkı',
    changeUntil: 'Son süre',
    changeBy: 'Nereden yapılır',
  },
  'isim-degisikligi': {
    nameTransfer: 'Başkasına devir',
    nameFix: 'Düzeltilebilen',
    nameBy: 'Nereden istenir',
  },
  'iptal-iade': {
    refund: 'Vazgeçene iade',
    refundForm: 'Özel durum',
    refundUntil: 'Son süre',
  },
  'sinif-yukseltme': {
    cabins: 'Kabinler',
    upgrade: 'Yükseltme yolu',
    programme: 'Sadakat programı',
  },
  'evcil-hayvan': {
    petCabin: 'Kabinde',
    petWeight: 'Kafesle sınır',
    petHold: 'Ambarda',
    petNotice: 'En geç bildirim',
  },
  'refakatsiz-cocuk': {
    childAges: 'Hizmet yaşı',
    childOptional: 'İsteğe bağlı',
    childAlone: 'Yalnız uçma yaşı',
    childNotice: 'En geç talep',
  },
  'koltuk-secimi': {
    seatPaid: 'Seçimi ücretli',
    seatFree: 'Ücretsiz',
    seatMore: 'Daha geniş yer',
  },
  'bagaj-ekleme': {
    cabinBag: 'Kabin bagajı',
    cabinSize: 'Kabin ölçüsü',
    checked: 'Kayıtlı bagaj',
    entryBag: 'Kayıtlı, en ucuz paket',
    piece: 'Tek bavul',
    addUntil: 'Son ekleme',
  },
  'check-in': {
    opens: 'Online açılış',
    closes: 'Online kapanış',
    counter: 'Kontuar kapanışı',
    gate: 'Kapı kapanışı',
  },
} satisfies Record<ComparedService, Record<string, string>>;

type Columns = typeof columns;
type TableColumn = { [Service in keyof Columns]: keyof Columns[Service] }[keyof Columns];
/** Keys of a fact's figures: the columns of the comparisons, and two figures without a column. */
export type ColumnId = TableColumn | 'base' | 'prefix';

export interface Column {
  id: TableColumn;
  title: string;
}

/** All columns of a service, each with the number and the ids of airlines without a known value. */
export const unknownCells = (
  service: ComparedService,
): readonly (Column & { unknown: number; airlines: readonly AirlineId[] })[] =>
  Object.entries(columns[service]).map(([column, title]) => {
    const id = column as TableColumn;
    const airlines = airlineIds.filter((airline) => !cellOf(airline, id));
    return { id, title, unknown: airlines.length, airlines };
  });

/** The columns of a service's comparison: those with a known value for at least half of the airlines. */
export const columnsOf = (service: ComparedService): readonly Column[] =>
  unknownCells(service).filter(({ unknown }) => unknown <= airlineIds.length / 2);
