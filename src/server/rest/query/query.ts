import { HttpError } from '../../http/errors.ts';
import { mostColumns, mostTimes } from '../limits.ts';
import { checkConditions, notEmbedded, parseCondition, parseGroup } from './filter.ts';
import { Scanner } from './scanner.ts';
import type { Filter, OrderItem, Query, SelectItem } from './tree.ts';

const single = new Set(['select', 'order', 'limit', 'offset', 'on_conflict', 'columns']);
const groups = new Set(['and', 'or', 'not.and', 'not.or']);

/** Decodes the parameters of an address, the text after `?`, in order. */
export function parseParameters(search: string): [name: string, value: string][] {
  return search
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...value] = part.split('=');
      return [decode(name), decode(value.join('='))];
    });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new HttpError(400, 'PGRST100', 'The address holds a malformed percent escape');
  }
}

/**
 * Parses the parameters. A parameter that is not a reserved word is a filter on the column it names.
 * @param source the table, view or function, for error messages
 * @throws HttpError 400 PGRST100 for anything that does not parse; nothing is ignored
 */
export function parseQuery(parameters: readonly (readonly [name: string, value: string])[], source: string): Query {
  const words = new Map<string, string>();
  const filter: Filter[] = [];
  for (const [name, value] of parameters) {
    if (single.has(name)) {
      if (words.has(name)) new Scanner(name, value).fail('given more than once');
      words.set(name, value);
    } else {
      filter.push(groups.has(name) ? parseGroup(name, value) : parseCondition(name, value));
    }
  }
  checkConditions(filter);
  const read = <T>(name: string, parse: (text: string) => T): T | null => {
    const text = words.get(name);
    return text === undefined ? null : parse(text);
  };
  return {
    select: read('select', (text) => parseSelect(text, source)),
    filter,
    order: read('order', parseOrder),
    limit: read('limit', (text) => parseCount('limit', text, /^-?\d{1,15}$/)),
    offset: read('offset', (text) => parseCount('offset', text, /^\d{1,15}$/)),
    onConflict: read('on_conflict', (text) => parseNames('on_conflict', text)),
    columns: read('columns', (text) => parseNames('columns', text)),
  };
}

function parseCount(parameter: string, text: string, form: RegExp): number {
  if (!form.test(text)) new Scanner(parameter, text).fail('expected a whole number');
  return Number(text);
}

/** Parses `*`, `id`, `name:fullname`, separated by commas. */
function parseSelect(text: string, source: string): SelectItem[] {
  if (text.trim() === '') return [];
  const items = parseList('select', text, (scanner) => selectItem(scanner, source));
  for (const { column } of items) {
    if (items.filter((other) => other.column === column).length <= mostTimes) continue;
    throw new HttpError(400, 'column_repeated', `"${column}" is selected more than ${mostTimes} times`);
  }
  return items;
}

/** Parses `id.desc.nullslast,pnr`. */
function parseOrder(text: string): OrderItem[] {
  return parseList('order', text, orderItem);
}

function parseNames(parameter: string, text: string): string[] {
  return parseList(parameter, text, (scanner) => scanner.name());
}

function parseList<T>(parameter: string, text: string, parseItem: (scanner: Scanner) => T): T[] {
  const scanner = new Scanner(parameter, text);
  const items = scanner.list(() => parseItem(scanner));
  scanner.expectEnd();
  if (items.length <= mostColumns) return items;
  throw new HttpError(400, 'too_many_columns', `At most ${mostColumns} columns can be named in "${parameter}"`);
}

function selectItem(scanner: Scanner, source: string): SelectItem {
  if (scanner.accept('*')) return { column: '*', alias: '*' };
  const isSpread = scanner.accept('...');
  const first = scanner.name();
  const isAlias = !scanner.comesNext('::') && scanner.accept(':');
  const column = isAlias ? scanner.name() : first;
  refuseMore(scanner, source, column, isSpread);
  if (isAlias && !isPlainName(first)) {
    scanner.fail('the new name is too long or holds characters names do not have');
  }
  return { column, alias: first };
}

/** Refuses what PostgREST allows after a column's name and this API does not: casts, aggregates and the like. */
function refuseMore(scanner: Scanner, source: string, column: string, isSpread: boolean): void {
  if (scanner.accept('::')) scanner.fail('casts are not supported');
  if (/^\.(?:avg|count|max|min|sum)\(/.test(scanner.ahead) || (column === 'count' && scanner.comesNext('()'))) {
    throw new HttpError(400, 'PGRST123', 'Use of aggregate functions is not allowed');
  }
  if (!isSpread && !/^[(!]/.test(scanner.ahead)) return;
  const message = `Could not find a relationship between '${source}' and '${column}' in the schema cache`;
  throw new HttpError(400, 'PGRST200', message);
}

/**
 * Whether a name can be an alias. An alias becomes an identifier in the statement, and PostgreSQL would cut one of more
 * than 63 bytes.
 */
function isPlainName(name: string): boolean {
  return /^[\p{L}_][\p{L}\p{M}\p{N}_ $-]*$/u.test(name) && new TextEncoder().encode(name).length <= 63;
}

const orderWords = /^(?:(asc|desc)(?:\.nulls(first|last))?|nulls(first|last))$/;

function orderItem(scanner: Scanner): OrderItem {
  const item: OrderItem = { column: scanner.name(), descending: false, nulls: null };
  if (scanner.comesNext('(')) throw notEmbedded(item.column);
  if (!scanner.accept('.')) return item;
  const [words, direction, after, alone] = orderWords.exec(scanner.until(',').trim()) ?? [];
  if (words === undefined) scanner.fail('expected asc, desc, nullsfirst or nullslast');
  const nulls = after ?? alone;
  return { ...item, descending: direction === 'desc', nulls: nulls === 'first' || nulls === 'last' ? nulls : null };
}
