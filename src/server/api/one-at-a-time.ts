/** Makes a runner that starts each piece of work only after the one before has ended, well or not. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };
}
