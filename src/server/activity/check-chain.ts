/** What `check_activity` reports about a section of the chain. */
export interface ChainPart {
  checked: number;
  /** The last entry of the section. */
  seal: number;
  hash: string | null;
  /** The first entry that is missing or differs from what was sealed. */
  broken: number | null;
  /** Only at the end of the chain: the number of record changes and deletions in the history, and in the log. */
  history?: number;
  told?: number;
}

/** A head of the chain that was written down elsewhere. */
export interface NotedHead {
  seal: number;
  hash: string;
}

export type ReadPart = (afterSeal: number, most: number) => Promise<ChainPart>;

const portion = 20_000;

/**
 * Checks the chain from start to end, and that it contains the heads that were written down.
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
