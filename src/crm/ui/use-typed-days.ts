import { useEffect, useState } from 'react';
import { isIsoDate } from '../../domain/days/dates.ts';

export interface TypedDays {
  start: string;
  end: string;
}

interface Options extends TypedDays {
  mayBeOpen?: boolean;
  /** Called with every pair of days in their order; it has to give them back at once, or typing loses letters. */
  onDays: (days: TypedDays) => void;
}

/** A first and a last day while they are typed: `take` gives them on as soon as they are days in their order. */
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
