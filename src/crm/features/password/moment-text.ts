import { agency } from '../../agency.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('tr-TR', { timeZone: agency.timeZone, ...options });
const day = format({ dateStyle: 'short' });
const time = format({ timeStyle: 'short' });
const dayLength = 24 * 3_600_000;

/** An instant as `bugün 14:02`, `dün 09:15` or `12.11.2026 18:40`, by the agency's clock. */
export function momentText(instant: string, now: Date = new Date()): string {
  const at = new Date(instant);
  const date = day.format(at);
  const isYesterday = date === day.format(now.getTime() - dayLength);
  const near = date === day.format(now) ? 'bugün' : isYesterday ? 'dün' : date;
  return `${near} ${time.format(at)}`;
}
