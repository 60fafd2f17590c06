import type { AirlineService, HubService } from '../services.ts';

/** A service with a hub and a page for each airline: its hub compares the airlines. */
export type ComparedService = AirlineService & HubService;

/** What the hubs compare, in the order of columns. */
const columns = {
  'bilet-satin-alma': {
    fares: 'Paketler',
    entryBag: 'Kayıtlı bagaj, en ucuz paket',
    base: 'Ana üs',
    prefix: 'Bilet numarası',
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
/** A column of one of the comparisons. */
export type ColumnId = { [Service in keyof Columns]: keyof Columns[Service] }[keyof Columns];

export interface Column {
  id: ColumnId;
  title: string;
}

/** The columns of a service's comparison. */
export const columnsOf = (service: ComparedService): readonly Column[] =>
  Object.entries(columns[service]).map(([id, title]) => ({ id: id as ColumnId, title }));
