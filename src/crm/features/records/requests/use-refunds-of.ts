import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { findRefunds, type Refunds } from './find-linked.ts';

const refundsOf = (originId: number | null) =>
  queryOptions({
    queryKey: ['records', 'refunds of', originId],
    queryFn: ({ signal }) => findRefunds(originId ?? 0, signal),
    staleTime: 0,
  });

/** A sale with its refunds, once they are there: those of a whole family. */
export function useRefundsOf(originId: number | null): Refunds | undefined {
  return useQuery({ ...refundsOf(originId), enabled: originId !== null }).data;
}

/** Milliseconds that somebody who saves waits for them. */
const patience = 3000;

/** The same for who saves before they are there; null where they do not come in time. */
export function readRefundsOf(client: QueryClient, originId: number): Promise<Refunds | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  return Promise.race([client.fetchQuery({ ...refundsOf(originId), retry: false }).catch(() => null), late]);
}
