import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import { networkOf } from './auth/address.ts';
import { readToken } from './auth/sessions/authenticate.ts';
import type { AppContext } from './context.ts';
import type { Turn } from './database/pool.ts';
import { nameOf, Shares } from './share.ts';

/** Requests of one caller under way at once: an office of sixty people behind one address has room for four of each. */
const requests = new Shares({ running: 256, waiting: 0, longestWait: 0 });
/** Of them so many have one of the owner's eight connections. The line is no longer than what is under way. */
const connections = new Shares({ running: 2, waiting: Number.POSITIVE_INFINITY, longestWait: 10_000 });
const callers = new AsyncLocalStorage<string>();

/**
 * Nobody keeps others waiting by asking often. A caller is the user of a token whose signature is right, whether its
 * session is open or not, because nothing is asked of the database to tell callers apart; without one it is the network.
 * @throws HttpError 429 when too much of the caller's is under way already
 */
export function oneCallersShare(ctx: Pick<AppContext, 'keys' | 'settings'>): MiddlewareHandler {
  return async (c, next) => {
    const caller = await readToken(ctx, c).catch(() => null);
    const name = caller === null || caller.role === 'anon' ? networkOf(ctx, c) : nameOf(caller);
    // What goes wrong further on is answered there: only the share itself can refuse here.
    await requests.run(name, () => callers.run(name, next));
  };
}

/** Lets what is done for a request wait for what is done for its caller's others; all else goes at once. */
export const inCallersTurn: Turn = (work) => {
  const caller = callers.getStore();
  return caller === undefined ? work() : connections.run(caller, work);
};
