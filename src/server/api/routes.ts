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
import { type DirectoryActor, type DirectoryCaller, DirectoryError, type UserDirectory } from './user-directory.ts';
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

  /** An admin's change of one user: checked, then done. `act` gives the answer. */
  const change = <T extends z.ZodType>(
    path: string,
    schema: T,
    act: (by: DirectoryActor, body: z.output<T>) => Promise<object>,
  ) =>
    routes.post(path, async (c) => {
      const { id } = await requireAdmin(shell, directory, c);
      return c.json(await act({ id, address: addressOf(shell, c) }, await readJson(c, schema)));
    });

  change('/users-create', newUserSchema, async (by, body) => ({ user: await directory.create(by, body) }));
  change('/users-update', changeSchema, async (by, { id, ...body }) => ({
    user: await directory.update(by, id, body),
  }));
  change('/users-password', passwordSchema, async (by, { id, password }) => ({
    user: await directory.setPassword(by, id, password),
  }));
  change('/users-factors-remove', idSchema, async (by, { id }) => {
    await directory.removeFactors(by, id);
    return { id };
  });
  change('/users-disable', idSchema, async (by, { id }) => ({ user: await directory.setDisabled(by, id, true) }));
  change('/users-enable', idSchema, async (by, { id }) => ({ user: await directory.setDisabled(by, id, false) }));
  change('/users-delete', idSchema, async (by, { id }) => {
    await directory.remove(by, id);
    return { id };
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
  // Who knows an admin's password alone could otherwise set a new one here, and remove the factor that is in the way.
  if (caller.isAdmin && !caller.lacksSecondFactor) return caller;
  await directory.noteForbidden({ id: caller.id, address: addressOf(shell, c) });
  throw caller.isAdmin ? endpointErrors.secondFactor() : endpointErrors.forbidden();
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

const unreadable = 'İstek gövdesi geçerli bir JSON değil.';
const requestFaults: Readonly<Record<number, string>> = {
  413: 'İstek çok büyük.',
  503: 'Sunucu şu an çok yoğun. Lütfen birkaç saniye sonra yeniden deneyin.',
};

function endpointErrorOf(error: unknown): EndpointError | null {
  if (error instanceof EndpointError) return error;
  if (error instanceof DirectoryError) return directoryAnswer(error.refusal);
  if (error instanceof HttpError) {
    return new EndpointError(error.status, error.code, requestFaults[error.status] ?? unreadable);
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
