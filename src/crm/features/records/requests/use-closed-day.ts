import { useQuery } from '@tanstack/react-query';
import { type IsoDate, isIsoDate } from '../../../../domain/days/dates.ts';
import { findClosedDays } from './closed-days.ts';

/**
 * Whether a day is closed, read at most once a minute. This is only a hint: the database itself refuses changes to a
 * closed day.
 */
export function useClosedDay(day: IsoDate | null): boolean {
  const isDay = day !== null && isIsoDate(day);
  const { data } = useQuery({
    queryKey: ['records', 'day', 'is closed', day],
    queryFn: async ({ signal }) => (await findClosedDays([day ?? ''], signal)).has(day ?? ''),
    enabled: isDay,
    staleTime: 60_000,
  });
  return isDay && data === true;
}
