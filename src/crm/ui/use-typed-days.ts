import { useEffect, useState } from 'react';
import { isIsoDate } from '../../domain/days/dates.ts';

export interface TypedDays {
  start: string;
  end: string;
}

interface Options extends TypedDays {
  /** Whether a side may stay open. */
  mayBeOpen?: boolean;
  /** Called with every pair of days in order; must pass them back at once, or typing loses letters. */
  onDays: (days: TypedDays) => void;
}

/** A first and a last day while typed: `take` passes them on once they are days in order. */
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
