import { describe, expect, it } from 'vitest';
import { refuseOpenProject } from './hosted.ts';

const project = { url: 'https://p.supabase.co', anonKey: 'anon', serviceRoleKey: 'service' };
const answering =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

describe('refuseOpenProject', () => {
  it('accepts a closed project and asks with the anon key', async () => {
    const asked: unknown[] = [];
    const ask: typeof fetch = async (url, init) => {
      asked.push(url, init?.headers);
      return Response.json({ disable_signup: true, external: { anonymous_users: false } });
    };
    await refuseOpenProject(project, ask);
    expect(asked).toEqual(['https://p.supabase.co/auth/v1/settings', { apikey: 'anon' }]);
  });

  it.each([
    ['sign-up', answering({ disable_signup: false, external: { anonymous_users: false } }), /allows sign-up/],
    ['anonymous users', answering({ disable_signup: true, external: { anonymous_users: true } }), /allows anonymous/],
    ['a refusal', answering({}, 401), /cannot be asked for its Auth settings: status 401\.$/],
    ['another site', answering({ hello: 1 }), /not a Supabase project\.$/],
    ['no answer', () => Promise.reject(new TypeError('fetch failed')), /fetch failed\.$/],
  ])('refuses %s', async (_name, ask, message) => {
    await expect(refuseOpenProject(project, ask)).rejects.toThrow(message);
  });
});
