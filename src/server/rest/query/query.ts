import { HttpError } from '../../http/errors.ts';
import type { Filter, OrderItem, Query, SelectItem } from './ast.ts';
import { parseCondition, parseGroup } from './filter.ts';
import { Scanner } from './scanner.ts';

const single = new Set(['select', 'order', 'limit', 'offset', 'on_conflict', 'columns']);
const groups = new Set(['and', 'or', 'not.and', 'not.or']);

/** The decoded parameters of an address in their order, from the text after `?`. */
export function parseParameters(search: string): [name: string, value: string][] {
  return search
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...value] = part.split('=');
      return [decode(name), decode(value.join('='))];
    });
}

/**
 * What the parameters ask for. Every parameter that is no reserved word is a filter on the column it names.
 * @throws HttpError 400 PGRST100 for everything that does not parse; nothing is ignored.
 */
export function parseQuery(parameters: readonly (readonly [name: string, value: string])[]): Query {
  const words = new Map<string, string>();
  const filter: Filter[] = [];
  for (const [name, value] of parameters) {
    if (single.has(name)) {
      if (words.has(name)) new Scanner(name, value).fail('given more than once');
      words.set(name, value);
    } else {
      filter.push(groups.has(name) ? parseGroup(name, value) : parseCondition(columnName(name), value));
    }
  }
  const read = <T>(name: string, parse: (text: string) => T): T | null => {
    const text = words.get(name);
    return text === undefined ? null : parse(text);
  };
  return {
    select: read('select', parseSelect),
    filter,
    order: read('order', parseOrder),
    limit: read('limit', (text) => parseCount('limit', text)),
    offset: read('offset', (text) => parseCount('offset', text)),
    onConflict: read('on_conflict', (text) => parseNames('on_conflict', text)),
    columns: read('columns', (text) => parseNames('columns', text)),
  };
}

function columnName(parameter: string): string {
  const scanner = new Scanner(parameter, parameter);
  const name = scanner.name();
  scanner.expectEnd();
  return name;
}

function parseNames(parameter: string, text: string): string[] {
  const scanner = new Scanner(parameter, text);
  const names = [scanner.name()];
  while (scanner.accept(',')) names.push(scanner.name());
  scanner.expectEnd();
  return names;
}

function parseCount(parameter: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) new Scanner(parameter, text).fail('expected a whole number');
  return Number(text);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new HttpError(400, 'PGRST100', 'The address holds a malformed percent escape');
  }
}

/** `*`, `id`, `name:fullname`, separated by commas. Casts, aggregates, JSON paths and embedded tables are refused. */
function parseSelect(text: string): SelectItem[] {
  if (text.trim() === '') return [];
  const scanner = new Scanner('select', text);
  const items = [selectItem(scanner)];
  while (scanner.accept(',')) items.push(selectItem(scanner));
  scanner.expectEnd();
  return items;
}

function selectItem(scanner: Scanner): SelectItem {
  skipSpaces(scanner);
  if (scanner.accept('*')) return { column: '*', alias: '*' };
  const first = scanner.name();
  refuseUnsupported(scanner);
  const renamed = scanner.accept(':');
  const column = renamed ? scanner.name() : first;
  refuseUnsupported(scanner);
  if (renamed && !isPlainName(first)) scanner.fail('the new name is too long or holds characters names do not have');
  skipSpaces(scanner);
  return { column, alias: first };
}

/** A new name becomes an identifier of the statement, so it is held to what PostgreSQL keeps as it is: 63 bytes. */
function isPlainName(name: string): boolean {
  return /^[\p{L}_][\p{L}\p{M}\p{N}_ $-]*$/u.test(name) && new TextEncoder().encode(name).length <= 63;
}

function refuseUnsupported(scanner: Scanner): void {
  if (scanner.accept('::')) scanner.fail('casts are not supported');
  if (scanner.accept('->')) scanner.fail('JSON paths are not supported');
  if (scanner.accept('(') || scanner.accept('!')) scanner.fail('embedding other tables is not supported');
  if (scanner.accept('.')) {
    throw new HttpError(400, 'PGRST123', 'Use of aggregate functions is not allowed');
  }
}

function skipSpaces(scanner: Scanner): void {
  while (scanner.accept(' ') || scanner.accept('\n') || scanner.accept('\t'));
}

/** `id.desc.nullslast,date`, the most important first. */
function parseOrder(text: string): OrderItem[] {
  const scanner = new Scanner('order', text);
  const items = [orderItem(scanner)];
  while (scanner.accept(',')) items.push(orderItem(scanner));
  scanner.expectEnd();
  return items;
}

function orderItem(scanner: Scanner): OrderItem {
  const item: OrderItem = { column: scanner.name(), descending: false, nulls: null };
  if (!scanner.accept('.')) return item;
  const word = scanner.until('.,');
  if (word === 'asc' || word === 'desc') {
    item.descending = word === 'desc';
    if (scanner.accept('.')) item.nulls = nullsPlace(scanner, scanner.until('.,'));
  } else {
    item.nulls = nullsPlace(scanner, word);
  }
  return item;
}

function nullsPlace(scanner: Scanner, word: string): 'first' | 'last' {
  if (word === 'nullsfirst') return 'first';
  if (word === 'nullslast') return 'last';
  return scanner.fail('expected asc, desc, nullsfirst or nullslast');
}
