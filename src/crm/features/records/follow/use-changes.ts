import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSignedIn } from '../../session/session-store.ts';
import { type Changes, readChanges } from '../requests/read-changes.ts';

const often = 5000;
const seldom = 30_000;

interface Asked {
  signal: AbortSignal;
  /** True for the first call of `follow`: it gets recent changes again that the screen has already loaded. */
  isFirst: boolean;
}

/**
 * Asks the server for changes regularly while the tab is visible, and less often after failures.
 * @param screen a unique name per screen
 * @param follow shows the changes; returns false to get them again at the next call
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
        // `all` makes the screen reload its whole list. Pause ten times as long as that took, so that the changes of
        // one busy user do not slow everybody down.
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
    gcTime: 0,
  });
}
