import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';

/** An authenticator's code, `steps` time steps from now. A code works once; the next step's code is accepted too. */
export const codeOf = (secret: string, steps = 0) => codeAt(secret, Math.floor(Date.now() / 30_000) + steps);

export const codeAt = (secret: string, step: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * 30_000 });

export async function enrol({ auth }: SupabaseClient, friendlyName?: string) {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', ...(friendlyName ? { friendlyName } : {}) });
  if (error) throw error;
  return { ...data, secret: data.totp.secret };
}

export async function verified(client: SupabaseClient, friendlyName?: string) {
  const { id: factorId, secret } = await enrol(client, friendlyName);
  const { data, error } = await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  if (error) throw error;
  return { factorId, secret, token: data.access_token };
}
