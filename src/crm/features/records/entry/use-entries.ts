import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Entry } from '../entries/entry-draft.ts';
import { unsavedEntries } from '../entries/unsaved-entries.ts';
import { isQueued } from '../queue/kept-sales.ts';
import { onSaleReturned } from '../queue/sale-queue.ts';

interface Entries {
  shown: Entry | null;
  waiting: readonly Entry[];
}

export function useEntries(userId: string) {
  const [{ shown, waiting }, set] = useState<Entries>(() => entriesWith(null));

  function entriesWith(entry: Entry | null): Entries {
    const kept = unsavedEntries(userId).filter((kept) => !isQueued(userId, kept));
    const next = entry ?? kept[0] ?? null;
    return { shown: next, waiting: kept.filter(({ clientRef }) => clientRef !== next?.clientRef) };
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the screens are mounted anew for another user
  const open = useCallback((entry: Entry) => set(entriesWith(entry)), []);

  /** Opens `next` in the form and renders it at once, so that the next key already goes into it. */
  const goOn = (next: Entry) => flushSync(() => open(next));

  const isBegun = (entry: Entry | null) =>
    unsavedEntries(userId).some(({ clientRef }) => clientRef === entry?.clientRef);

  const comeBack = useEffectEvent((entry: Entry) => set((now) => entriesWith(isBegun(now.shown) ? now.shown : entry)));
  useEffect(() => onSaleReturned((entry) => comeBack(entry)), []);

  return { shown, waiting, open, goOn, close: () => set(entriesWith(null)) };
}
