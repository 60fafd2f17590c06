import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SalesRecord } from '../../../../domain/sales-record.ts';
import { holdUnsavedInput } from '../../session/unsaved-input.ts';
import type { Entry } from './entry-draft.ts';
import { forgetEntry, keepEntry, unsavedEntries } from './unsaved-entries.ts';

/** Entries on their way to the server, also while another screen is shown. */
const sent = new Set<string>();

/** The entry on the screen, and behind it those that could not be stored or were put aside. */
interface Entries {
  shown: Entry | null;
  waiting: readonly Entry[];
}

/** The sales that are being typed. */
export function useEntries(userId: string) {
  const [{ shown, waiting }, set] = useState<Entries>(() => entriesWith(null));

  /** With this entry on the screen, or else the first that waits. */
  function entriesWith(entry: Entry | null): Entries {
    const kept = unsavedEntries(userId).filter(({ clientRef }) => !sent.has(clientRef));
    const next = entry ?? kept[0] ?? null;
    return { shown: next, waiting: kept.filter(({ clientRef }) => clientRef !== next?.clientRef) };
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the screens of another user are other screens
  const open = useCallback((entry: Entry) => set(entriesWith(entry)), []);

  /**
   * Goes on to another entry while this one is being stored: who types straight on types into that. If it cannot be
   * stored it comes back, at once or behind what was typed meanwhile.
   */
  function goOn(entry: Entry, next: Entry, stored: Promise<SalesRecord | null>) {
    const release = holdUnsavedInput();
    sent.add(entry.clientRef);
    keepEntry(userId, entry);
    // Before the next key comes.
    flushSync(() => open(next));
    void stored.then((record) => {
      release();
      sent.delete(entry.clientRef);
      if (record) forgetEntry(userId, entry);
      else set((now) => entriesWith(isBegun(now.shown) ? now.shown : entry));
    });
  }

  const isBegun = (entry: Entry | null) =>
    unsavedEntries(userId).some(({ clientRef }) => clientRef === entry?.clientRef);

  return { shown, waiting, open, goOn, close: () => set(entriesWith(null)) };
}
