import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { addressOf } from '../auth/address.ts';
import { parseJson } from '../auth/json.ts';
import { isUnavailable, retryAfterSeconds } from '../database/failure.ts';
import { readBody } from '../http/body.ts';
import { HttpError } from '../http/errors.ts';
import { describeLoss } from '../log.ts';
import type { Settings } from '../settings.ts';
import { directoryAnswer, EndpointError, endpointErrors } from './messages.ts';
import { type DirectoryAct, type DirectoryCaller, DirectoryError, type UserDirectory } from './user-directory.ts';
import { changeSchema, idSchema, newUserSchema, passwordSchema } from './user-schemas.ts';

/** What the endpoints work with in every mode. */
interface Shell {
  settings: Settings;
  log: Logger;
}

/** The product's own endpoints below `/api`. Errors are `{error, code}` with a Turkish sentence in `error`. */
export function apiRoutes(shell: Shell, directory: UserDirectory): Hono {
  const routes = new Hono();
  routes.onError((error, c) => answerError(shell.log, error, c));

  routes.get('/users-count', async (c) => {
    await requireCaller(directory, c);
    return c.json({ count: await directory.count() });
  });
  routes.get('/users-list', async (c) => {
    await requireAdmin(shell, directory, c);
    return c.json({ users: await directory.list() });
  });

  /** An admin's change of one user: checked, done, recorded. `act` gives the answer and the user it was about. */
  const change = <T extends z.ZodType>(
    path: string,
    action: DirectoryAct['action'],
    schema: T,
    act: (body: z.output<T>) => Promise<{ target: string; answer: object }>,
  ) =>
    routes.post(path, async (c) => {
      const caller = await requireAdmin(shell, directory, c);
      const { target, answer } = await act(await readJson(c, schema));
      await directory.record({ action, actor: caller.id, target, address: addressOf(shell, c) });
      return c.json(answer);
    });
  const about = async (work: Promise<{ id: string }>) => {
    const user = await work;
    return { target: user.id, answer: { user } };
  };

  change('/users-create', 'user_created', newUserSchema, (body) => about(directory.create(body)));
  change('/users-update', 'user_updated', changeSchema, ({ id, ...body }) => about(directory.update(id, body)));
  change('/users-password', 'password_changed', passwordSchema, ({ id, password }) =>
    about(directory.setPassword(id, password)),
  );
  change('/users-factors-remove', 'factor_removed', idSchema, async ({ id }) => {
    await directory.removeFactors(id);
    return { target: id, answer: { id } };
  });
  change('/users-disable', 'user_disabled', idSchema, ({ id }) => about(directory.setDisabled(id, true)));
  change('/users-enable', 'user_enabled', idSchema, ({ id }) => about(directory.setDisabled(id, false)));
  change('/users-delete', 'user_deleted', idSchema, async ({ id }) => {
    await directory.remove(id);
    return { target: id, answer: { id } };
  });

  routes.all('*', () => {
    throw endpointErrors.notFound();
  });
  return routes;
}

async function requireCaller(directory: UserDirectory, c: Context): Promise<DirectoryCaller> {
  const caller = await directory.caller(c.req.raw.headers);
  if (!caller) throw endpointErrors.noSession();
  return caller;
}

async function requireAdmin(shell: Shell, directory: UserDirectory, c: Context): Promise<DirectoryCaller> {
  const caller = await requireCaller(directory, c);
  if (caller.isAdmin) return caller;
  await directory.record({ action: 'forbidden', actor: caller.id, target: null, address: addressOf(shell, c) });
  throw endpointErrors.forbidden();
}

async function readJson<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  const result = schema.safeParse(parseJson(await readBody(c.req.raw)));
  if (result.success) return result.data;
  throw endpointErrors.invalid(result.error.issues[0]?.message ?? 'İstek geçerli değil.');
}

function answerError(log: Logger, error: unknown, c: Context): Response {
  const { status, code, message } = endpointErrorOf(error) ?? unexpected(log, error, c);
  return c.json({ error: message, code }, status);
}

function endpointErrorOf(error: unknown): EndpointError | null {
  if (error instanceof EndpointError) return error;
  if (error instanceof DirectoryError) return directoryAnswer(error.refusal);
  if (error instanceof HttpError) {
    const message = error.status === 413 ? 'İstek çok büyük.' : 'İstek gövdesi geçerli bir JSON değil.';
    return new EndpointError(error.status, error.code, message);
  }
  return null;
}

function unexpected(log: Logger, error: unknown, c: Context): EndpointError {
  if (isUnavailable(error)) {
    log.warn({ ...describeLoss(error), path: c.req.path }, 'the database was lost or away');
    c.header('Retry-After', String(retryAfterSeconds));
    return endpointErrors.unavailable();
  }
  log.error({ err: error, path: c.req.path }, 'product endpoint failed');
  return endpointErrors.unexpected();
}
