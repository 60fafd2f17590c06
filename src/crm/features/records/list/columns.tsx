import type { ReactNode } from 'react';
import { formatDate } from '../../../../domain/days/dates.ts';
import {
  type EntryField,
  entryFields,
  type MoneyField,
  moneyFields,
  type RecordField,
  recordFields,
} from '../../../../domain/records/record-fields.ts';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import type { NameOf } from '../../../../domain/reports/staff-names.ts';
import { formatMoney } from '../../../../domain/text/money.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { stampOf } from '../../../ui/stamp.ts';
import type { SheetColumn } from '../../export/sheet.ts';
import { netAmount } from '../requests/refund.ts';
import css from './cells.module.css';

export interface Column {
  id: string;
  name: string;
  /** In px, before the user changes it. */
  width: number;
  kind: 'text' | 'money' | 'quiet' | 'name';
  value: (record: SalesRecord) => string | number | null;
  /** Null shows a dash. */
  cell: (record: SalesRecord) => ReactNode;
  plain?: (record: SalesRecord) => string | null;
  sum?: MoneyField;
  title?: (record: SalesRecord, nameOf: NameOf) => string | null;
  grows?: true;
  optional?: true;
}

function column(field: RecordField, more: Partial<Column> = {}): Column {
  const { label, heading = label, width = 68, optional } = recordFields[field];
  const value = (record: SalesRecord) => record[field];
  return { id: field, name: heading, width, kind: 'text', value, cell: value, ...(optional && { optional }), ...more };
}

function moneyColumn(field: MoneyField): Column {
  const value = (record: SalesRecord) => netAmount(record, field);
  const cell = (record: SalesRecord) => {
    const amount = value(record);
    return amount === null ? null : formatMoney(amount);
  };
  return column(field, { kind: 'money', value, cell, sum: field });
}

function textColumn(field: EntryField): Column {
  return column(field, { title: (record) => String(record[field] ?? '') });
}

type Trip = Pick<SalesRecord, 'depart' | 'arrive' | 'returnTo'>;

function Route({ depart, arrive, returnTo }: Trip) {
  const isRound = returnTo !== null && returnTo === depart;
  return (
    <span className={css.route}>
      {depart ?? '···'}
      <Icon name={isRound ? 'bothWays' : 'arrow'} size={14} />
      <span className="sr-only">–</span>
      {arrive ?? '···'}
      {isRound && <span className="sr-only">, gidiş-dönüş</span>}
      {!isRound && returnTo && (
        <>
          <Icon name="arrow" size={14} />
          <span className="sr-only">–</span>
          {returnTo}
        </>
      )}
    </span>
  );
}

const routeText = ({ depart, arrive, returnTo }: Trip) =>
  depart || arrive ? [depart ?? '···', arrive ?? '···', ...(returnTo ? [returnTo] : [])].join(' – ') : null;

const userOf = (record: SalesRecord) => record.userEmail ?? record.userId;

/** The list shows these two amounts first, unlike the form. */
const moneyInOrder = [...new Set<MoneyField>(['virtualPos', 'commission', ...moneyFields])];

const entered = ({ createdAt }: SalesRecord) => stampOf(createdAt);

const specified: readonly Column[] = [
  column('id', { kind: 'quiet' }),
  column('fullName', {
    kind: 'name',
    grows: true,
    cell: (record) => <span className={css.name}>{record.fullName}</span>,
    title: (record) => record.fullName,
  }),
  column('date', { kind: 'quiet', cell: ({ date }) => (date === null ? null : formatDate(date)) }),
  column('pnr', { cell: ({ pnr }) => pnr && <span className={css.pnr}>{pnr}</span> }),
  ...moneyInOrder.map(moneyColumn),
  {
    id: 'route',
    name: 'Kalkış / Varış',
    width: 90,
    kind: 'text',
    value: ({ depart, arrive }) => (depart || arrive ? `${depart ?? ''} ${arrive ?? ''}` : null),
    cell: ({ depart, arrive, returnTo }) =>
      depart || arrive ? <Route depart={depart} arrive={arrive} returnTo={returnTo} /> : null,
    plain: routeText,
    title: (record) => (record.returnTo ? routeText(record) : null),
  },
  column('note', {
    kind: 'quiet',
    grows: true,
    value: (record) => record.note ?? record.direction,
    plain: ({ direction, note }) => [direction, note].filter(Boolean).join(' · ') || null,
    cell: ({ direction, note }) => (
      <>
        {direction && <span className={css.direction}>{direction} </span>}
        {note && <span className={css.noteText}>{note}</span>}
      </>
    ),
    title: (record) => record.note,
  }),
  column('userEmail', {
    id: 'user',
    kind: 'quiet',
    grows: true,
    value: userOf,
    cell: (record) => userOf(record) && <span className={css.user}>{userOf(record)}</span>,
    title: (record, nameOf) => [...new Set([nameOf(record.userEmail, record.userId), userOf(record)])].join(' · '),
  }),
];

const added = entryFields.filter((field) => recordFields[field].width && !specified.some(({ id }) => id === field));

export const columns = [
  ...specified.toSpliced(-2, 0, ...added.map(textColumn)),
  column('createdAt', { kind: 'quiet', cell: entered, plain: entered }),
];

const byId = new Map(columns.map((column) => [column.id, column]));

export function findColumn(id: string): Column | undefined {
  return byId.get(id);
}

export const pinnedColumns = 2;

export function kindOf({ id }: Column): SheetColumn['kind'] {
  switch (recordFields[id as RecordField]?.kind) {
    case 'money':
      return 'money';
    case 'date':
      return 'day';
    case 'id':
      return 'number';
    default:
      return 'text';
  }
}
