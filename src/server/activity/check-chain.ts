export interface ChainPart {
  checked: number;
  /** The number of the last entry checked. */
  seal: number;
  hash: string | null;
  /** The number of the first entry that is missing or was altered after sealing; null if there is none. */
  broken: number | null;
  /**
   * Set only at the end of the chain, and equal in an intact log: how many changes and deletions of records the history
   * holds, and how many of them the log tells of.
   */
  history?: number;
  told?: number;
}

/** Number and hash of an entry that somebody noted elsewhere, e.g. from a night mail. */
export interface NotedHead {
  seal: number;
  hash: string;
}

export type ReadPart = (afterSeal: number, most: number) => Promise<ChainPart>;

const portion = 20_000;

/**
 * Checks the chain from start to end, and that it contains the `noted` entries.
 * @returns what to print
 * @throws Error naming the first mismatch
 */
export async function checkChain(read: ReadPart, noted: readonly NotedHead[]): Promise<string> {
  let entries = 0;
  for (;;) {
    const part = await read(entries, portion);
    if (part.broken !== null) {
      throw new Error(`Entry ${part.broken} is not as it was sealed, or is missing: the chain is broken there.`);
    }
    entries += part.checked;
    if (part.checked === portion) continue;
    if (part.history !== part.told) {
      throw new Error(
        `${entries} entries, chain intact, but the history has ${part.history} changes and deletions of records and the log tells of ${part.told}.`,
      );
    }
    break;
  }
  for (const head of noted) {
    const { hash } = await read(head.seal - 1, 1);
    if (hash !== head.hash) throw new Error(`Entry ${head.seal} is not the one that was noted: ${head.hash}.`);
  }
  return `${entries} entries, chain intact`;
}
