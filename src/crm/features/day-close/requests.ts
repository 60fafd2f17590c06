import type { IsoDate } from '../../../domain/days/dates.ts';
import type { Channel, Facet, FacetRow } from '../../../domain/reports/facets.ts';
import type { Oddity } from '../../../domain/reports/oddities.ts';
import { dataApi } from '../../api/rest.ts';

/** Both days are included; `shift` is null for all shifts. */
export interface Scope {
  start: IsoDate;
  end: IsoDate;
  shift: string | null;
}

/** Sums net of refunds, in lira, and the number of records behind them. */
export interface Figures extends Record<Channel, number> {
  records: number;
  refunds: number;
  bdload: number;
  commission: number;
  collected: number;
  sold: number;
}

export interface Breakdown extends Figures, FacetRow {}

export type DayReport = { totals: Figures } & Record<Facet | 'days', Breakdown[]>;

export type Counted = Partial<Record<Channel, number | null>>;

export interface Count extends Record<Channel, number | null> {
  countedbyemail: string | null;
  countedat: string;
  /** The total of the records in each channel when the channel was counted. */
  recorded: Counted;
}

export interface Closing {
  id: number;
  day: IsoDate;
  closedat: string;
  closedbyemail: string | null;
  note: string | null;
  /** Null for a closing that was reopened: only the figures of the closing in force are fetched. */
  figures: DayReport | null;
  fingerprint: string;
  reopenedat: string | null;
  reopenedbyemail: string | null;
  reason: string | null;
}

const daysOf = ({ start, end, shift }: Scope) => ({ start_date: start, end_date: end, shift_name: shift });

export async function readReport(scope: Scope): Promise<DayReport> {
  const { data } = await (await dataApi()).rpc('day_report', daysOf(scope)).throwOnError();
  return data as DayReport;
}

export async function readOddities(scope: Scope): Promise<Oddity[]> {
  const { data } = await (await dataApi()).rpc('day_oddities', daysOf(scope)).throwOnError();
  return data as Oddity[];
}

export async function readCount(day: IsoDate, shift: string | null): Promise<Count | null> {
  const ofDay = (await dataApi()).from('day_counts').select('*').eq('day', day);
  const { data } = await (shift === null ? ofDay.is('shift', null) : ofDay.eq('shift', shift)).throwOnError();
  return (data as Count[])[0] ?? null;
}

/** Stores only the channels in `counted`, because someone else may be counting the others. */
export async function saveCount(day: IsoDate, shift: string | null, counted: Counted): Promise<Count> {
  const stored = (await dataApi()).from('day_counts').upsert({ day, shift, ...counted }, { onConflict: 'day,shift' });
  const { data } = await stored.select('*').single().throwOnError();
  return data as Count;
}

const shown = 'id, day, closedat, closedbyemail, note, fingerprint, reopenedat, reopenedbyemail, reason';

export async function readClosings(day: IsoDate): Promise<Closing[]> {
  const api = await dataApi();
  const [all, held] = await Promise.all([
    api.from('day_closings').select(shown).eq('day', day).order('id', { ascending: false }).throwOnError(),
    api.from('day_closings').select('id, figures').eq('day', day).is('reopenedat', null).throwOnError(),
  ]);
  const figures = new Map(held.data.map((closing) => [closing.id, closing.figures]));
  return all.data.map((closing) => ({ ...closing, figures: figures.get(closing.id) ?? null })) as Closing[];
}

export async function closeDay(day: IsoDate, note: string): Promise<void> {
  await (await dataApi())
    .rpc('close_day', { day, note: note.trim() || null })
    .select('id')
    .throwOnError();
}

export async function reopenDay(day: IsoDate, reason: string): Promise<void> {
  await (await dataApi()).rpc('reopen_day', { day, reason: reason.trim() }).select('id').throwOnError();
}
