/** A leaky bucket: it takes so many calls at once, and so many again within `seconds`. */
export interface Limit {
  calls: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;

/**
 * The limits of sign-in, shared by all instances through the database. A network is an IPv4 address or an IPv6 /64; an
 * account is what was typed, known or not.
 */
export const limits = {
  /** Wrong passwords and codes from one network: room for an office that signs in at the same moment. */
  guessNetwork: { calls: 60, seconds: 10 * minute },
  /** Of one account from one network. */
  guessHere: { calls: 10, seconds: 10 * minute },
  /** Of one account from everywhere: the weakest password we accept outlives a year of this. */
  guessEverywhere: { calls: 100, seconds: hour },
  /** Of one account on all devices it knows, in place of the three above: nobody else can use it up. */
  guessDevice: { calls: 10, seconds: 10 * minute },
  /** What a session changes, enrols or asks for: each may cost a hash or an entry in the log. */
  sessionAct: { calls: 10, seconds: 5 * minute },
  /** Refresh tokens that never existed. */
  refreshNetwork: { calls: 600, seconds: 5 * minute },
  refreshSession: { calls: 120, seconds: 5 * minute },
  /** Mails and text messages that one network asks for. */
  sendNetwork: { calls: 20, seconds: hour },
  /** Of one account from one network. */
  sendHere: { calls: 4, seconds: 2 * hour },
  /** Of one account from everywhere: by the twentieth its owner has had enough. */
  sendEverywhere: { calls: 20, seconds: 6 * hour },
  /** Of one account on its devices, or in a session. */
  sendOwner: { calls: 4, seconds: hour },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
