import type { Factor, Session } from '@supabase/auth-js';
import { backend } from '../../api/backend.ts';
import { AppError } from '../../api/errors.ts';

export function lacksSecondFactor({ user, access_token }: Pick<Session, 'user' | 'access_token'>): boolean {
  return verifiedFactor(user.factors) !== undefined && levelOf(access_token) !== 'aal2';
}

function verifiedFactor(factors: Factor[] = []): Factor | undefined {
  const verified = factors.filter(({ status }) => status === 'verified');
  return verified.find(({ factor_type }) => factor_type === 'totp') ?? verified[0];
}

function levelOf(token: string): unknown {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  try {
    return JSON.parse(atob(payload)).aal;
  } catch {
    return undefined;
  }
}

export interface Challenge {
  factorId: string;
  challengeId: string;
  /** Whether the code is sent by SMS rather than shown by an app. */
  sent: boolean;
}

export async function openChallenge(): Promise<Challenge> {
  const { auth } = await backend();
  const { data, error } = await auth.getSession();
  if (error) throw error;
  const factor = verifiedFactor(data.session?.user.factors);
  if (!factor) throw new AppError('session_expired');
  return challengeOf(factor);
}

export async function challengeOf({ id, factor_type }: Pick<Factor, 'id' | 'factor_type'>): Promise<Challenge> {
  const { auth } = await backend();
  const { data, error } = await auth.mfa.challenge({ factorId: id });
  if (error) throw error;
  return { factorId: id, challengeId: data.id, sent: factor_type === 'phone' };
}

export async function answerChallenge({ factorId, challengeId }: Challenge, code: string): Promise<void> {
  const { auth } = await backend();
  const { error } = await auth.mfa.verify({ factorId, challengeId, code });
  if (error) throw error;
}
