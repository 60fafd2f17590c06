import { useLayoutEffect, useRef } from 'react';

interface Row {
  id: number;
}
interface Item {
  index: number;
  start: number;
  end: number;
}

interface Options {
  rows: readonly Row[];
  /** Stands for the filter and the sort order: when it changes, the list is not scrolled to keep its rows in place. */
  place: string;
  items: readonly Item[];
  scroller: HTMLElement | null;
  startOf: (index: number) => number;
}

export function useKeptPlace({ rows, place, items, scroller, startOf }: Options): void {
  const last = useRef({ rows, place, items });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { rows, place, items };
    if (before.rows === rows || before.place !== place || !scroller) return;
    const first = before.items[0];
    if (!first || scroller.scrollTop <= startOf(0)) return;
    for (const { index, start, end } of before.items) {
      const id = before.rows[index]?.id;
      if (end <= scroller.scrollTop || id === undefined) continue;
      const now = rows.findIndex((row) => row.id === id);
      if (now < 0) continue;
      scroller.scrollTop += startOf(now) - start;
      return;
    }
  });
  useFocusKept(scroller);
}

function useFocusKept(scroller: HTMLElement | null): void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const isGone = focused.current?.isConnected === false;
    if (isGone && document.activeElement === document.body) scroller?.focus({ preventScroll: true });
    if (isGone) focused.current = null;
  });
  useLayoutEffect(() => {
    const note = (target: EventTarget | null) => {
      focused.current = target instanceof Element ? target : null;
    };
    const listening = new AbortController();
    const { signal } = listening;
    scroller?.addEventListener('focusin', ({ target }) => note(target), { signal });
    // Forget the element only if another one takes the focus. If none does, the focused row may be disappearing.
    scroller?.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && note(null), { signal });
    return () => listening.abort();
  }, [scroller]);
}
