import type { User } from '@supabase/auth-js';
import type { IsoDate } from '../../../domain/days/dates.ts';
import type { Command, Offer } from '../../ui/commands.ts';
import type { IconName } from '../../ui/Icon.tsx';

export type Step =
  /** Names of people go into `state`, not into the address. */
  | { to: string; state?: unknown; before?: () => void }
  /** If the list of sales is already open, its filter stays. */
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
  /** Null if there is nothing to request. Entries of the answer go below those known at once, so that nothing moves. */
  request?: (asked: Asked) => Request<Answer> | null;
  /** Whether the answer needs no more filtering, because the server has already searched. */
  isSearched?: true;
  entries: (asked: Asked, answer: Answer | undefined) => readonly Entry[];
  all?: (asked: Asked) => Entry;
}
