import type { Field, JsonStep } from './ast.ts';
import type { Scanner } from './scanner.ts';

/** Deeper than any value of ours is nested. */
const longest = 16;

/** `data`, `data->address->>city`, `data->0`. */
export function parseField(scanner: Scanner): Field {
  const column = scanner.name();
  const path: JsonStep[] = [];
  while (scanner.accept('->')) {
    const asText = scanner.accept('>');
    const key = scanner.quoted() ?? scanner.until('-:.,<>()"');
    if (key === '' && scanner.accept('-')) path.push({ key: `-${scanner.until('-:.,<>()"')}`, asText });
    else path.push({ key: key === '' ? scanner.fail('expected a key') : key, asText });
    if (path.length > longest) scanner.fail(`a path has at most ${longest} steps`);
  }
  return path.length === 0 ? { column } : { column, path };
}

/** The name that an answer gives a field: its last key that is no place in a list. */
export function nameOf({ column, path = [] }: Field): string {
  return path.findLast(({ key }) => !isPlace(key))?.key ?? column;
}

/** Whether a key counts the items of a list, from the end when it is negative. */
export function isPlace(key: string): boolean {
  return /^-?\d{1,9}$/.test(key);
}
