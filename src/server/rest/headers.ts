import { HttpError } from '../http/errors.ts';

/** The form of an answer with rows: a list, or the one row that there has to be. */
export type Form = 'array' | 'object';

/** The header `Content-Type`. */
export const contentTypes: Readonly<Record<Form, string>> = {
  array: 'application/json; charset=utf-8',
  object: 'application/vnd.pgrst.object+json; charset=utf-8',
};

const forms: Readonly<Record<string, Form>> = {
  '*/*': 'array',
  'application/*': 'array',
  'application/json': 'array',
  'application/vnd.pgrst.array+json': 'array',
  'application/vnd.pgrst.array': 'array',
  'application/vnd.pgrst.object+json': 'object',
  'application/vnd.pgrst.object': 'object',
};

/**
 * Picks the first form of the header `Accept` that there is.
 * @throws HttpError 406 PGRST107 when there is none, 400 PGRST100 when it is to come without its nulls.
 */
export function negotiate(accept: string | undefined): Form {
  const ranges = (accept?.trim() || '*/*').toLowerCase().split(',');
  for (const range of ranges) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
    const form = Object.hasOwn(forms, type) ? forms[type] : undefined;
    if (form && parameters.includes('nulls=stripped')) {
      throw new HttpError(400, 'PGRST100', '"nulls=stripped" is not supported');
    }
    if (form) return form;
  }
  throw new HttpError(406, 'PGRST107', `None of these media types are available: ${accept}`);
}

/** In the order in which the answer names them. Whatever count is asked for, it is an exact one. */
const values = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  handling: ['strict', 'lenient'],
} as const;

type Values = typeof values;
const names = [...Object.keys(values), 'maxAffected'] as readonly (keyof Preferences)[];

/** The header `Prefer`. A preference that is not given is absent. */
export type Preferences = { [Name in keyof Omit<Values, 'count'>]?: Values[Name][number] } & {
  count?: 'exact';
  /** A change of more rows is undone; counts with handling=strict only. */
  maxAffected?: number;
};

/**
 * Reads `Prefer`; unknown preferences are ignored as the header's standard (RFC 7240) wants.
 * @throws HttpError 400 PGRST122 for an unknown one when the caller asks for handling=strict, PGRST100 for a change that is
 * to be undone: it would stay.
 */
export function parsePreferences(header: string | undefined): Preferences {
  const preferences: Record<string, string | number> = {};
  const unknown: string[] = [];
  for (const part of (header ?? '').split(',').map((text) => text.trim())) {
    const [name = '', value = ''] = part.split('=');
    if (part === 'tx=rollback') throw new HttpError(400, 'PGRST100', '"tx=rollback" is not supported');
    if (name === 'max-affected' && /^\d{1,9}$/.test(value)) preferences.maxAffected ??= Number(value);
    else if (Object.hasOwn(values, name) && (values[name as keyof Values] as readonly string[]).includes(value)) {
      preferences[name] ??= name === 'count' ? 'exact' : value;
    } else if (part !== '') unknown.push(part);
  }
  if (preferences.handling === 'strict' && unknown.length > 0) {
    throw new HttpError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  }
  if (preferences.handling !== 'strict') delete preferences.maxAffected;
  return preferences;
}

/** The header `Preference-Applied`: the given preferences among those that count for this kind of request. */
export function appliedPreferences(preferences: Preferences, relevant: readonly (keyof Preferences)[]): string | null {
  const applied = names
    .filter((name) => relevant.includes(name) && preferences[name] !== undefined)
    .map((name) => `${name === 'maxAffected' ? 'max-affected' : name}=${preferences[name]}`);
  return applied.length > 0 ? applied.join(', ') : null;
}
