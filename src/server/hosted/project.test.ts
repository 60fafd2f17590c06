import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuseOpenProject } from './project.ts';

const project = { url: 'https://p.supabase.co', anonKey: 'anon', serviceRoleKey: 'service' };
afterEach(() => vi.unstubAllGlobals());

describe('refuseOpenProject', () => {
  const answer = (body: unknown, status = 200) => vi.fn<typeof fetch>(async () => Response.json(body, { status }));

  it('accepts a project without sign-up, and sends only the anon key', async () => {
    const ask = answer({ disable_signup: true, external: { anonymous_users: false } });
    vi.stubGlobal('fetch', ask);
    await refuseOpenProject(project);
    const [url, init] = ask.mock.calls[0] ?? [];
    expect(url).toBe('https://p.supabase.co/auth/v1/settings');
    expect(init?.headers).toMatchObject({ apikey: 'anon', Authorization: 'Bearer anon' });
  });

  it.each([
    ['sign-up', answer({ disable_signup: false, external: { anonymous_users: false } }), /allows sign-up/],
    ['anonymous users', answer({ disable_signup: true, external: { anonymous_users: true } }), /allows anonymous/],
    ['an error answer', answer({}, 401), /cannot be asked for its Auth settings: status 401\.$/],
    ['a site that is no Supabase project', answer({ hello: 1 }), /not a Supabase project\.$/],
    ['a project that does not answer', () => Promise.reject(new TypeError('fetch failed')), /fetch failed\.$/],
  ])('refuses a project with this problem: %s', async (_name, ask, message) => {
    vi.stubGlobal('fetch', ask);
    await expect(refuseOpenProject(project)).rejects.toThrow(message);
  });
});
