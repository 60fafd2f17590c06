import type { User } from '@supabase/auth-js';
import type { IsoDate } from '../../../domain/days/dates.ts';
import type { Command, Offer } from '../../ui/commands.ts';
import type { IconName } from '../../ui/Icon.tsx';

/** What happens when an entry is chosen. */
export type Step =
  /** Another screen, or the same one with something else on it. What names people is in the state. */
  | { to: string; state?: unknown; before?: () => void }
  /** A stored sale over the list as it is. */
  | { record: number }
  /** Something that is offered already, or will be on the screen at an address. */
  | { command: Command; on?: string; after?: Command }
  | { act: () => void };

/** A line of the palette. */
export interface Entry {
  id: string;
  icon: IconName;
  name: string;
  detail?: string | undefined;
  /** An amount beside the detail. */
  amount?: { text: string; isBack: boolean } | undefined;
  keys?: readonly string[] | undefined;
  /** Other words it is found by. */
  words?: readonly string[];
  step: Step;
}

/** What is known when the palette is asked. */
export interface Asked {
  /** What is typed; without the sign that asks for people. */
  text: string;
  /** Whether only people are wanted. */
  isForPeople: boolean;
  user: User | null;
  today: IsoDate;
  phone: boolean;
  dark: boolean;
  /** The screen on view. */
  here: string;
  isOverDialog: boolean;
  offered: ReadonlyMap<Command, Offer>;
}

/** What a source asks the server. */
export interface Request<Answer> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
  staleTime?: number;
}

/** A part of what the palette finds, under a heading. */
export interface Source<Answer = never> {
  title: string;
  /** How many are shown at most. */
  most: number;
  /** Whether it has people when only they are wanted; other sources have nothing then. */
  isPeople?: true;
  /** Null when there is nothing to ask. Its entries stand below those that are known at once, so that nothing moves. */
  request?: (asked: Asked) => Request<Answer> | null;
  /** Whether the server did the search already. */
  isSearched?: true;
  entries: (asked: Asked, answer: Answer | undefined) => readonly Entry[];
  /** Leads to all of them, where there are more than are shown. */
  all?: (asked: Asked) => Entry;
}
