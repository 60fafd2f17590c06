import type { User } from '@supabase/auth-js';
import type { IsoDate } from '../../../domain/days/dates.ts';
import type { Command, Offer } from '../../ui/commands.ts';
import type { IconName } from '../../ui/Icon.tsx';

/** What choosing an entry does. */
export type Step =
  /** Opens a screen, or changes the current one. Names of people go into `state`, not into the address. */
  | { to: string; state?: unknown; before?: () => void }
  /** Opens a stored sale over the list of sales; if the list is already open, its filter stays. */
  | { record: number }
  /** Runs a command. If nothing offers it now, opens the screen at `on` and runs there `after`, if set, and then it. */
  | { command: Command; on?: string; after?: Command }
  | { act: () => void };

/** A line of the palette. */
export interface Entry {
  id: string;
  icon: IconName;
  name: string;
  detail?: string | undefined;
  /** An amount after the detail. */
  amount?: { text: string; isBack: boolean } | undefined;
  keys?: readonly string[] | undefined;
  /** Other words that find the line. */
  words?: readonly string[];
  step: Step;
}

/** What the palette passes to its sources. */
export interface Asked {
  /** The typed text. */
  text: string;
  user: User | null;
  today: IsoDate;
  phone: boolean;
  dark: boolean;
  /** Path of the current screen. */
  here: string;
  isOverDialog: boolean;
  offered: ReadonlyMap<Command, Offer>;
}

/** A source's request to the server. */
export interface Request<Answer> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
  staleTime?: number;
}

/** A kind of results, under a heading. */
export interface Source<Answer = never> {
  title: string;
  /** Greatest number shown. */
  most: number;
  /**
   * Null if there is nothing to request. Entries from the answer are listed below those known at once, so that nothing
   * moves.
   */
  request?: (asked: Asked) => Request<Answer> | null;
  /** Whether the server has already searched, so that its answer needs no more filtering. */
  isSearched?: true;
  entries: (asked: Asked, answer: Answer | undefined) => readonly Entry[];
  /** Entry that leads to all results, for when not all are shown. */
  all?: (asked: Asked) => Entry;
}
