import { useCallback, useEffect, useRef, useState } from 'react';
import type { Differences } from './merge-rows.ts';

export type NewsKind = 'new' | 'changed';

export interface News {
  kinds: ReadonlyMap<number, NewsKind>;
  unseen: ReadonlySet<number>;
  onSeen: (ids: readonly number[]) => void;
}

/** In milliseconds. */
const shownFor = 6000;
const nothing = { kinds: new Map<number, NewsKind>(), unseen: new Set<number>() };

export function useNews(list: string) {
  const [{ kinds, unseen }, set] = useState(nothing);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the news are cleared when the list changes
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
      running.clear();
      set(nothing);
    };
  }, [list]);

  const forgetLater = useCallback((ids: readonly number[]) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      set((now) => ({
        ...now,
        kinds: new Map([...now.kinds].filter(([id]) => !ids.includes(id) || now.unseen.has(id))),
      }));
    }, shownFor);
    timers.current.add(timer);
  }, []);

  const onSeen = useCallback(
    (ids: readonly number[]) => {
      set((now) => ({ ...now, unseen: new Set([...now.unseen].filter((id) => !ids.includes(id))) }));
      forgetLater(ids);
    },
    [forgetLater],
  );

  const tell = useCallback(
    ({ added, changed, removed }: Differences, isNew: (id: number) => boolean) => {
      set((now) => {
        const next = new Map(now.kinds);
        for (const id of changed) if (next.get(id) !== 'new') next.set(id, 'changed');
        for (const id of added) next.set(id, isNew(id) ? 'new' : 'changed');
        for (const id of removed) next.delete(id);
        const isThere = (id: number) => !removed.includes(id);
        return { kinds: next, unseen: new Set([...now.unseen, ...added].filter(isThere)) };
      });
      if (changed.length > 0) forgetLater(changed);
    },
    [forgetLater],
  );

  return { news: { kinds, unseen, onSeen } satisfies News, tell };
}
