import type { ISql, Sql } from 'postgres';

/** Sends one statement on a connection of the given pool, when and where there is a free one. */
type Run = (send: (sql: Sql) => Promise<unknown>) => Promise<unknown>;

/**
 * A tag for statements that looks like the driver's, but leaves to `run` which connection takes them. Statements can be
 * parts of other statements, as the driver's can.
 * @param shape a pool of the driver's that is never used to connect, only to put statements together.
 */
export function singleStatements(shape: Sql, run: Run): ISql {
  return new Proxy(shape, {
    apply(target, self, given) {
      const built: object = Reflect.apply(target, self, given);
      return isTemplate(given[0]) ? runWhenAwaited(built, run, (sql) => Reflect.apply(sql, undefined, given)) : built;
    },
    get(target, key) {
      if (key !== 'unsafe') return Reflect.get(target, key);
      return (...given: Parameters<Sql['unsafe']>) =>
        runWhenAwaited(target.unsafe(...given), run, (sql) => sql.unsafe(...given));
    },
  });
}

const isTemplate = (value: unknown) => Array.isArray(value) && 'raw' in value;

/** `query` as it is, but whoever waits for it waits for a copy that `run` sends. */
function runWhenAwaited(query: object, run: Run, send: (sql: Sql) => Promise<unknown>): object {
  let answer: Promise<unknown> | undefined;
  return new Proxy(query, {
    get(target, key) {
      if (key !== 'then' && key !== 'catch' && key !== 'finally') return Reflect.get(target, key);
      answer ??= run(send);
      return Reflect.get(answer, key).bind(answer);
    },
  });
}
