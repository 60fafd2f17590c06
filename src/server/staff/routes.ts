import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { normalizeEmail } from '../../domain/text/turkish.ts';
import { addressOf } from '../http/address.ts';
import { readBody } from '../http/body.ts';
import { parseJson } from '../http/json.ts';
import type { Settings } from '../settings.ts';
import type { System } from '../system/system.ts';
import { invalidBody, refusal } from './refusals.ts';
import {
  changeSchema,
  endingSchema,
  idSchema,
  invitedUserSchema,
  newUserSchema,
  passwordSchema,
} from './request-bodies.ts';
import type { DirectoryActor, DirectoryCaller, UserDirectory } from './user-directory.ts';

export interface StaffShell {
  settings: Settings;
  directory: UserDirectory;
  system: System;
}

/** The product's own endpoints below `/api`, for staff. */
export function staffRoutes(shell: StaffShell): Hono {
  const { directory, system } = shell;
  const routes = new Hono();

  routes.get('/users-count', async (c) => {
    await requireWholeCaller(shell, c);
    return c.json({ count: await directory.count() });
  });
  routes.get('/users-list', async (c) => {
    await requireAdmin(shell, c);
    return c.json({ users: await directory.list(), can_invite: directory.invitations !== null });
  });
  routes.get('/sessions', async (c) => {
    await requireWholeCaller(shell, c);
    return c.json({ sessions: (await directory.sessions?.list(c)) ?? null });
  });
  routes.post('/sessions-end', async (c) => {
    await requireWholeCaller(shell, c);
    if (!directory.sessions) throw refusal('sessions_elsewhere');
    const { id, current_password: present } = await readJson(c, endingSchema);
    await directory.sessions.end(c, { id, present });
    return c.json({});
  });
  routes.get('/system', async (c) => {
    await requireAdmin(shell, c);
    return c.json(await system.status());
  });
  routes.get('/system/alerts', async (c) => {
    await requireAdmin(shell, c);
    return c.json({ alerts: await system.alerts() });
  });
  routes.post('/system/backup', async (c) => {
    await requireAdmin(shell, c);
    if (!system.backUp) throw refusal('no_backups');
    if (!(await system.backUp())) throw refusal('night_work');
    return c.json({}, 202);
  });

  /**
   * Registers an endpoint for admins that changes one user, and answers what `act` returns, or else the id. Because the
   * token may be stolen, the admin must have given a password or code lately, unless `isGuarded` returns false.
   */
  const change = <T extends z.ZodType<{ id?: string; current_password?: string | undefined }>>(
    path: string,
    schema: T,
    act: (by: DirectoryActor, body: z.output<T>, c: Context) => Promise<unknown>,
    isGuarded: (body: z.output<T>) => boolean | Promise<boolean> = () => true,
  ) =>
    routes.post(path, async (c) => {
      const by = await requireAdmin(shell, c);
      const body = await readJson(c, schema);
      if (await isGuarded(body)) await directory.prove(c, body.current_password);
      return c.json((await act(by, body, c)) ?? { id: body.id });
    });

  change('/users-create', newUserSchema, async (by, body) => ({ user: await directory.create(by, body) }));
  const invitations = () => {
    if (!directory.invitations) throw refusal('invitations_elsewhere');
    return directory.invitations;
  };
  change('/users-invite', invitedUserSchema, (by, body, c) => invitations().invite(by, c, body));
  change('/users-invite-again', idSchema, (by, { id }, c) => invitations().inviteAgain(by, c, id));
  change(
    '/users-update',
    changeSchema,
    async (by, { id, ...body }) => ({ user: await directory.update(by, id, body) }),
    async ({ id, email, is_admin }) => {
      if (email === undefined && is_admin === undefined) return false;
      const user = await directory.find(id);
      const isMoved = email !== undefined && email !== normalizeEmail(user.email);
      return isMoved || (is_admin !== undefined && is_admin !== user.is_admin);
    },
  );
  change('/users-password', passwordSchema, async (by, { id, password }) => ({
    user: await directory.setPassword(by, id, password),
  }));
  change('/users-factors-remove', idSchema, (by, { id }) => directory.removeFactors(by, id));
  change('/users-disable', idSchema, async (by, { id }) => ({ user: await directory.setDisabled(by, id, true) }));
  change('/users-enable', idSchema, async (by, { id }) => ({ user: await directory.setDisabled(by, id, false) }));
  change('/users-delete', idSchema, (by, { id }) => directory.remove(by, id));

  routes.all('*', () => {
    throw refusal('not_found');
  });
  return routes;
}

async function requireCaller({ directory }: StaffShell, c: Context): Promise<DirectoryCaller> {
  const caller = await directory.caller(c);
  if (!caller) throw refusal('no_session');
  if (caller.mustChangePassword && !caller.lacksSecondFactor) throw refusal('password_change_required');
  if (caller.mustEnrolFactor) throw refusal('second_factor_required');
  return caller;
}

async function requireWholeCaller(shell: StaffShell, c: Context): Promise<void> {
  if ((await requireCaller(shell, c)).lacksSecondFactor) throw refusal('insufficient_aal');
}

async function requireAdmin(shell: StaffShell, c: Context): Promise<DirectoryActor> {
  const { id, sessionId, isAdmin, lacksSecondFactor } = await requireCaller(shell, c);
  const by = { id, sessionId, address: addressOf(shell, c) };
  // Requires the second factor: otherwise somebody with only a stolen password could set passwords here or remove the
  // factor.
  if (isAdmin && !lacksSecondFactor) return by;
  await shell.directory.noteForbidden(by);
  throw refusal(isAdmin ? 'insufficient_aal' : 'forbidden');
}

async function readJson<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  const result = schema.safeParse(parseJson(await readBody(c)));
  if (result.success) return result.data;
  throw invalidBody(result.error.issues[0]?.message ?? 'İstek geçerli değil.');
}
