import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasCode, messageOf } from '../../../api/errors.ts';
import { showError } from '../../../ui/toast.ts';
import { listRange } from '../requests/list-range.ts';
import { loadAll } from '../requests/load-all.ts';
import { listKeyOf, type RecordList } from '../requests/loaded-records.ts';
import type { RecordFilter } from '../requests/record-filter.ts';

export function useRecordList(filter: RecordFilter) {
  const client = useQueryClient();
  const queryKey = listKeyOf(filter);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const reloading = client.getQueryData<RecordList>(queryKey)?.complete === true;
      return loadAll({
        fetchRange: (range) => listRange(filter, range, signal),
        onProgress: (state) => {
          if (!reloading && !signal.aborted) client.setQueryData(queryKey, state);
        },
      });
    },
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: 0,
    gcTime: 5000,
    // The list needs no refetch on focus, because `useChanges` keeps it up to date.
    refetchOnWindowFocus: false,
  });
  useFailureToast(query);
  return query;
}

function useFailureToast({ error, errorUpdatedAt }: UseQueryResult<RecordList>): void {
  useEffect(() => {
    if (errorUpdatedAt === 0 || !error || hasCode(error, 'session_expired')) return;
    showError('Kayıtlar yüklenemedi', messageOf(error), 'records-list');
  }, [error, errorUpdatedAt]);
}
