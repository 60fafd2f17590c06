import type { User } from '@supabase/auth-js';
import { expect, it } from 'vitest';
import { describeUser } from './describe-user.ts';

it.each([
  [null, { email: 'Kullanıcı', letter: 'K', admin: false }],
  [{ email: '' }, { email: 'Kullanıcı', letter: 'K', admin: false }],
  [{ email: 'irem@a.example' }, { email: 'irem@a.example', letter: 'I', admin: false }],
  [
    { email: 'a@a.example', app_metadata: { is_admin: true } },
    { email: 'a@a.example', letter: 'A', admin: true },
  ],
  [
    { email: 'a@a.example', user_metadata: { is_admin: true } },
    { email: 'a@a.example', letter: 'A', admin: false },
  ],
])('%j is shown as %j', (user, shown) => {
  expect(describeUser(user as User | null)).toEqual(shown);
});
