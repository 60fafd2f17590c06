import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSignedIn } from '../../session/session-store.ts';
import { type Changes, readChanges } from '../requests/read-changes.ts';

const often = 5000;
const seldom = 30_000;

interface Asked {
  signal: AbortSignal;
  /** What changed a moment ago is told, also where the screen has it already. */
  isFirst: boolean;
}

/**
 * Asks every few seconds what changed of the sales, as long as somebody may look: not in a hidden tab, and at once when it is
 * shown again; after failures, which are told by nobody, less and less often.
 * @param screen a name of its own for each
 * @param follow brings the screen up to date; false where it must be tried again with the next changes
 */
export function useChanges(screen: string, follow: (changes: Changes, asked: Asked) => Promise<boolean>): void {
  const client = useQueryClient();
  const failures = useRef(0);
  const rest = useRef(0);
  const queryKey = ['changes', screen];
  useQuery({
    queryKey,
    enabled: useSignedIn() !== null,
    queryFn: async ({ signal }) => {
      const since = client.getQueryData<string | null>(queryKey) ?? null;
      try {
        const changes = await readChanges(since, signal);
        const isNothing = !changes.all && changes.changed.length + changes.own.length === 0;
        const begun = performance.now();
        const isDone = isNothing || (await follow(changes, { signal, isFirst: since === null }));
        // Many changes have long lists read anew: nobody who makes them without end may keep all others at that.
        rest.current = changes.all ? 10 * (performance.now() - begun) : 0;
        failures.current = 0;
        return isDone ? changes.cursor : since;
      } catch (error) {
        if (!signal.aborted) failures.current += 1;
        throw error;
      }
    },
    refetchInterval: () => Math.min(Math.max(often * 2 ** failures.current, rest.current), seldom),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: false,
    staleTime: 0,
    // A screen that is opened again reads everything anew.
    gcTime: 0,
  });
}
