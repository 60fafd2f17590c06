import { HttpError } from '../../http/errors.ts';
import type { Filter, Group } from './ast.ts';
import { effortOf } from './effort.ts';

/**
 * As much as any screen asks for; each may cost a look at every row. What costs more than a comparison counts for more, and so do
 * groups of one, of which there could be any number: all others are fewer than what is in them.
 */
export const mostConditions = 30;
/** Values of one `in`, `any` or `all`, which is one look at a row. */
export const mostValues = 1_000;
export const mostFields = 100;
export const mostOrders = 20;

/** @throws HttpError 400 when the filters ask for more work than one request may. */
export function checkConditions(filters: readonly Filter[]): void {
  if (costOf(filters) > mostConditions) {
    throw tooMany('too_many_conditions', `A request has at most ${mostConditions} conditions`);
  }
}

/** @throws HttpError 400 for a list that is longer than it may be. */
export function checkLength(list: readonly unknown[], most: number, code: string, what: string): void {
  if (list.length > most) throw tooMany(code, `At most ${most} ${what}`);
}

/**
 * How many conditions and groups there are, by what they cost.
 * @throws HttpError 400 for a pattern that could cost any amount
 */
export function costOf(filters: readonly Filter[]): number {
  return filters.reduce(
    (sum, filter) => sum + (filter.kind === 'group' ? costOfGroup(filter) : effortOf(filter.test)),
    0,
  );
}

function costOfGroup({ members }: Group): number {
  return (members.length === 1 ? 1 : 0) + costOf(members);
}

function tooMany(code: string, message: string): HttpError {
  return new HttpError(400, code, message, { hint: 'Ask for less, or in several requests' });
}
