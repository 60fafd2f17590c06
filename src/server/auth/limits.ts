/** A leaky bucket: it takes `calls` calls at once, and drains completely within `seconds`. */
export interface Limit {
  calls: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;

/**
 * The limits of sign-in, shared by all instances through the database. A network is an IPv4 address or an IPv6 /64; an
 * account is the name as typed, whether it exists or not.
 */
export const limits = {
  /** Wrong passwords and codes from one network: room for an office that signs in at the same moment. */
  guessNetwork: { calls: 60, seconds: 10 * minute },
  /** Guesses for one account from one network. */
  guessHere: { calls: 10, seconds: 10 * minute },
  /** Guesses for one account from everywhere: the weakest accepted password withstands a year at this rate. */
  guessEverywhere: { calls: 100, seconds: hour },
  /** Guesses for an account from its known devices; no other limit counts them, so strangers cannot use this up. */
  guessDevice: { calls: 10, seconds: 10 * minute },
  /**
   * Calls of one session that may cost a password hash or a log entry: changes of the account, enrolments and
   * challenges of a second factor, checks of a code.
   */
  sessionAct: { calls: 10, seconds: 5 * minute },
  /** Refreshes with a token that never existed, from one network. */
  refreshNetwork: { calls: 600, seconds: 5 * minute },
  refreshSession: { calls: 120, seconds: 5 * minute },
  /** Mails and text messages that one network asks for. */
  sendNetwork: { calls: 20, seconds: hour },
  /** Mails and texts to one account from one network. */
  sendHere: { calls: 4, seconds: 2 * hour },
  /** Mails and texts to one account from everywhere: more than twenty would only pester its owner. */
  sendEverywhere: { calls: 20, seconds: 6 * hour },
  /** Mails and texts to one account from its known devices, or within a session. */
  sendOwner: { calls: 4, seconds: hour },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
