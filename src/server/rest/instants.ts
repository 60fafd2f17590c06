import { HttpError } from '../http/errors.ts';

const ofTime = /^(date|time)/;
/** A letter, or what some locale takes for one, and a digit after it before any white space. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: everything of ASCII that is no letter
const rule = /[^\x00-\x40\x5b-\x60\x7b-\x7f][^ \t\n\v\f\r]*\d/;

/** Whether values of the type are days or instants, in whose text PostgreSQL looks for a time zone. */
export function isOfTime(type: string): boolean {
  return ofTime.test(type);
}

/**
 * Refuses a day or an instant that names a time zone by a rule, `2026-05-01 10:00 ABC+1`. PostgreSQL keeps 20 kB for each that it
 * has read until its connection ends: a few requests with thousands of them took its memory. Names of time zones and
 * offsets stay, and so does `T` between a day and a time.
 * @throws HttpError 400 22007
 */
export function refuseZoneRules(value: unknown, type: string): void {
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean') return;
  if (typeof value === 'string' && !rule.test(value.replace(/(\d)T(?=\d\d)/i, '$1 '))) return;
  throw new HttpError(400, '22007', `invalid input for type ${type}: a time zone is given as an offset`);
}
