/** What waits, taken one of each party after the other: who brings much waits behind what others bring. */
export class Rounds<T> {
  /** In the order in which their turns come. */
  readonly #parties = new Map<string, T[]>();

  get isEmpty(): boolean {
    return this.#parties.size === 0;
  }

  add(party: string, one: T): void {
    const waiting = this.#parties.get(party);
    if (waiting) waiting.push(one);
    else this.#parties.set(party, [one]);
  }

  /** Takes what comes next, of a party that may have its turn. */
  next(mayBe: (party: string) => boolean = () => true): T | undefined {
    for (const [party, waiting] of this.#parties) {
      if (!mayBe(party)) continue;
      const one = waiting.shift();
      this.#parties.delete(party);
      if (waiting.length > 0) this.#parties.set(party, waiting);
      return one;
    }
    return undefined;
  }

  /** Takes away what need not wait any more. */
  remove(party: string, one: T): void {
    const left = this.#parties.get(party)?.filter((other) => other !== one) ?? [];
    if (left.length > 0) this.#parties.set(party, left);
    else this.#parties.delete(party);
  }
}
