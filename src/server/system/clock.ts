/** Milliseconds by which the wall clock may run apart from the steady one between two looks: time servers correct less. */
const tolerated = 60_000;
const toldFor = 86_400_000;

/** The clock of this machine was set, or the machine stood still. */
export interface ClockJump {
  /** When it was noticed, by the clock as it is now; ISO 8601. */
  at: string;
  /** How far it went; less than nothing: back. */
  seconds: number;
}

/** Compares the clock that days and sessions go by with one that nobody sets. */
export class Clock {
  readonly #wall: () => number;
  readonly #steady: () => number;
  #apart: number;
  #last: ClockJump | null = null;

  constructor(wall = () => Date.now(), steady = () => performance.now()) {
    this.#wall = wall;
    this.#steady = steady;
    this.#apart = wall() - steady();
  }

  /** The last jump, for a day. */
  look(): ClockJump | null {
    const now = this.#wall();
    const moved = now - this.#steady() - this.#apart;
    this.#apart += moved;
    if (Math.abs(moved) > tolerated)
      this.#last = { at: new Date(now).toISOString(), seconds: Math.round(moved / 1000) };
    if (this.#last && Math.abs(now - Date.parse(this.#last.at)) > toldFor) this.#last = null;
    return this.#last;
  }
}

/** That of this process. */
export const clock = new Clock();
