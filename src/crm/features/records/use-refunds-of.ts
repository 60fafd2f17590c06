import { useQuery } from '@tanstack/react-query';
import { findRefunds, type Refunds } from './requests/find-refunds.ts';

/** A sale with its refunds, once they are there: those of a whole family. */
export function useRefundsOf(originId: number | null): Refunds | undefined {
  const { data } = useQuery({
    queryKey: ['records', 'refunds of', originId],
    queryFn: ({ signal }) => findRefunds(originId ?? 0, signal),
    enabled: originId !== null,
    staleTime: 0,
  });
  return data;
}
