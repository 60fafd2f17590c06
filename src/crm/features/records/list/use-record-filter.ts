import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type IsoDate, todayIn } from '../../../../domain/days/dates.ts';
import { anyAmount } from '../../../../domain/records/paid-range.ts';
import { agency } from '../../../agency.ts';
import { reloadRecords } from '../requests/loaded-records.ts';
import { filterKey, filterOf, type RecordFilter, stateOf, withFilter } from '../requests/record-filter.ts';

/**
 * The address holds the days and the facets except `user`. The filters that name people or amounts (`search`, `user`
 * and `paid`) are kept only in the browser's history entry.
 */
export function useRecordFilter() {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const today = todayIn(agency.timeZone);
  const filter = filterOf(params, location.state, today);

  function apply(next: RecordFilter, replace = false): void {
    if (filterKey(next).join() === filterKey(filter).join()) return void reloadRecords(client);
    const address = withFilter(params, next, today).toString();
    navigate({ search: address }, { state: stateOf(next), replace });
  }

  function showDays(start: IsoDate, end: IsoDate): void {
    const search = withFilter(params, { start, end, search: '', facets: {}, paid: anyAmount }, today).toString();
    navigate({ pathname: '/records', search }, { state: null });
  }
  return { filter, today, apply, showDays };
}
