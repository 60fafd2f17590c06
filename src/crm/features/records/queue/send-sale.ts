import { namedPassengers } from '../../../../domain/records/linked-sales.ts';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { AppError } from '../../../api/errors.ts';
import { reportNetwork } from '../../../api/network-status.ts';
import { resumable } from '../../session/resume.ts';
import { currentUser } from '../../session/session-store.ts';
import { createGroup } from '../requests/create-group.ts';
import { createRecord } from '../requests/create-record.ts';
import { isRefund } from '../requests/refund.ts';
import type { QueuedSale } from './kept-sales.ts';

const answerWithin = 20_000;

/**
 * If the session has ended, waits until the same user signs in again.
 * @throws AppError
 */
export async function sendSale(userId: string, { entry, input }: QueuedSale): Promise<SalesRecord> {
  // If the user changed the type, the sale is no longer a refund.
  const origin = isRefund(input) ? entry.refundOf : null;
  const passengers = namedPassengers(entry.passengers);
  return resumable(() =>
    answeredInTime((signal) => {
      if (currentUser()?.id !== userId) throw new AppError('session_expired');
      if (passengers.length === 0 && entry.groupOf === null)
        return createRecord(input, origin, entry.clientRef, signal);
      return createGroup(
        { input, refundOf: origin, groupOf: entry.groupOf, clientRef: entry.clientRef, passengers },
        signal,
      );
    }),
  );
}

/** Fails after a time limit: on a very bad connection neither an answer nor an error comes. */
function answeredInTime<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const waiting = new AbortController();
  const tooLate = new Promise<never>((_, reject) => {
    waiting.signal.addEventListener('abort', () => reject(new AppError('network')));
  });
  const timer = setTimeout(() => {
    reportNetwork(false);
    waiting.abort();
  }, answerWithin);
  return Promise.race([work(waiting.signal), tooLate]).finally(() => clearTimeout(timer));
}
