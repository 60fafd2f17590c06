import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readSort, type Sort, writeSort } from './sort.ts';

export function useSort() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const text = params.get('sort');
  const sort = useMemo(() => readSort(text), [text]);

  function sortBy(next: Sort): void {
    const changed = writeSort(next);
    setParams(
      (current) => {
        const address = new URLSearchParams(current);
        address.delete('sort');
        if (changed) address.set('sort', changed);
        return address;
      },
      { replace: true, state },
    );
  }
  return { sort, sortBy };
}
