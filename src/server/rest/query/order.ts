import type { OrderItem } from './ast.ts';
import { notEmbedded } from './embedding.ts';
import { parseField } from './json-path.ts';
import { checkLength, mostOrders } from './limits.ts';
import { Scanner } from './scanner.ts';

/** `id.desc.nullslast,data->>city`, the most important first. */
export function parseOrder(text: string): OrderItem[] {
  const scanner = new Scanner('order', text);
  const items = [orderItem(scanner)];
  while (scanner.accept(',')) items.push(orderItem(scanner));
  scanner.expectEnd();
  checkLength(items, mostOrders, 'too_many_columns', 'columns can give the order');
  return items;
}

function orderItem(scanner: Scanner): OrderItem {
  const item: OrderItem = { ...parseField(scanner), descending: false, nulls: null };
  if (scanner.accept('(')) throw notEmbedded(item.column);
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
