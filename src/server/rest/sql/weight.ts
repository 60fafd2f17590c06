import type { Relation } from '../catalogue.ts';
import type { SelectItem } from '../query/ast.ts';
import { kindOf } from './field.ts';
import { page } from './shown.ts';
import { quoteIdentifier } from './statement.ts';

/** Bytes of the values that an answer, or a piece of a long list, is put together from in memory. */
export const budget = 4 * 1024 * 1024;

/** What a value of few bytes may need in an answer, with the marks around it. */
const smallValue = 16;
const smallCategories = new Set(['B', 'D', 'E', 'T']);
const smallTypes = new Set(['smallint', 'integer', 'bigint', 'real', 'double precision', 'uuid', 'oid']);

/** The expression of the bytes that one row of `page` weighs, with the names of its fields. */
export function weightOf(shown: readonly SelectItem[], relation: Relation): string {
  const names = shown.reduce((sum, { alias }) => sum + Buffer.byteLength(alias) + smallValue, 0);
  const values = shown.filter((item) => !isSmall(item, relation));
  return [`${names}`, ...values.map((item) => valueWeight(item.alias, isText(item, relation)))].join(' + ');
}

/** The expression of the bytes of one value of `page`. Those of a text are known without its being unpacked. */
export function valueWeight(alias: string, isText: boolean): string {
  const value = `${page}.${quoteIdentifier(alias)}`;
  return `coalesce(octet_length(${isText ? value : `${value}::text`}), 0)`;
}

/**
 * `body` of all rows of `page`, or null when what it is made of weighs more than may be in memory: then it is never put
 * together. An aggregate of a statement that reads `page`.
 */
export function withinBudget(weight: string, body: string): string {
  return `case when coalesce(sum(${weight}), 0) <= ${budget} then (select ${body} from ${page}) end`;
}

function isText(item: SelectItem, relation: Relation): boolean {
  return (item.cast ?? kindOf(item, relation).type) === 'text';
}

function isSmall(item: SelectItem, relation: Relation): boolean {
  const { type, category } = kindOf(item, relation);
  return smallCategories.has(category) || smallTypes.has(type);
}
