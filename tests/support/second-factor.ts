import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';

/** A code of an authenticator; `steps` from the present one, because each step's code works once. The next one passes too. */
export const codeOf = (secret: string, steps = 0) => codeAt(secret, Math.floor(Date.now() / 30_000) + steps);

/** Its code of one time step. */
export const codeAt = (secret: string, step: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * 30_000 });

export async function enrol({ auth }: SupabaseClient, friendlyName?: string) {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', ...(friendlyName ? { friendlyName } : {}) });
  if (error) throw error;
  return { ...data, secret: data.totp.secret };
}

/** Turns a second factor on, after which the session has it. */
export async function verified(client: SupabaseClient, friendlyName?: string) {
  const { id: factorId, secret } = await enrol(client, friendlyName);
  const { data, error } = await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  if (error) throw error;
  return { factorId, secret, token: data.access_token };
}
