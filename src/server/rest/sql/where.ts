import { HttpError } from '../../http/errors.ts';
import type { Column, Relation } from '../catalogue.ts';
import type { ComparisonOperator, Condition, Filter, IsValue } from '../query/tree.ts';
import type { Parameters } from './statement.ts';
import { readColumn } from './statement.ts';

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
  cs: '@>',
};

const isTests: Readonly<Record<IsValue, string>> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
};

/** Builds `where …` from all filters; empty without filters. */
export function whereClause(filters: readonly Filter[], relation: Relation, parameters: Parameters): string {
  if (filters.length === 0) return '';
  return `where ${filters.map((filter) => predicate(filter, relation, parameters)).join(' and ')}`;
}

function predicate(filter: Filter, relation: Relation, parameters: Parameters): string {
  const not = filter.negated ? 'not ' : '';
  if (filter.kind === 'condition') return `${not}(${comparison(filter, relation, parameters)})`;
  const members = filter.members.map((member) => predicate(member, relation, parameters));
  return `${not}(${members.join(` ${filter.join} `)})`;
}

function comparison({ column: name, test }: Condition, relation: Relation, parameters: Parameters): string {
  const column = readColumn(relation, name, target);
  const { text, type } = column;
  if (!fits(test, column)) {
    throw new HttpError(400, 'PGRST100', `"${test.operator}" does not fit column "${name}" of type ${type}`);
  }
  if (test.operator === 'is') return `${text} ${isTests[test.value]}`;
  if (test.operator === 'in') return `${text} = any(${parameters.add(test.values, `${type}[]`)})`;
  const isPattern = test.operator.endsWith('like');
  const value = isPattern ? test.value.replaceAll('*', '%') : test.value;
  // Casts a pattern to text: a type with a length would cut it.
  return `${text} ${operators[test.operator]} ${parameters.add(value, isPattern ? 'text' : type)}`;
}

function fits(test: Condition['test'], { type, category }: Column): boolean {
  if (test.operator === 'is') return ['null', 'not_null'].includes(test.value) || type === 'boolean';
  if (test.operator === 'cs') return category === 'A' || category === 'R' || type === 'jsonb';
  return !test.operator.endsWith('like') || category === 'S';
}
