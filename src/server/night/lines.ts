const newline = 10;

/** Splits a stream into lines, without line breaks. */
export async function* linesOf(blocks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const block of blocks) {
    const text = rest.length === 0 ? block : Buffer.concat([rest, block]);
    let from = 0;
    for (let end = text.indexOf(newline); end >= 0; end = text.indexOf(newline, from)) {
      yield text.subarray(from, end);
      from = end + 1;
    }
    rest = text.subarray(from);
  }
  if (rest.length > 0) yield rest;
}

/** Counts the lines of the longer of two streams, and the lines in which the two differ. */
export async function compareLines(
  one: AsyncIterable<Buffer>,
  other: AsyncIterable<Buffer>,
): Promise<{ lines: number; differences: number }> {
  const [ones, others] = [linesOf(one), linesOf(other)];
  const found = { lines: 0, differences: 0 };
  try {
    for (;;) {
      const a = await ones.next();
      const b = await others.next();
      if (a.done && b.done) return found;
      found.lines += 1;
      if (a.done || b.done || !a.value.equals(b.value)) found.differences += 1;
    }
  } finally {
    // If one stream fails, this also stops the other one.
    await ones.return(undefined);
    await others.return(undefined);
  }
}

/** A row's id and, as `print`, the hash of its content: null if the row has changed since the backup. */
export interface Print {
  id: number;
  print: string | null;
}

/** Parses lines of `id<tab>hash`. */
export async function* printsOf(blocks: AsyncIterable<Buffer>): AsyncGenerator<Print> {
  for await (const line of linesOf(blocks)) {
    const [id = '', print = ''] = line.toString().split('\t');
    yield { id: Number(id), print: print === '\\N' ? null : print };
  }
}

/**
 * Counts the rows in which a copy differs from its source; both must be sorted by id. Skips rows changed since the
 * backup, which the source lists without a hash.
 */
export async function comparePrints(
  sources: AsyncGenerator<Print>,
  copies: AsyncGenerator<Print>,
): Promise<{ compared: number; differences: number }> {
  const found = { compared: 0, differences: 0 };
  try {
    let [a, b] = [await sources.next(), await copies.next()];
    while (!a.done || !b.done) {
      const isMissing = !a.done && (b.done || a.value.id < b.value.id);
      const isExtra = !b.done && (a.done || b.value.id < a.value.id);
      const isKnown = !isExtra && !a.done && a.value.print === null;
      if (!isKnown) {
        found.compared += 1;
        if (isMissing || isExtra || (!a.done && !b.done && a.value.print !== b.value.print)) found.differences += 1;
      }
      if (!isExtra) a = await sources.next();
      if (!isMissing) b = await copies.next();
    }
    return found;
  } finally {
    await sources.return(undefined);
    await copies.return(undefined);
  }
}
