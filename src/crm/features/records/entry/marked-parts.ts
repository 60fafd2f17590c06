import type { PastedBooking } from '../../../../domain/pasted-booking/read-booking.ts';
import { type EntryField, recordFields } from '../../../../domain/records/record-fields.ts';

export interface Part {
  at: number;
  text: string;
  name?: string;
}

export function markedParts({ text, fields, passengers, paid, paidBy }: PastedBooking): Part[] {
  const named = Object.entries(fields).map(([field, place]) => ({
    ...place,
    name: recordFields[field as EntryField].label,
  }));
  const others = passengers.map((place) => ({ ...place, name: 'Yolcu' }));
  const sum = paid ? [{ ...paid, name: 'Ödenen' }] : [];
  const way = paidBy ? [{ ...paidBy, name: 'Kanal' }] : [];
  const places = [...named, ...others, ...sum, ...way];
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end, name } of places.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    if (start > at) parts.push({ at, text: text.slice(at, start) });
    parts.push({ at: start, text: text.slice(start, end), name });
    at = end;
  }
  if (at < text.length) parts.push({ at, text: text.slice(at) });
  return parts;
}
