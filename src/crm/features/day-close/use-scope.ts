import { useSearchParams } from 'react-router';
import type { IsoDate } from '../../../domain/days/dates.ts';
import { datesOf, withDates } from '../records/requests/record-filter.ts';
import type { Scope } from './requests.ts';

export function useScope(today: IsoDate): { scope: Scope; apply: (next: Scope) => void } {
  const [params, setParams] = useSearchParams();
  const dates = datesOf(params, today);
  const start = dates.start || today;
  const end = dates.end === '' || dates.end < start ? start : dates.end;

  function apply(next: Scope) {
    const address = withDates(params, next, today);
    if (next.shift === null) address.delete('shift');
    else address.set('shift', next.shift);
    // Render at once: a later render would overwrite what is typed or chosen meanwhile.
    setParams(address, { flushSync: true });
  }
  return { scope: { start, end, shift: params.get('shift') || null }, apply };
}
