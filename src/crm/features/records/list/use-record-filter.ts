import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { filterOf, type RecordFilter, stateOf, withFilter } from '../requests/record-filter.ts';

/**
 * The current filter. Days and facets are in the address; what names people, only in the state of the history entry. Going
 * back and reloading restore both.
 */
export function useRecordFilter(today: string) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const filter = filterOf(params, location.state, today);

  function apply(next: RecordFilter, replace = false) {
    const address = withFilter(params, next, today).toString();
    navigate({ search: address }, { state: stateOf(next), replace });
  }
  return { filter, apply };
}
