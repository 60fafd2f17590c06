import { isWaitingSignUp } from '../auth/accounts/claim-address.ts';
import { findUser } from '../auth/accounts/user-row.ts';
import { refusalOfDatabase } from '../auth/refusals.ts';
import type { AppContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { refusal } from './refusals.ts';
import { fromSupabase } from './supabase-refusals.ts';

/** Says of a taken address what an admin has to know before they enable the account that has it. */
export function explainTaken({ owner }: AppContext, email: string): (error: unknown) => Promise<never> {
  return async (error) => {
    const isTaken = error instanceof HttpError && error.code === 'email_exists';
    const user = isTaken ? await findUser(owner, { email }) : undefined;
    if (!user || !isWaitingSignUp(user)) throw error;
    throw refusal(user.email_confirmed_at ? 'email_waiting' : 'email_unproven');
  };
}

/** What the sign-in service or the database refuses becomes a refusal to a member of staff. */
export async function inStaffWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refused = error instanceof HttpError ? error : refusalOfDatabase(error);
    throw refused ? fromSupabase(refused) : error;
  }
}
