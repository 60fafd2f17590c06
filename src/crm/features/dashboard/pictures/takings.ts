import { addDays } from '../../../../domain/days/date-ranges.ts';
import type { IsoDate } from '../../../../domain/days/dates.ts';
import type { FacetRow } from '../../../../domain/reports/facets.ts';

/** How many days the pictures show, today among them. */
export const shownDays = 30;
/** Means are of the others, here and in `hour_report`. */
export const meanDays = shownDays - 1;

/** What one row of `day_report` says here; no name: not given, or the sum of others. */
export interface Takings extends FacetRow {
  records: number;
  /** Takings net of refunds, in lira. */
  collected: number;
}

export interface DayTakings extends Takings {
  name: IsoDate;
}

export interface Report {
  totals: Takings;
  /** Every day, also those without a record, oldest first. */
  days: readonly DayTakings[];
  company: readonly Takings[];
  saletype: readonly Takings[];
}

export interface HourTakings {
  hour: number;
  collected: number;
  /** Of the days before that are shown. */
  mean: number;
}

export const firstDay = (today: IsoDate): IsoDate => addDays(today, 1 - shownDays);

/** Days without a record are not in a report. */
export function everyDay(given: readonly DayTakings[], today: IsoDate): DayTakings[] {
  const byDay = new Map(given.map((day) => [day.name, day]));
  return Array.from({ length: shownDays }, (_, index) => {
    const name = addDays(firstDay(today), index);
    return byDay.get(name) ?? { name, records: 0, collected: 0 };
  });
}
