import { formatDate } from '../../domain/days/dates.ts';

/** A day on which something was checked, for readers and programs. */
export const CheckedOn = ({ day }: { day: string }) => <time dateTime={day}>{formatDate(day)}</time>;
