import { Hono } from 'hono';
import pino from 'pino';
import { expect, it } from 'vitest';
import { answerError } from './answers.ts';

const codes = ['CONNECTION_CLOSED', 'CONNECT_TIMEOUT', 'ECONNREFUSED', 'ENOENT'];

it.each(codes)('a database lost with %s is a 503 that says when to come back, in either form', async (code) => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const app = new Hono();
  app.get('/', () => {
    throw Object.assign(new Error('Gizli'), { code, syscall: 'connect', parameters: ['gizli@ornek.example'] });
  });
  app.onError((error, c) => answerError({ log }, error, c));
  const message = 'The database cannot be reached at the moment';
  const old = await app.request('/');
  expect(old.status).toBe(503);
  expect(old.headers.get('retry-after')).toBe('1');
  expect(await old.json()).toEqual({ code: 503, error_code: 'unexpected_failure', msg: message });
  const current = await app.request('/', { headers: { 'X-Supabase-Api-Version': '2024-01-01' } });
  expect(await current.json()).toEqual({ code: 'unexpected_failure', message });
  expect(lines.join('')).toContain(code);
  expect(lines.join('')).not.toMatch(/gizli/i);
});
