import type { Logger } from 'pino';
import { isUnavailable } from './database/failure.ts';
import { describeLoss } from './log.ts';

/**
 * Logs a rejection that no code waited for. One kind is known and harmless: the driver asks each new connection for the
 * types of arrays, and nobody waits for that answer. Should the connection be lost just then, the statement for which
 * it was opened fails too, and is answered 503.
 */
export function noteRejection(log: Logger): (error: unknown) => void {
  return (err) => {
    if (isUnavailable(err)) log.warn(describeLoss(err), 'the database was lost while a connection was opened');
    else log.error({ err }, 'a promise was rejected and nobody noticed');
  };
}
