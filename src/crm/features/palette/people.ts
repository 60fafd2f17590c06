import { presetRange } from '../../../domain/days/date-ranges.ts';
import { isAdmin } from '../../../domain/permissions.ts';
import { listLink } from '../records/requests/record-filter.ts';
import { lockOf } from '../session/lock.ts';
import { nameOf } from '../users/find-users.ts';
import { listUsers, type StaffUser, type StaffUsers } from '../users/users-api.ts';
import type { Entry, Source } from './entry.ts';

const minute = 60_000;

export const peopleSource: Source<StaffUsers> = {
  title: 'Kişiler',
  most: 8,
  request: ({ text, user }) =>
    isAdmin(user) && !lockOf(user) && text.length >= 2
      ? { queryKey: ['users', 'list'], queryFn: listUsers, staleTime: minute }
      : null,
  entries: ({ today }, answer) => (answer?.users ?? []).flatMap((user) => entriesOf(user, today)),
};

function entriesOf(user: StaffUser, today: string): Entry[] {
  const { to, state } = listLink(presetRange('thisMonth', today), { user: user.email }, today);
  const about = { name: nameOf(user), words: [user.email] };
  return [
    {
      id: `sales-${user.id}`,
      icon: 'list',
      ...about,
      detail: 'bu ayki kayıtları',
      step: { to: `${to.pathname}?${to.search}`, state },
    },
    {
      id: `account-${user.id}`,
      icon: 'users',
      ...about,
      detail: 'hesabı',
      step: { to: '/users', state: { search: user.email } },
    },
  ];
}
