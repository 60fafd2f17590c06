import { type Act, type Activity, acts } from '../../../domain/activity.ts';
import { dataApi } from '../../api/rest.ts';

/** What the list is narrowed to; empty texts narrow nothing. */
export interface ActivityFilter {
  /** An id of a user. */
  person: string;
  act: Act | '';
  /** Days, both included. */
  start: string;
  end: string;
}

/** Somebody under whose name there are entries. */
export interface ActivePerson {
  id: string;
  email: string | null;
  name: string | null;
  /** Whether the account was deleted. */
  gone: boolean;
}

export interface ActivePeople {
  people: ActivePerson[];
  /** Whether sign-ins are in the log: those of a hosted project are not. */
  signins: boolean;
}

/** The entries that come before one, the newest first. */
export async function readActivity(
  { person, act, start, end }: ActivityFilter,
  before: Activity | null,
  most: number,
  signal: AbortSignal,
): Promise<Activity[]> {
  const { data } = await (await dataApi())
    .rpc('list_activity', {
      person: person || null,
      actions: act === '' ? null : acts[act].actions,
      start_date: start || null,
      end_date: end || null,
      before_at: before?.at ?? null,
      before_seal: before?.seal ?? null,
      most,
    })
    .abortSignal(signal)
    .throwOnError();
  return data as Activity[];
}

export async function readPeople(): Promise<ActivePeople> {
  const { data } = await (await dataApi()).rpc('activity_people').throwOnError();
  return data as ActivePeople;
}
