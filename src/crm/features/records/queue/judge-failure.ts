import { hasCode, hasNoWay, ProxyAnswered } from '../../../api/errors.ts';
import type { Verdict } from './send-in-order.ts';

/** The server is busy: these codes say nothing about the sale. */
const busy = ['57014', 'over_request_rate_limit', 'too_many_requests'];

export function judgeFailure(error: unknown): Verdict {
  if (hasCode(error, 'session_expired')) return 'signed out';
  if (error instanceof ProxyAnswered) return 'later';
  return hasNoWay(error) || busy.some((code) => hasCode(error, code)) ? 'no way' : 'refused';
}
