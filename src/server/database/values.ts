import { types } from 'pg';

const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, safeInteger],
  [types.builtins.DATE, (text) => text],
  [types.builtins.TIMESTAMP, (text) => text.replace(' ', 'T')],
  [types.builtins.TIMESTAMPTZ, instant],
]);

export const typeParsers = {
  getTypeParser: ((id: number, format: 'text' | 'binary') =>
    parsers.get(id) ?? types.getTypeParser(id, format)) as typeof types.getTypeParser,
};

/** @throws RangeError above 2^53, where a JSON number loses precision */
export function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError('A bigint is larger than JSON can carry.');
  return number;
}

/** Turns PostgreSQL's `2026-01-02 03:04:05.6+00` into `2026-01-02T03:04:05.6+00:00`. */
export function instant(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
