import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { formatDate } from '../../../../domain/dates.ts';
import { findSamePnr } from '../requests/find-same-pnr.ts';

const shortest = 5;

/** A warning when another sale has the same PNR. It does not prevent saving. */
export function useSamePnr(pnr: string, exceptId: number | null): string | undefined {
  const wanted = useDeferredValue(pnr.trim());
  const { data } = useQuery({
    queryKey: ['records', 'pnr', wanted, exceptId],
    queryFn: ({ signal }) => findSamePnr(wanted, exceptId, signal),
    enabled: wanted.length >= shortest,
    retry: false,
    refetchInterval: false,
  });
  if (!data || wanted !== pnr.trim()) return undefined;
  const day = data.date === null ? '' : `, ${formatDate(data.date)}`;
  return `Bu PNR ile kayıt var: #${data.id} ${data.fullname}${day}.`;
}
