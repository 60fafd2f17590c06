import { HttpError } from '../../http/errors.ts';
import type { Relation } from '../catalogue.ts';
import type { Condition, Filter, Test } from '../query/ast.ts';
import { type Operand, operandOf } from './field.ts';
import { isTests, operators, searches } from './operators.ts';
import type { Parameters } from './statement.ts';

/** The alias under which every statement knows the relation it works on. */
export const target = 'target';

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
  const operand = operandOf(filter, relation, target, parameters);
  const test = comparison(operand, filter.test, () => noMatch(filter, operand), parameters);
  return filter.negated ? `not (${test})` : `(${test})`;
}

function comparison(operand: Operand, test: Test, noMatch: () => HttpError, parameters: Parameters): string {
  const { text, type } = operand;
  if (test.operator === 'is') {
    if (test.value !== 'null' && test.value !== 'not_null' && type !== 'boolean') throw noMatch();
    return `${text} ${isTests[test.value]}`;
  }
  if (test.operator === 'in') return `${text} = any(${parameters.add(test.values, `${type}[]`)})`;
  if ('language' in test) return search(operand, test, noMatch, parameters);
  const { sql, fits } = operators[test.operator];
  if (fits && !fits(operand)) throw noMatch();
  // Also of a text with a length, whose operand would be cut off.
  const wanted = operand.category === 'S' && fits ? 'text' : type;
  const values = 'values' in test ? test.values : [test.value];
  const operands = test.operator.endsWith('like') ? values.map((value) => value.replaceAll('*', '%')) : values;
  if (!('quantifier' in test)) return `${text} ${sql} ${parameters.add(operands[0] ?? '', wanted)}`;
  return `${text} ${sql} ${test.quantifier}(${parameters.add(operands, `${wanted}[]`)})`;
}

function search(
  { text, type, category }: Operand,
  { operator, language, value }: Extract<Test, { language: string | null }>,
  noMatch: () => HttpError,
  parameters: Parameters,
): string {
  const inLanguage = language === null ? '' : `${parameters.add(language, 'regconfig')}, `;
  // A query of its own, so that the words are read once and not once for each row.
  const query = `(select ${searches[operator]}(${inLanguage}${parameters.add(value, 'text')}))`;
  if (type === 'tsvector') return `${text} @@ ${query}`;
  if (category === 'S' || type === 'jsonb') return `to_tsvector(${inLanguage}${text}) @@ ${query}`;
  throw noMatch();
}

function noMatch({ column, test }: Condition, { type }: Operand): HttpError {
  return new HttpError(400, 'PGRST100', `"${test.operator}" does not fit column "${column}" of type ${type}`);
}
