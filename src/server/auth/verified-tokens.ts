import type { Claims } from './signed-token.ts';

interface Verified {
  claims: Claims;
  kid: string;
}

/** Enough for every session of an agency; above it the oldest go. */
const maxTokens = 1000;

/**
 * Remembers which tokens had a right signature, because checking one takes longer than all else about a request but its
 * queries. Expiry and the validity of the key are looked at each time.
 */
export class VerifiedTokens {
  readonly #tokens = new Map<string, Verified>();

  /** The claims of a token seen before that is still valid. */
  find(token: string, isKeyValid: (kid: string) => boolean): Claims | undefined {
    const found = this.#tokens.get(token);
    if (!found) return undefined;
    if (Number(found.claims.exp) * 1000 > Date.now() && isKeyValid(found.kid)) return found.claims;
    this.#tokens.delete(token);
    return undefined;
  }

  add(token: string, verified: Verified): void {
    const [oldest] = this.#tokens.size >= maxTokens ? this.#tokens.keys() : [];
    if (oldest !== undefined) this.#tokens.delete(oldest);
    this.#tokens.set(token, verified);
  }
}
