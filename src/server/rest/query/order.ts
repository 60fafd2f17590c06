import type { OrderItem } from './ast.ts';
import { Scanner } from './scanner.ts';

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
