import { HttpError } from '../../http/errors.ts';
import type { OrderItem, SelectItem } from './ast.ts';
import { Scanner } from './scanner.ts';

/** `*`, `id`, `name:fullname`, separated by commas. Casts, aggregates, JSON paths and embedded tables are refused. */
export function parseSelect(text: string): SelectItem[] {
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
export function parseOrder(text: string): OrderItem[] {
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
