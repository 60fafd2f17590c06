import type { IsoDate } from '../../domain/days/dates.ts';

const long = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'full', timeZone: 'UTC' });

export function longDay(date: IsoDate): string {
  return long.format(new Date(`${date}T00:00:00Z`));
}
