import type { Factor } from '@supabase/auth-js';
import { agency } from '../../agency.ts';
import { backend } from '../../api/backend.ts';
import { refuse } from '../../api/end-session.ts';
import { giveRecoveryCode } from '../session/recovery-codes.ts';
import { answerChallenge, type Challenge } from '../session/second-factor.ts';

export const factorsKey = ['second-factor'];

export function hasVerified(factors: readonly Factor[] = []): boolean {
  return factors.some(({ status }) => status === 'verified');
}

/** Lists the user's second factors, unfinished enrolments included. */
export async function listFactors(): Promise<Factor[]> {
  const { auth } = await backend();
  const { data, error } = await auth.getUser();
  if (error) return refuse(error);
  return data.user.factors ?? [];
}

export interface NewApp {
  factorId: string;
  qrCode: string;
  secret: string;
  /** Link that opens an authenticator app on this device. */
  uri: string;
}

/** Removes unfinished enrolments, then enrols a new authenticator app. The app takes effect after its first code. */
export async function enrolApp(): Promise<NewApp> {
  const { auth } = await backend();
  for (const { id, status } of await listFactors()) if (status !== 'verified') await removeFactor(id);
  const { data, error } = await auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Doğrulama uygulaması',
    issuer: agency.crmName,
  });
  if (error) return refuse(error);
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret, uri: data.totp.uri };
}

/** Removes a second factor. If the factor is verified, this needs a session with the assurance level aal2. */
export async function removeFactor(factorId: string): Promise<void> {
  const { auth } = await backend();
  const { error } = await auth.mfa.unenroll({ factorId });
  if (error) await refuse(error);
}

export async function removeWithCode(challenge: Challenge, code: string): Promise<void> {
  await answerChallenge(challenge, code);
  await removeProven(challenge);
}

export async function removeWithRecoveryCode(challenge: Challenge, code: string): Promise<void> {
  await giveRecoveryCode(code);
  await removeProven(challenge);
}

/** Removes a factor, then renews the session, because the session's assurance level may be lower now. */
async function removeProven({ factorId }: Challenge): Promise<void> {
  await removeFactor(factorId);
  const { auth } = await backend();
  await auth.refreshSession();
}
