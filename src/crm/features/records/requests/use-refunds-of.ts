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

/** Milliseconds to wait for the refunds. */
const patience = 3000;

/** A save must not wait long: null if reading fails or takes too long. */
export function readRefundsOf(client: QueryClient, originId: number): Promise<Refunds | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  return Promise.race([client.fetchQuery({ ...refundsOf(originId), retry: false }).catch(() => null), late]);
}
