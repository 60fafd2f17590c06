import { formatDate } from '../../domain/days/dates.ts';

export const CheckedOn = ({ day }: { day: string }) => <time dateTime={day}>{formatDate(day)}</time>;
