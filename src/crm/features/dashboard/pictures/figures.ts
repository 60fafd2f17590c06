import type { IsoDate } from '../../../../domain/days/dates.ts';
import { AppError } from '../../../api/errors.ts';
import { dataApi } from '../../../api/rest.ts';
import { everyDay, firstDay, type HourReport, type Report } from './takings.ts';

export async function fetchReport(today: IsoDate): Promise<Report> {
  const { data } = await (await dataApi())
    .rpc('day_report', { start_date: firstDay(today), end_date: today })
    .throwOnError();
  if (!Array.isArray(data?.days)) throw new AppError('not_json');
  return { ...data, days: everyDay(data.days, today) };
}

export async function fetchHours(today: IsoDate): Promise<HourReport> {
  const { data } = await (await dataApi()).rpc('hour_report', { day: today }).throwOnError();
  if (!Array.isArray(data?.hours)) throw new AppError('not_json');
  return data;
}
