import { formatDate } from '../../../domain/days/dates.ts';
import { searchLimit } from '../../../domain/records/record-fields.ts';
import type { SalesRecord } from '../../../domain/records/sales-record.ts';
import { formatMoney } from '../../../domain/text/money.ts';
import { foldText } from '../../../domain/text/turkish.ts';
import { newestFound } from '../records/requests/list-range.ts';
import { openedRecords } from '../records/requests/opened-records.ts';
import { isRefund, netAmount } from '../records/requests/refund.ts';
import { lockOf } from '../session/lock.ts';
import type { Entry, Source } from './entry.ts';

/** Minimum length of a search: shorter texts occur in too many names, and no index covers them. */
const shortest = 3;
const most = 6;
const paid = ['virtualPos', 'card', 'transfer', 'currentAccountPayment'] as const;

export const openedSource: Source = {
  title: 'Son açılan kayıtlar',
  most,
  entries: () => openedRecords().map(entryOf),
};

export const recordSource: Source<SalesRecord[]> = {
  title: 'Kayıtlar',
  most,
  isSearched: true,
  request: ({ text, user }) => {
    const isAsked = foldText(text).length >= shortest && text.length <= searchLimit && !lockOf(user);
    if (!isAsked) return null;
    return {
      queryKey: ['records', 'palette', text],
      // Ask for more than are shown: opened records are skipped here, and one extra record tells that there are more.
      queryFn: ({ signal }) => newestFound(text, most + openedRecords().length + 1, signal),
    };
  },
  entries: (_asked, answer) => (answer ?? []).map(entryOf),
  all: ({ text }) => ({
    id: 'all-records',
    icon: 'search',
    name: 'Hepsini göster',
    detail: 'Kayıtlar, tüm tarihler',
    // The search text may name people: keep it out of the address.
    step: { to: '/records?start=&end=', state: { search: text } },
  }),
};

function entryOf(record: SalesRecord): Entry {
  const { id, fullName, pnr, depart, arrive, returnTo, date } = record;
  const ends = [depart ?? '?', arrive ?? '?', ...(returnTo ? [returnTo] : [])];
  const route = depart || arrive ? ends.join(' → ') : null;
  const amounts = paid.map((field) => netAmount(record, field) ?? 0);
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return {
    id: `record-${id}`,
    icon: 'list',
    name: fullName,
    detail: [pnr, route, date && formatDate(date)].filter(Boolean).join(' · '),
    amount: sum === 0 ? undefined : { text: `${formatMoney(sum)} TL`, isBack: isRefund(record) },
    words: [`#${id}`],
    step: { record: id },
  };
}
