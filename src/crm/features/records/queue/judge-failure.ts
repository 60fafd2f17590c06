import { hasCode, hasNoWay } from '../../../api/errors.ts';
import type { Verdict } from './send-in-order.ts';

/** Too much at once: none of them says anything about the sale. */
const later = ['57014', 'over_request_rate_limit', 'too_many_requests'];

/** What the failure of a sale means for it and for those behind it. */
export function judgeFailure(error: unknown): Verdict {
  if (hasCode(error, 'session_expired')) return 'signed out';
  // An answer that breaks off is told by the browser as a TypeError.
  const isLater = hasNoWay(error) || error instanceof TypeError || later.some((code) => hasCode(error, code));
  return isLater ? 'no way' : 'refused';
}
