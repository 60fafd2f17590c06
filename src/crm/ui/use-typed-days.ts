import { useEffect, useState } from 'react';
import { isIsoDate } from '../../domain/days/dates.ts';

export interface TypedDays {
  start: string;
  end: string;
}

interface Options extends TypedDays {
  mayBeOpen?: boolean;
  /** Called with each valid pair of days. Pass the days back as props at once; otherwise typed characters are lost. */
  onDays: (days: TypedDays) => void;
}

export function useTypedDays({ start, end, mayBeOpen = false, onDays }: Options) {
  const [typed, setTyped] = useState<TypedDays>({ start, end });
  useEffect(() => setTyped({ start, end }), [start, end]);
  const isFull = (day: string) => isIsoDate(day) || (mayBeOpen && day === '');

  function take(days: TypedDays) {
    setTyped(days);
    const isInOrder = days.start === '' || days.end === '' || days.start <= days.end;
    if (isFull(days.start) && isFull(days.end) && isInOrder) onDays(days);
  }
  return { typed, take };
}
