import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { findRefunds, type Refunds } from './find-linked.ts';

const refundsOf = (originId: number | null) =>
  queryOptions({
    queryKey: ['records', 'refunds of', originId],
    queryFn: ({ signal }) => findRefunds(originId ?? 0, signal),
    staleTime: 0,
  });

export function useRefundsOf(originId: number | null): Refunds | undefined {
  return useQuery({ ...refundsOf(originId), enabled: originId !== null }).data;
}

/** Milliseconds. */
const patience = 3000;

/** For a save that cannot wait; null where the refunds do not come in time. */
export function readRefundsOf(client: QueryClient, originId: number): Promise<Refunds | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  return Promise.race([client.fetchQuery({ ...refundsOf(originId), retry: false }).catch(() => null), late]);
}
