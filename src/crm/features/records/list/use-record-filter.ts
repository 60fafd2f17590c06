import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type IsoDate, todayIn } from '../../../../domain/days/dates.ts';
import { anyAmount } from '../../../../domain/records/paid-range.ts';
import { agency } from '../../../agency.ts';
import { reloadRecords } from '../requests/loaded-records.ts';
import { filterKey, filterOf, type RecordFilter, stateOf, withFilter } from '../requests/record-filter.ts';

/**
 * Keeps days and facets in the address, but what names people or amounts only in the browser's history entry; both
 * survive a reload.
 */
export function useRecordFilter() {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const today = todayIn(agency.timeZone);
  const filter = filterOf(params, location.state, today);

  /**
   * Applies a filter, or reloads the list if the filter is unchanged. @param replace replaces the browser's history
   * entry
   */
  function apply(next: RecordFilter, replace = false): void {
    if (filterKey(next).join() === filterKey(filter).join()) return void reloadRecords(client);
    const address = withFilter(params, next, today).toString();
    navigate({ search: address }, { state: stateOf(next), replace });
  }

  /**
   * Shows the list of these days, from any screen: the toast of a saved sale, which calls this, may outlive the list.
   */
  function showDays(start: IsoDate, end: IsoDate): void {
    const search = withFilter(params, { start, end, search: '', facets: {}, paid: anyAmount }, today).toString();
    navigate({ pathname: '/records', search }, { state: null });
  }
  return { filter, today, apply, showDays };
}
