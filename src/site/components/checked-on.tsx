import { formatDate } from '../../domain/days/dates.ts';

/** The date of a check, in a `<time>` element. */
export const CheckedOn = ({ day }: { day: string }) => <time dateTime={day}>{formatDate(day)}</time>;
