import { newPerson } from './people.ts';
import type { TestServer } from './server.ts';

export const callers = [
  'no key',
  'anonymous',
  'forged',
  'closed session',
  'banned',
  'deleted',
  'staff',
  'admin',
  'service',
] as const;
export type CallerName = (typeof callers)[number];

export async function makeCallers(server: TestServer) {
  const [staff, admin, closed, banned, deleted] = await Promise.all(
    [false, true, false, false, false].map((isAdmin) => newPerson(server, isAdmin)),
  );
  if (!staff || !admin || !closed || !banned || !deleted) throw new Error('The users could not be made.');
  await closed.client.auth.signOut();
  await server.ownerSql`update auth.users set banned_until = now() + interval '1 day' where id = ${banned.id}`;
  await server.ownerSql`delete from auth.users where id = ${deleted.id}`;
  const tokens: Record<CallerName, string | null> = {
    'no key': null,
    anonymous: server.anonKey,
    forged: forge(staff.accessToken, { role: 'service_role' }),
    'closed session': closed.accessToken,
    banned: banned.accessToken,
    deleted: deleted.accessToken,
    staff: staff.accessToken,
    admin: admin.accessToken,
    service: server.serviceRoleKey,
  };
  return { staff, tokens };
}

function forge(token: string, claims: object): string {
  const [header, payload, signature] = token.split('.');
  const read = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
  return [header, Buffer.from(JSON.stringify({ ...read, ...claims })).toString('base64url'), signature].join('.');
}
