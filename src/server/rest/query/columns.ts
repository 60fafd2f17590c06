import { HttpError } from '../../http/errors.ts';
import { mostColumns, mostTimes } from '../limits.ts';
import { Scanner } from './scanner.ts';
import type { OrderItem, SelectItem } from './tree.ts';

/** `*`, `id`, `name:fullname`, separated by commas; `source` is what the rows are of. */
export function parseSelect(text: string, source: string): SelectItem[] {
  if (text.trim() === '') return [];
  const items = parseList('select', text, (scanner) => selectItem(scanner, source));
  for (const { column } of items) {
    if (items.filter((other) => other.column === column).length <= mostTimes) continue;
    throw new HttpError(400, 'column_repeated', `"${column}" is selected more than ${mostTimes} times`);
  }
  return items;
}

/** `id.desc.nullslast,pnr`, the most important first. */
export function parseOrder(text: string): OrderItem[] {
  return parseList('order', text, orderItem);
}

/** The names of `columns` and `on_conflict`. */
export function parseNames(parameter: string, text: string): string[] {
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

/** What else PostgREST lets follow a name. */
function refuseMore(scanner: Scanner, source: string, column: string, isSpread: boolean): void {
  if (scanner.accept('::')) scanner.fail('casts are not supported');
  if (/^\.(?:avg|count|max|min|sum)\(/.test(scanner.ahead) || (column === 'count' && scanner.comesNext('()'))) {
    throw new HttpError(400, 'PGRST123', 'Use of aggregate functions is not allowed');
  }
  if (!isSpread && !/^[(!]/.test(scanner.ahead)) return;
  const message = `Could not find a relationship between '${source}' and '${column}' in the schema cache`;
  throw new HttpError(400, 'PGRST200', message);
}

/** A new name becomes an identifier of the statement, so it is held to what PostgreSQL keeps as it is: 63 bytes. */
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

/** A filter, an order or a limit of an embedded table: there are none. */
export function notEmbedded(name: string): HttpError {
  return new HttpError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`);
}
