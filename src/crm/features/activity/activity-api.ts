import { type Act, type Activity, acts } from '../../../domain/activity.ts';
import { dataApi } from '../../api/rest.ts';

/** What the log is filtered by. An empty text does not filter. */
export interface ActivityFilter {
  /** A user's id. */
  person: string;
  act: Act | '';
  /** Days, both included. */
  start: string;
  end: string;
}

export interface ActivePerson {
  id: string;
  email: string | null;
  name: string | null;
  gone: boolean;
}

export interface ActivePeople {
  people: ActivePerson[];
  /** Whether the log includes sign-ins; on a hosted Supabase project it does not. */
  signins: boolean;
}

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
