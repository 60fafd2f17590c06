import { HttpError } from '../../http/errors.ts';
import { parseNames, parseOrder, parseSelect } from './columns.ts';
import { checkConditions, parseCondition, parseGroup } from './filter.ts';
import { Scanner } from './scanner.ts';
import type { Filter, Query } from './tree.ts';

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
 * @param source the name of what the rows are of
 * @throws HttpError 400 PGRST100 for everything that does not parse; nothing is ignored.
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

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new HttpError(400, 'PGRST100', 'The address holds a malformed percent escape');
  }
}
