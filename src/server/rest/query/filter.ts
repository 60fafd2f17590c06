import type { Condition, Field, Filter, Group, IsValue, QuantifiableOperator, SearchOperator, Test } from './ast.ts';
import { comparisonOperators, isValues, quantifiableOperators, searchOperators } from './ast.ts';
import { parseField } from './json-path.ts';
import { checkLength, mostValues } from './limits.ts';
import { Scanner } from './scanner.ts';

/** Trees deeper than anybody writes would only exhaust a stack. */
const deepest = 16;

const groupOpenings = [
  { opening: 'and(', join: 'and', negated: false },
  { opening: 'or(', join: 'or', negated: false },
  { opening: 'not.and(', join: 'and', negated: true },
  { opening: 'not.or(', join: 'or', negated: true },
] as const;

/** `column=not.in.(1,2)`: the filter on one column; a plain value reaches to the end and knows no quotes. */
export function parseCondition(field: Field, text: string, parameter: string): Condition {
  const scanner = new Scanner(parameter, text);
  const negated = scanner.accept('not.');
  const test = parseTest(scanner, () => scanner.rest());
  scanner.expectEnd();
  return { kind: 'condition', ...field, negated, test };
}

/** `or=(a.eq.1,not.and(b.gt.2,c.is.null))`; `key` is one of and, or, not.and, not.or. */
export function parseGroup(key: string, text: string): Group {
  const scanner = new Scanner(key, text);
  scanner.expect('(');
  const group = parseMembers(scanner, key.endsWith('or') ? 'or' : 'and', key.startsWith('not.'), 1);
  scanner.expectEnd();
  return group;
}

/** What follows an opening bracket, with the closing one. */
function parseMembers(scanner: Scanner, join: 'and' | 'or', negated: boolean, depth: number): Group {
  if (depth > deepest) scanner.fail(`conditions are nested deeper than ${deepest}`);
  const members: Filter[] = [];
  do members.push(parseMember(scanner, depth));
  while (scanner.accept(','));
  scanner.expect(')');
  return { kind: 'group', join, negated, members };
}

function parseMember(scanner: Scanner, depth: number): Filter {
  while (scanner.accept(' '));
  for (const { opening, join, negated } of groupOpenings) {
    if (scanner.accept(opening)) return parseMembers(scanner, join, negated, depth + 1);
  }
  const field = parseField(scanner);
  scanner.expect('.');
  const negated = scanner.accept('not.');
  const test = parseTest(scanner, () => scanner.braces() ?? scanner.value(',)'));
  return { kind: 'condition', ...field, negated, test };
}

function parseTest(scanner: Scanner, plainValue: () => string): Test {
  const operator = scanner.until('.(');
  const quantifier = scanner.accept('(any)') ? 'any' : scanner.accept('(all)') ? 'all' : null;
  if (quantifier && !isOneOf(quantifiableOperators, operator)) scanner.fail(`"${operator}" takes no any or all`);
  if (isOneOf(searchOperators, operator)) return parseSearch(scanner, operator, plainValue);
  scanner.expect('.');
  if (quantifier) {
    return { operator: operator as QuantifiableOperator, quantifier, values: parseList(scanner, '{', '}') };
  }
  if (operator === 'in') return { operator, values: parseList(scanner, '(', ')') };
  if (operator === 'is') return { operator, value: parseIsValue(scanner, plainValue()) };
  if (isOneOf(comparisonOperators, operator)) return { operator, value: plainValue() };
  return scanner.fail(`unknown operator "${operator}"`);
}

function parseSearch(scanner: Scanner, operator: SearchOperator, plainValue: () => string): Test {
  const language = scanner.accept('(') ? scanner.until('().,') : null;
  if (language !== null) scanner.expect(')');
  scanner.expect('.');
  return { operator, language, value: plainValue() };
}

function parseList(scanner: Scanner, open: string, close: string): string[] {
  scanner.expect(open);
  if (scanner.accept(close)) return [];
  const values: string[] = [];
  do values.push(scanner.value(`,${close}`));
  while (scanner.accept(','));
  scanner.expect(close);
  checkLength(values, mostValues, 'too_many_values', 'values can be in a list');
  return values;
}

function parseIsValue(scanner: Scanner, text: string): IsValue {
  const value = text.toLowerCase();
  return isOneOf(isValues, value) ? value : scanner.fail(`"is" takes ${isValues.join(', ')}`);
}

function isOneOf<T extends string>(list: readonly T[], text: string): text is T {
  return (list as readonly string[]).includes(text);
}
