import { addDays } from '../../../../domain/days/date-ranges.ts';
import type { IsoDate } from '../../../../domain/days/dates.ts';
import type { FacetRow } from '../../../../domain/reports/facets.ts';

/** Number of days shown, today included. */
export const shownDays = 30;
/** Number of days in the mean: today is excluded, as in `hour_report`. */
export const meanDays = shownDays - 1;

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
  days: readonly DayTakings[];
  company: readonly Takings[];
  saletype: readonly Takings[];
}

export interface HourTakings {
  hour: number;
  collected: number;
  mean: number;
}

export interface HourReport {
  hours: readonly HourTakings[];
  imported: boolean;
}

export const firstDay = (today: IsoDate): IsoDate => addDays(today, 1 - shownDays);

/** Fills in the days without a record, which a report leaves out. */
export function everyDay(given: readonly DayTakings[], today: IsoDate): DayTakings[] {
  const byDay = new Map(given.map((day) => [day.name, day]));
  return Array.from({ length: shownDays }, (_, index) => {
    const name = addDays(firstDay(today), index);
    return byDay.get(name) ?? { name, records: 0, collected: 0 };
  });
}
