import { useSearchParams } from 'react-router';
import { type Act, acts } from '../../../domain/activity.ts';
import { isIsoDate } from '../../../domain/days/dates.ts';
import type { ActivityFilter } from './activity-api.ts';

const parameters = ['person', 'act', 'start', 'end'] as const;

/** Keeps the filter in the page's URL, so that a reload, a link and the back button show the same list. */
export function useActivityFilter(): { filter: ActivityFilter; apply: (next: ActivityFilter) => void } {
  const [params, setParams] = useSearchParams();
  const read = (name: (typeof parameters)[number]) => params.get(name) ?? '';
  const day = (name: 'start' | 'end') => (isIsoDate(read(name)) ? read(name) : '');
  const act = read('act');
  const filter: ActivityFilter = {
    person: /^[\da-f-]{36}$/.test(read('person')) ? read('person') : '',
    act: Object.hasOwn(acts, act) ? (act as Act) : '',
    start: day('start'),
    end: day('end'),
  };

  function apply(next: ActivityFilter) {
    const address = new URLSearchParams(params);
    for (const name of parameters) {
      if (next[name]) address.set(name, next[name]);
      else address.delete(name);
    }
    // Render at once: a later render would overwrite what is typed or chosen meanwhile.
    setParams(address, { replace: true, flushSync: true });
  }
  return { filter, apply };
}
