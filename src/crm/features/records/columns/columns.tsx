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
  /** Null where a dash is to be shown. */
  cell: (record: SalesRecord) => ReactNode;
  /** The amount that is added up below the column. */
  sum?: MoneyField;
  /** The whole text, where the cell may cut it off. */
  title?: (record: SalesRecord) => string | null;
  /** Takes a share of the space that is left over. */
  grows?: true;
}

function moneyColumn(field: MoneyField, name: string, width = 68): Column {
  const cell = (record: SalesRecord) => {
    const amount = record[field];
    return amount === null ? null : formatMoney(amount);
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
  { id: 'id', name: '#ID', width: 54, kind: 'quiet', value: (record) => record.id, cell: (record) => record.id },
  {
    id: 'fullName',
    name: 'Ad Soyad',
    width: 116,
    kind: 'name',
    grows: true,
    value: (record) => record.fullName,
    cell: (record) => <span className={css.name}>{record.fullName}</span>,
    title: (record) => record.fullName,
  },
  {
    id: 'date',
    name: 'Tarih',
    width: 82,
    kind: 'quiet',
    value: (record) => record.date,
    cell: (record) => (record.date === null ? null : formatDate(record.date)),
  },
  {
    id: 'pnr',
    name: 'PNR',
    width: 84,
    kind: 'text',
    value: (record) => record.pnr,
    cell: (record) => record.pnr && <span className={css.pnr}>{record.pnr}</span>,
  },
  moneyColumn('virtualPos', 'Sanal POS', 74),
  moneyColumn('commission', 'Komisyon', 75),
  moneyColumn('card', 'Kart'),
  moneyColumn('transfer', 'Havale'),
  moneyColumn('currentAccountPayment', 'Cari'),
  moneyColumn('bdload', 'Bakiye Yükleme', 68),
  {
    id: 'route',
    name: 'Kalkış / Varış',
    width: 90,
    kind: 'text',
    value: (record) => (record.depart || record.arrive ? `${record.depart ?? ''} ${record.arrive ?? ''}` : null),
    cell: ({ depart, arrive }) => (depart || arrive ? <Route depart={depart} arrive={arrive} /> : null),
  },
  {
    id: 'note',
    name: 'Not',
    width: 92,
    kind: 'quiet',
    grows: true,
    value: (record) => record.note ?? record.direction,
    cell: ({ direction, note }) => (
      <>
        {direction && <span className={css.direction}>{direction} </span>}
        {note && <span className={css.noteText}>{note}</span>}
      </>
    ),
    title: (record) => record.note,
  },
  {
    id: 'user',
    name: 'Kullanıcı',
    width: 66,
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
