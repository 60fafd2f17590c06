/**
 * Lets at most `limit` pieces of work run at once, the others wait in the order they came.
 * @returns what runs a piece and gives its result
 */
export function fewAtOnce(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running === limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that nobody who comes now takes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
