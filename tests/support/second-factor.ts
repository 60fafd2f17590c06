import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';

/** A code of an authenticator; `steps` from the present one, because each step's code works once. The next one passes too. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

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
