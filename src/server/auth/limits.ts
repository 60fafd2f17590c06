/** How often something may be done. */
export interface Limit {
  /** So many calls at once, and so many again within `seconds`, evenly spread. */
  calls: number;
  seconds: number;
  code: 'over_request_rate_limit' | 'over_email_send_rate_limit' | 'over_sms_send_rate_limit';
  /** Whether a right answer wipes out what was counted before it. */
  isForgotten?: boolean;
  /** Calls are never refused because it is full, but held back the longer the fuller it is: so many at once, see `hold.ts`. */
  held?: number;
}

const requests = (calls: number, seconds: number): Limit => ({ calls, seconds, code: 'over_request_rate_limit' });
const mails = (calls: number, seconds: number): Limit => ({ calls, seconds, code: 'over_email_send_rate_limit' });
const texts = (calls: number, seconds: number): Limit => ({ calls, seconds, code: 'over_sms_send_rate_limit' });
const hour = 3600;

/**
 * The limits, shared by all instances through the database. An address is an IPv4 address or an IPv6 /64 network.
 * What anybody may do about an account is limited for the account from one network (`Here`), from all networks together
 * (`Everywhere`), and on a device that signed in to it before (`Device`). `Everywhere` drains faster than one network can
 * fill it, so that nobody alone slows others down. A full one of guesses refuses nobody who finds the one place to wait;
 * a full one of messages refuses: by then their owner has got twelve.
 */
export const limits = {
  signInAddress: requests(30, 300),
  signInHere: { ...requests(10, 600), isForgotten: true },
  signInEverywhere: { ...requests(100, hour), held: 1 },
  signInDevice: { ...requests(10, 600), isForgotten: true },
  refreshAddress: requests(600, 300),
  refreshSession: requests(120, 300),
  changeSession: requests(10, 300),
  enrolSession: requests(10, 300),
  codeAddress: requests(30, 300),
  codeHere: { ...requests(10, 600), isForgotten: true },
  codeEverywhere: { ...requests(100, hour), held: 1 },
  codeDevice: { ...requests(10, 600), isForgotten: true },
  codeSession: requests(10, 300),
  signUpAddress: requests(10, hour),
  mailAddress: mails(20, hour),
  mailHere: mails(4, 2 * hour),
  mailEverywhere: mails(20, 6 * hour),
  mailDevice: mails(4, hour),
  mailAccount: mails(4, hour),
  smsAddress: texts(10, hour),
  smsHere: texts(4, 2 * hour),
  smsEverywhere: texts(12, 4 * hour),
  smsDevice: texts(4, hour),
  smsAccount: texts(4, hour),
  notedNowAndThen: requests(5, 300),
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
