import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { formatDate } from '../../../../domain/dates.ts';
import type { SalesRecord } from '../../../../domain/sales-record.ts';
import { upperCode } from '../../../../domain/turkish.ts';
import { isRefund } from '../refund.ts';
import { findSamePnr } from '../requests/find-same-pnr.ts';
import { type Entry, linkOf } from './entry-draft.ts';

const shortest = 5;

/** What is stored already under the PNR of an entry. */
export interface SamePnr {
  /** The newest sale, as it is warned of. */
  text: string;
  /** Its first passenger, who has the amounts; null where there are only refunds. */
  first: SalesRecord | null;
}

/** The other sales with the PNR of an entry, unless it is known to belong to them. */
export function useSamePnr(pnr: string, entry: Entry): SamePnr | null {
  const typed = upperCode(pnr).trim();
  const wanted = useDeferredValue(typed);
  const { data } = useQuery({
    queryKey: ['records', 'pnr', wanted],
    queryFn: ({ signal }) => findSamePnr(wanted, signal),
    enabled: wanted.length >= shortest,
    retry: false,
    refetchInterval: false,
  });
  return data && wanted === typed ? samePnr(data, entry) : null;
}

/** @param found newest first */
export function samePnr(found: readonly SalesRecord[], entry: Entry): SamePnr | null {
  const own = linkOf(entry);
  const others = found.filter(({ id, groupOf }) => !own.includes(id) && !(groupOf !== null && own.includes(groupOf)));
  const sale = others.find((record) => !isRefund(record)) ?? null;
  const told = sale ?? others[0];
  if (!told) return null;
  const first = others.find(({ id }) => id === sale?.groupOf) ?? sale;
  const passengers = others.filter(({ id, groupOf }) => first && (id === first.id || groupOf === first.id)).length;
  const { id, fullName, date } = first ?? told;
  const facts = [date && formatDate(date), passengers > 1 && `${passengers} yolcu`].filter(Boolean);
  return { text: [`Bu PNR ile kayıt var: #${id} ${fullName}`, ...facts].join(', '), first };
}
