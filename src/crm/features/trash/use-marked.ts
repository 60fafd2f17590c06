import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { showError } from '../../ui/toast.ts';
import type { DeletedRecord } from '../records/requests/past.ts';
import type { useDeleted } from './use-deleted.ts';

/** Beyond this many pages, searching is quicker. */
const mostPages = 10;

/** Finds and shows the row of the deleted sale that the address asks for with `id`. */
export function useMarked(
  { data, hasNextPage, isFetching, fetchNextPage }: ReturnType<typeof useDeleted>,
  rows: readonly DeletedRecord[] | undefined,
  list: RefObject<HTMLElement | null>,
): number | null {
  const [params] = useSearchParams();
  const asked = params.get('id');
  const id = asked && /^\d{1,15}$/.test(asked) ? Number(asked) : null;
  const shown = useRef<number | null>(null);
  const isThere = rows?.some(({ record }) => record.id === id) ?? false;
  const pages = data?.pages.length ?? 0;

  useEffect(() => {
    if (id === null || shown.current === id || isFetching || pages === 0) return;
    if (!isThere && hasNextPage && pages < mostPages) return void fetchNextPage();
    shown.current = id;
    if (isThere) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
    else
      showError(
        `#${id} burada değil`,
        'Son silinenler arasında yok; geri alınmış olabilir. Adıyla arayabilirsiniz.',
        'marked',
      );
  }, [id, isThere, isFetching, pages, hasNextPage, fetchNextPage, list]);
  return id;
}
