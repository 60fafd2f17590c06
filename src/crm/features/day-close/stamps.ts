import { agency } from '../../agency.ts';

const stamp = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'short', timeStyle: 'short', timeZone: agency.timeZone });

/** An instant as `22.11.2026 08:14`, by the agency's clock. */
export const stampOf = (instant: string) => stamp.format(new Date(instant));

/** The first figures of a fingerprint, in groups that can be read out. */
export const shortFingerprint = (fingerprint: string) =>
  (fingerprint.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join(' ');
