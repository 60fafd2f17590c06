import { foldText } from '../../../domain/text/turkish.ts';
import { turkishSortKey } from '../../../domain/text/turkish-order.ts';
import type { StaffUser } from './users-api.ts';

type Named = Pick<StaffUser, 'first_name' | 'last_name' | 'email'>;

export function nameOf({ first_name, last_name, email }: Named): string {
  return `${first_name} ${last_name}`.trim() || email;
}

export function findUsers<User extends Named>(users: readonly User[], search: string): User[] {
  const words = foldText(search).split(' ');
  return users
    .map((user) => ({ user, key: turkishSortKey(nameOf(user)), text: foldText(`${nameOf(user)} ${user.email}`) }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .sort((one, other) => (one.key === other.key ? 0 : one.key < other.key ? -1 : 1))
    .map(({ user }) => user);
}
