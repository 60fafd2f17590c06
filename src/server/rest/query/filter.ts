import { HttpError } from '../../http/errors.ts';
import { mostConditions, mostLevels, mostValues } from '../limits.ts';
import { Scanner } from './scanner.ts';
import type { Condition, Filter, Group, IsValue, Test } from './tree.ts';
import { comparisonOperators, isValues } from './tree.ts';

const groupOpening = /^(not\.)?(and|or)[ \t]*\(/;

/** Parses a filter on one column, `column=not.in.(1,2)`. A plain value reaches to the end; its quotes are literal. */
export function parseCondition(parameter: string, text: string): Condition {
  const name = new Scanner(parameter, parameter);
  const column = name.name();
  if (name.accept('.')) throw notEmbedded(column);
  name.expectEnd();
  const scanner = new Scanner(parameter, text);
  const negated = scanner.accept('not.');
  const test = parseTest(scanner, () => scanner.rest());
  scanner.expectEnd();
  return { kind: 'condition', column, negated, test };
}

/** Parses a group, `or=(a.eq.1,not.and(b.gt.2,c.is.null))`; `key` is and, or, not.and or not.or. */
export function parseGroup(key: string, text: string): Group {
  const scanner = new Scanner(key, text);
  scanner.blanks();
  scanner.expect('(');
  const group = parseMembers(scanner, key.endsWith('or') ? 'or' : 'and', key.startsWith('not.'), 1);
  scanner.expectEnd();
  return group;
}

function parseMembers(scanner: Scanner, join: 'and' | 'or', negated: boolean, level: number): Group {
  if (level > mostLevels) scanner.fail(`conditions are nested deeper than ${mostLevels}`);
  const members = scanner.list(() => parseMember(scanner, level));
  scanner.expect(')');
  scanner.blanks();
  return { kind: 'group', join, negated, members };
}

function parseMember(scanner: Scanner, level: number): Filter {
  const [opening, not, join] = groupOpening.exec(scanner.ahead) ?? [];
  if (opening && scanner.accept(opening)) {
    return parseMembers(scanner, join === 'or' ? 'or' : 'and', not !== undefined, level + 1);
  }
  const column = scanner.name();
  scanner.expect('.');
  const negated = scanner.accept('not.');
  const test = parseTest(scanner, () => scanner.braces() ?? scanner.value(',)'));
  return { kind: 'condition', column, negated, test };
}

function parseTest(scanner: Scanner, plainValue: () => string): Test {
  const operator = scanner.until('.(');
  if (scanner.comesNext('(')) scanner.fail(`"${operator}(…)" is not supported`);
  scanner.expect('.');
  if (operator === 'in') return { operator, values: parseValues(scanner) };
  if (operator === 'is') return { operator, value: parseIsValue(scanner, plainValue()) };
  const known = comparisonOperators.find((name) => name === operator);
  return known ? { operator: known, value: plainValue() } : scanner.fail(`the operator "${operator}" is not supported`);
}

function parseValues(scanner: Scanner): string[] {
  scanner.blanks();
  scanner.expect('(');
  scanner.blanks();
  const values: string[] = [];
  if (!scanner.comesNext(')')) {
    // A blank after a comma belongs to the value, as Supabase's clients expect.
    do values.push(scanner.value(',)'));
    while (scanner.accept(','));
  }
  scanner.expect(')');
  scanner.blanks();
  if (values.length <= mostValues) return values;
  throw new HttpError(400, 'too_many_values', `At most ${mostValues} values can be in a list`);
}

function parseIsValue(scanner: Scanner, text: string): IsValue {
  const value = text.trim().toLowerCase();
  return isValues.find((name) => name === value) ?? scanner.fail(`"is" takes ${isValues.join(', ')}`);
}

/** Limits the conditions of one request. @throws HttpError 400 if there are too many */
export function checkConditions(filters: readonly Filter[]): void {
  if (countOf(filters) <= mostConditions) return;
  throw new HttpError(400, 'too_many_conditions', `A request has at most ${mostConditions} conditions`);
}

/** Counts conditions and also groups with one member, which could be nested without adding a condition. */
export function countOf(filters: readonly Filter[]): number {
  return filters.reduce((sum, filter) => {
    if (filter.kind === 'condition') return sum + 1;
    return sum + (filter.members.length === 1 ? 1 : 0) + countOf(filter.members);
  }, 0);
}

/** The refusal of a filter, order or limit on an embedded table, which this API does not support. */
export function notEmbedded(name: string): HttpError {
  return new HttpError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`);
}
