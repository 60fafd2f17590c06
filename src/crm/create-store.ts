import { useSyncExternalStore } from 'react';

/** A value outside React that components follow with {@link useStore}. */
export interface Store<Value> {
  get(): Value;
  set(next: Value): void;
  /** Calls `notify` after each `set`; returns a function that unsubscribes. */
  subscribe(notify: () => void): () => void;
}

export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const notify of listeners) notify();
    },
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
