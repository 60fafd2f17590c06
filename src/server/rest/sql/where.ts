import { HttpError } from '../../http/errors.ts';
import type { Column, Relation } from '../catalogue.ts';
import type { ComparisonOperator, Condition, Filter, IsValue, Test } from '../query/ast.ts';
import { columnOf } from './shown.ts';
import { type Parameters, quoteIdentifier } from './statement.ts';

/** The alias under which every statement knows the relation it works on. */
export const target = 'target';

const operators: Readonly<Record<ComparisonOperator, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
};
const patterns: ReadonlySet<string> = new Set(['like', 'ilike', 'match', 'imatch']);

const isTests: Readonly<Record<IsValue, string>> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
};

/** `where …` for all filters together; empty without filters. */
export function whereClause(filters: readonly Filter[], relation: Relation, parameters: Parameters): string {
  if (filters.length === 0) return '';
  return `where ${filters.map((filter) => predicate(filter, relation, parameters)).join(' and ')}`;
}

function predicate(filter: Filter, relation: Relation, parameters: Parameters): string {
  if (filter.kind === 'condition') return condition(filter, relation, parameters);
  const members = filter.members.map((member) => predicate(member, relation, parameters));
  return `${filter.negated ? 'not ' : ''}(${members.join(` ${filter.join} `)})`;
}

function condition(filter: Condition, relation: Relation, parameters: Parameters): string {
  const column = columnOf(relation, filter.column);
  const left = `${target}.${quoteIdentifier(column.name)}`;
  const test = comparison(left, filter.test, column, parameters);
  return filter.negated ? `not (${test})` : `(${test})`;
}

function comparison(left: string, test: Test, column: Column, parameters: Parameters): string {
  if (test.operator === 'is') {
    if (test.value !== 'null' && test.value !== 'not_null' && column.type !== 'boolean') throw noMatch(column, 'is');
    return `${left} ${isTests[test.value]}`;
  }
  if (test.operator === 'in') return `${left} = any(${parameters.add(test.values, `${column.type}[]`)})`;
  const isPattern = patterns.has(test.operator);
  if (isPattern && !column.isText) throw noMatch(column, test.operator);
  const type = isPattern ? 'text' : column.type;
  const values = 'values' in test ? test.values : [test.value];
  const operands = test.operator.endsWith('like') ? values.map((value) => value.replaceAll('*', '%')) : values;
  if (!('quantifier' in test)) return `${left} ${operators[test.operator]} ${parameters.add(operands[0] ?? '', type)}`;
  return `${left} ${operators[test.operator]} ${test.quantifier}(${parameters.add(operands, `${type}[]`)})`;
}

function noMatch(column: Column, operator: string): HttpError {
  return new HttpError(400, 'PGRST100', `"${operator}" does not fit column "${column.name}" of type ${column.type}`);
}
