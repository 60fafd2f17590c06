import type { ReactNode } from 'react';
import { formatDate } from '../../../../domain/dates.ts';
import { formatMoney } from '../../../../domain/money.ts';
import type { MoneyField, SalesRecord } from '../../../../domain/sales-record.ts';
import css from './cells.module.css';
import { Route } from './Route.tsx';

export interface Column {
  id: string;
  name: string;
  /** Width in px before the user changes it. */
  width: number;
  kind: 'text' | 'money' | 'quiet' | 'name';
  /** What the column is sorted by. */
  value: (record: SalesRecord) => string | number | null;
  cell: (record: SalesRecord) => ReactNode;
  /** The amount that is added up below the column. */
  sum?: MoneyField;
  /** The whole text, where the cell may cut it off. */
  title?: (record: SalesRecord) => string | null;
  /** Takes a share of the space that is left over. */
  grows?: true;
}

const dash = <span className={css.none}>–</span>;

function moneyColumn(field: MoneyField, name: string, width = 70): Column {
  const cell = (record: SalesRecord) => {
    const amount = record[field];
    return amount === null ? dash : formatMoney(amount);
  };
  return { id: field, name, width, kind: 'money', value: (record) => record[field], cell, sum: field };
}

const userOf = (record: SalesRecord) => record.userEmail ?? record.userId;

/** In two lines when it is narrow: the name, then the domain. */
function User({ text }: { text: string | null }) {
  const at = text?.indexOf('@') ?? -1;
  if (text === null || at === -1) return text;
  return (
    <span className={css.user}>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </span>
  );
}

/** The thirteen columns in their first order. */
export const columns: readonly Column[] = [
  { id: 'id', name: '#ID', width: 55, kind: 'quiet', value: (record) => record.id, cell: (record) => record.id },
  {
    id: 'fullName',
    name: 'Ad Soyad',
    width: 129,
    kind: 'name',
    grows: true,
    value: (record) => record.fullName,
    cell: (record) => record.fullName,
    title: (record) => record.fullName,
  },
  {
    id: 'date',
    name: 'Tarih',
    width: 89,
    kind: 'quiet',
    value: (record) => record.date,
    cell: (record) => (record.date === null ? dash : formatDate(record.date)),
  },
  {
    id: 'pnr',
    name: 'PNR',
    width: 88,
    kind: 'text',
    value: (record) => record.pnr,
    cell: (record) => (record.pnr === null ? dash : <span className={css.pnr}>{record.pnr}</span>),
  },
  moneyColumn('virtualPos', 'Sanal POS', 76),
  moneyColumn('commission', 'Komisyon', 78),
  moneyColumn('card', 'Kart'),
  moneyColumn('transfer', 'Havale'),
  moneyColumn('currentAccountPayment', 'Cari'),
  moneyColumn('bdload', 'Bakiye Yükleme', 76),
  {
    id: 'route',
    name: 'Kalkış / Varış',
    width: 98,
    kind: 'text',
    value: (record) => (record.depart || record.arrive ? `${record.depart ?? ''} ${record.arrive ?? ''}` : null),
    cell: (record) => <Route depart={record.depart} arrive={record.arrive} />,
  },
  {
    id: 'note',
    name: 'Not',
    width: 96,
    kind: 'quiet',
    grows: true,
    value: (record) => record.note ?? record.direction,
    cell: (record) => (
      <>
        {record.direction && <span className={css.direction}>{record.direction} </span>}
        {record.note && <span className={css.noteText}>{record.note}</span>}
      </>
    ),
    title: (record) => record.note,
  },
  {
    id: 'user',
    name: 'Kullanıcı',
    width: 68,
    kind: 'quiet',
    grows: true,
    value: userOf,
    cell: (record) => <User text={userOf(record)} />,
    title: userOf,
  },
];

const byId = new Map(columns.map((column) => [column.id, column]));

export function findColumn(id: string): Column | undefined {
  return byId.get(id);
}
