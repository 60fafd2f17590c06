import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { DateRange } from '../../../../domain/date-ranges.ts';
import { datesOf, type RecordFilter, withDates } from './record-filter.ts';

/**
 * The current filter. The days are in the address; the search text, which names people, only in the state of the history
 * entry. Going back and reloading restore both.
 */
export function useRecordFilter(today: string) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as { search?: unknown } | null;
  const search = typeof state?.search === 'string' ? state.search : '';
  const filter: RecordFilter = { ...datesOf(params, today), search };

  function apply(next: DateRange & { search: string }, replace = false) {
    const address = withDates(params, next, today).toString();
    navigate({ search: address }, { state: { search: next.search }, replace });
  }
  return { filter, apply };
}
