import type { Context } from 'hono';
import { z } from 'zod';
import { normalizeEmail } from '../../../domain/text/turkish.ts';
import { readBody } from '../../http/body.ts';
import type { HttpError } from '../../http/errors.ts';
import { isStorable, parseJson } from '../../http/json.ts';
import { isSmall, tooLarge } from '../accounts/metadata.ts';
import { refusals } from '../refusals.ts';

/**
 * Reads and checks a JSON body; an empty one is `{}`. Drops members that the schema does not name: clients send some
 * that only other configurations of Supabase Auth use.
 * @throws HttpError for unusable JSON, `validation_failed` for what the schema refuses
 */
export async function readJson<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  const text = await readBody(c);
  return check(schema, text.trim() === '' ? {} : parseJson(text));
}

/** Reads and checks the query of a request. */
export function readQuery<T extends z.ZodType>(c: Context, schema: T): z.output<T> {
  return checkTexts(c.req.query(), schema);
}

/** Checks the values of a query or of a browser's form. */
export function checkTexts<T extends z.ZodType>(values: Record<string, string>, schema: T): z.output<T> {
  if (!isStorable(values)) throw refusals.invalid('The request holds unusable characters');
  return check(schema, values);
}

/** Reads a UUID from the path; answers "not found" for anything else. */
export function pathId(c: Context, name: string, notFound: () => HttpError): string {
  const result = z.uuid().safeParse(c.req.param(name));
  if (!result.success) throw notFound();
  return result.data;
}

function check<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value, { error: wordingOf });
  if (result.success) return result.data;
  throw refusals.invalid(result.error.issues[0]?.message ?? 'The request is not valid');
}

function wordingOf({ code, path = [], ...issue }: z.core.$ZodRawIssue): string {
  const name = path.length > 0 ? path.join('.') : 'The request body';
  if (code !== 'invalid_type') return `${name} is not valid`;
  const expected = issue.expected === 'record' ? 'object' : issue.expected;
  return `${name} must be ${/^[aeiou]/.test(String(expected)) ? 'an' : 'a'} ${expected}`;
}

export const emailField = z
  .string()
  .max(254, 'Unable to validate email address: invalid format')
  .transform(normalizeEmail)
  .pipe(z.email('Unable to validate email address: invalid format'));

const phoneFormat = 'Invalid phone number format (E.164 required)';

/** A phone number in E.164; Supabase's clients may leave out the plus. */
export const phoneField = z
  .string()
  .transform((text) => `+${text.replace(/^\+/, '').replace(/[\s()-]/g, '')}`)
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, phoneFormat));

export const removablePhoneField = z.union([z.literal('').transform(() => null), phoneField], phoneFormat);

export const channelField = z.enum(['', 'sms'], "Invalid channel, the only supported value is 'sms'").nullish();

export const metadataField = z.record(z.string(), z.unknown()).refine(isSmall, tooLarge);
