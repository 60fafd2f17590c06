import { agency } from '../agency.ts';

const stamp = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'short', timeStyle: 'short', timeZone: agency.timeZone });

/** An instant as `22.11.2026 08:14`, by the agency's clock. */
export const stampOf = (instant: string): string => stamp.format(new Date(instant));
