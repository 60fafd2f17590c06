import { agency } from '../agency.ts';

const stamp = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'short', timeStyle: 'short', timeZone: agency.timeZone });

/** Formats an instant as `22.11.2026 08:14` in the agency's time zone. */
export const stampOf = (instant: string): string => stamp.format(new Date(instant));
