import { createHash } from 'node:crypto';
import { z } from 'zod';
import { refusals } from '../refusals.ts';
import type { CodeChallenge, OneTimeCode } from './one-time-codes.ts';

export const challengeFields = {
  code_challenge: z.string().max(128).nullish(),
  code_challenge_method: z.string().max(10).nullish(),
};

/** Reads the code challenge of a body, null without one. @throws HttpError `validation_failed` for an unknown method */
export function readChallenge(body: {
  code_challenge?: string | null;
  code_challenge_method?: string | null;
}): CodeChallenge | null {
  if (!body.code_challenge) return null;
  const method = body.code_challenge_method?.toLowerCase();
  if (method === 's256' || method === 'plain') return { challenge: body.code_challenge, method };
  throw refusals.invalid('code_challenge_method must be s256 or plain');
}

/** The challenge that the client sent when it asked for the code; null if it sent none. */
export function challengeOf({ code_challenge, code_challenge_method }: OneTimeCode): CodeChallenge | null {
  if (!code_challenge || !code_challenge_method) return null;
  return { challenge: code_challenge, method: code_challenge_method };
}

/** Whether the client that presents `verifier` is the one that asked for the code. */
export function provesChallenge(code: OneTimeCode, verifier: string): boolean {
  const isHashed = code.code_challenge_method === 's256';
  return code.code_challenge === (isHashed ? createHash('sha256').update(verifier).digest('base64url') : verifier);
}
