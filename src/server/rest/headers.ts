import { HttpError } from '../http/errors.ts';

/** The form of an answer with rows: a list, or a single object if exactly one row is required. */
export type Form = 'array' | 'object';

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
 * Picks the first supported form in the header `Accept`.
 * @throws HttpError 406 PGRST107 if there is none, 400 PGRST100 for `nulls=stripped`
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

/** Preferences and values, in the order in which the answer names them. `estimated` and `planned` counts are exact. */
const values = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  handling: ['strict', 'lenient'],
} as const;

type Values = typeof values;
const names = [...Object.keys(values), 'maxAffected'] as readonly (keyof Preferences)[];

export type Preferences = { [Name in keyof Omit<Values, 'count'>]?: Values[Name][number] } & {
  count?: 'exact';
  /** A change of more rows is rolled back; applies only with handling=strict. */
  maxAffected?: number;
};

/**
 * Reads `Prefer`; ignores unknown preferences, as RFC 7240 requires.
 * @throws HttpError 400 PGRST122 for an unknown preference with handling=strict, PGRST100 for tx=rollback, which this
 * API cannot do
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

/** The header `Preference-Applied`: the preferences that were sent and are relevant to this kind of request. */
export function appliedPreferences(preferences: Preferences, relevant: readonly (keyof Preferences)[]): string | null {
  const applied = names
    .filter((name) => relevant.includes(name) && preferences[name] !== undefined)
    .map((name) => `${name === 'maxAffected' ? 'max-affected' : name}=${preferences[name]}`);
  return applied.length > 0 ? applied.join(', ') : null;
}
