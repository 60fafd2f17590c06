import type { User } from '@supabase/auth-js';
import type { IsoDate } from '../../../domain/days/dates.ts';
import type { Command, Offer } from '../../ui/commands.ts';
import type { IconName } from '../../ui/Icon.tsx';

export type Step =
  /** Opens the address `to`. Names of people go into `state`, not into the address. */
  | { to: string; state?: unknown; before?: () => void }
  /** Shows this sale in the list. If the list is already open, its filter stays. */
  | { record: number }
  /** If nothing offers the command, opens the screen at `on` first and runs `after` there. */
  | { command: Command; on?: string; after?: Command }
  | { act: () => void };

export interface Entry {
  id: string;
  icon: IconName;
  name: string;
  detail?: string | undefined;
  amount?: { text: string; isBack: boolean } | undefined;
  keys?: readonly string[] | undefined;
  words?: readonly string[];
  step: Step;
}

export interface Asked {
  text: string;
  user: User | null;
  today: IsoDate;
  phone: boolean;
  dark: boolean;
  here: string;
  isOverDialog: boolean;
  offered: ReadonlyMap<Command, Offer>;
}

export interface Request<Answer> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
  staleTime?: number;
}

export interface Source<Answer = never> {
  title: string;
  most: number;
  /**
   * What to ask the server; null if nothing. Entries of its answer are listed below those known at once, so that
   * nothing moves.
   */
  request?: (asked: Asked) => Request<Answer> | null;
  /** Whether the server has already searched: its answer is then not filtered again. */
  isSearched?: true;
  entries: (asked: Asked, answer: Answer | undefined) => readonly Entry[];
  all?: (asked: Asked) => Entry;
}
