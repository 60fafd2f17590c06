import { numberText } from './number-text.ts';
import { UnreadableFile } from './table.ts';

export const isJson = (text: string) => /^\s*[[{]\s*(?:["[{\]}]|-?\d)/.test(text);

export function readJson(text: string): string[][] {
  const list = listIn(parsed(text));
  if (!list) throw new UnreadableFile('json');
  if (list.every(Array.isArray)) return list.map((row) => row.map(textOfValue));
  const records = list.map((record) => new Map(fieldsOf(record, '')));
  const names = [...new Set(records.flatMap((record) => [...record.keys()]))];
  return [names, ...records.map((record) => names.map((name) => record.get(name) ?? ''))];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    try {
      return text.split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line)]));
    } catch {
      throw new UnreadableFile('json');
    }
  }
}

function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'object' && one !== null) ? value : null;
  if (typeof value !== 'object' || value === null) return null;
  const lists = Object.values(value).flatMap((one) => listIn(one) ?? []);
  return lists.length > 0 ? lists : null;
}

function fieldsOf(value: unknown, name: string): Array<[string, string]> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[name, textOfValue(value)]];
  return Object.entries(value).flatMap(([key, one]) => fieldsOf(one, name === '' ? key : `${name} ${key}`));
}

function textOfValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'DOĞRU' : 'YANLIŞ';
  if (Array.isArray(value)) return value.map(textOfValue).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
