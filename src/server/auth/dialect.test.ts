import { Hono } from 'hono';
import pino from 'pino';
import { expect, it } from 'vitest';
import { answerError } from '../http/answer-error.ts';
import { authDialect } from './dialect.ts';
import { refusals } from './refusals.ts';

it('an unreachable database gives a 503 with Retry-After, in both error formats', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const named = { code: 'ECONNREFUSED', syscall: 'connect', parameters: ['gizli@ornek.example'] };
  const lost = Object.assign(new Error('Gizli'), named);
  const ask = asking(lost, log);
  const message = 'The database cannot be reached at the moment';
  const old = await ask();
  expect(old.status).toBe(503);
  expect(old.headers.get('retry-after')).toBe('1');
  expect(await old.json()).toEqual({ code: 503, error_code: 'unexpected_failure', msg: message });
  const current = await ask('2024-01-01');
  expect(await current.json()).toEqual({ code: 'unexpected_failure', message });
  expect(lines.join('')).toContain('ECONNREFUSED');
  expect(lines.join('')).not.toMatch(/gizli/i);
});

it.each([
  [refusals.noAuthorization(), 401],
  [refusals.badJwt(), 403],
  [refusals.sessionNotFound(), 403],
  [refusals.aal2ToChange(), 401],
])('%s is answered with %i', async (refusal, status) => {
  const answer = await asking(refusal)('2024-01-01');
  expect(answer.status).toBe(status);
  expect(answer.headers.get('x-sb-error-code')).toBe(refusal.code);
});

function asking(error: Error, log = pino({ level: 'silent' })) {
  const app = new Hono();
  app.get('/', () => {
    throw error;
  });
  app.onError((thrown, c) => answerError(log, authDialect, thrown, c));
  return async (version = '') => await app.request('/', { headers: { 'X-Supabase-Api-Version': version } });
}
