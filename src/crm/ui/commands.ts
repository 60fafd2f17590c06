import { useEffect, useLayoutEffect, useRef } from 'react';

export type Command =
  | 'newRecord'
  | 'paste'
  | 'save'
  | 'saveAndNext'
  | 'lastChoices'
  | 'addPassenger'
  | 'roundTrip'
  | 'edit'
  | 'refund'
  | 'past'
  | 'delete'
  | 'search'
  | 'export'
  | 'import'
  | 'print'
  | 'columns'
  | 'views'
  | 'saveView'
  | 'closeDay'
  | 'reopenDay'
  | 'exportDay'
  | 'printDay'
  | 'exportActivity'
  | 'newUser'
  | 'menu'
  | 'signOut';

/** A command is undefined while nobody knows whether it is possible, and null while it is impossible. */
type Runs = Readonly<Partial<Record<Command, (() => void) | null | undefined>>>;

export interface Offer {
  run: () => void;
  about: string | undefined;
}

type Offers = (focused: Element | null) => { runs: Runs; about?: string } | null;

/** Where commands are offered. An open dialog hides only those of `screen`. */
type Layer = 'frame' | 'screen' | 'dialog';

interface Waiting {
  commands: readonly Command[];
  path: string;
}

const offerers = new Set<{ current: Offers; layer: Layer }>();
let waiting: Waiting | null = null;

export function useCommands(offers: Offers, layer: Layer = 'screen'): void {
  const latest = useRef(offers);
  useLayoutEffect(() => {
    latest.current = offers;
  });
  useLayoutEffect(() => {
    const offerer = {
      layer,
      get current() {
        return latest.current;
      },
    };
    offerers.add(offerer);
    return () => {
      offerers.delete(offerer);
    };
  }, [layer]);
  useEffect(() => doOffered(offers(null)?.runs ?? {}));
}

export function offeredTo(focused: Element | null, isOverDialog: boolean): ReadonlyMap<Command, Offer> {
  const found = new Map<Command, Offer>();
  for (const { current, layer } of offerers) {
    if (layer === 'screen' && isOverDialog) continue;
    const { runs = {}, about } = current(focused) ?? {};
    for (const [command, run] of Object.entries(runs)) if (run) found.set(command as Command, { run, about });
  }
  return found;
}

/** Runs the commands in turn, as soon as the screen at `path` offers them. */
export function waitFor(commands: readonly Command[], path: string): void {
  waiting = { commands, path };
}

/** Cancels commands that wait for another screen than the one at `path`. */
export function forgetWaiting(path: string): void {
  if (waiting?.path !== path) waiting = null;
}

export function doWaiting(): void {
  for (const { current } of [...offerers]) doOffered(current(null)?.runs ?? {});
}

function doOffered(runs: Runs): void {
  const [next, ...rest] = waiting?.commands ?? [];
  const run = next && runs[next];
  if (!waiting || run === undefined) return;
  waiting = run && rest.length > 0 ? { ...waiting, commands: rest } : null;
  run?.();
}
