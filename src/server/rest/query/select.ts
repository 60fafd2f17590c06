import { HttpError } from '../../http/errors.ts';
import { type CastType, castTypes, type SelectItem } from './ast.ts';
import { noRelationship } from './embedding.ts';
import { nameOf, parseField } from './json-path.ts';
import { checkLength, mostFields } from './limits.ts';
import { Scanner } from './scanner.ts';

const aggregates = ['avg', 'count', 'max', 'min', 'sum'];

/** `*`, `id`, `name:fullname`, `id::text`, `data->>city`, separated by commas; `source` is what the rows are of. */
export function parseSelect(text: string, source: string): SelectItem[] {
  if (text.trim() === '') return [];
  const scanner = new Scanner('select', text);
  const items = [selectItem(scanner, source)];
  while (scanner.accept(',')) items.push(selectItem(scanner, source));
  scanner.expectEnd();
  checkLength(items, mostFields, 'too_many_columns', 'columns can be selected');
  return items;
}

function selectItem(scanner: Scanner, source: string): SelectItem {
  skipSpaces(scanner);
  if (scanner.accept('*')) return { column: '*', alias: '*' };
  const isSpread = scanner.accept('...');
  const first = parseField(scanner);
  const isAlias = first.path === undefined && !scanner.comesNext('::') && scanner.accept(':');
  const field = isAlias ? parseField(scanner) : first;
  refuseOthers(scanner, source, field.column);
  if (isSpread) scanner.fail('only an embedded table can be spread');
  const cast = scanner.accept('::') ? castType(scanner) : undefined;
  const alias = isAlias ? first.column : nameOf(field);
  if ((isAlias || field.path) && !isPlainName(alias)) {
    scanner.fail('the new name is too long or holds characters names do not have');
  }
  skipSpaces(scanner);
  return cast === undefined ? { ...field, alias } : { ...field, alias, cast };
}

function castType(scanner: Scanner): CastType {
  const name = scanner.until(',:.()').trim();
  const type = castTypes.find((candidate) => candidate === name);
  if (type) return type;
  throw new HttpError(400, '42704', `type "${name}" does not exist`);
}

/** A new name becomes an identifier of the statement, so it is held to what PostgreSQL keeps as it is: 63 bytes. */
function isPlainName(name: string): boolean {
  return /^[\p{L}_][\p{L}\p{M}\p{N}_ $-]*$/u.test(name) && new TextEncoder().encode(name).length <= 63;
}

function refuseOthers(scanner: Scanner, source: string, name: string): void {
  if (scanner.accept('.')) {
    throw aggregates.includes(scanner.until('(:,')) ? noAggregates() : scanner.fail('expected the end of a name');
  }
  if (scanner.accept('(')) {
    throw name === 'count' && scanner.accept(')') ? noAggregates() : noRelationship(source, name, '');
  }
  if (scanner.accept('!')) {
    const hint = scanner.until('!(');
    throw noRelationship(source, name, hint === 'inner' || hint === 'left' ? '' : hint);
  }
}

function noAggregates(): HttpError {
  return new HttpError(400, 'PGRST123', 'Use of aggregate functions is not allowed');
}

function skipSpaces(scanner: Scanner): void {
  while (scanner.accept(' ') || scanner.accept('\n') || scanner.accept('\t'));
}
