import { useEffect, useState } from 'react';
import type { IsoDate } from '../../../../domain/days/dates.ts';
import type { ImportedRow } from '../../../../domain/import/imported-row.ts';
import { messageOf } from '../../../api/errors.ts';
import { resumable } from '../../session/resume.ts';
import { findClosedDays } from '../requests/closed-days.ts';
import { findStored } from '../requests/find-stored.ts';

export interface Compared {
  stored: ReadonlyMap<string, number>;
  closedDays: ReadonlySet<IsoDate>;
}

type State = { for: readonly ImportedRow[]; compared: Compared } | { for: readonly ImportedRow[]; error: string };

export function useComparison(rows: readonly ImportedRow[]) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `attempt` only triggers another request
  useEffect(() => {
    const work = new AbortController();
    const { signal } = work;
    const sales = rows.flatMap(({ input }) => (input ? [input] : []));
    const days = sales.flatMap(({ date }) => (date === null ? [] : [date]));
    resumable(async () => {
      const [stored, closedDays] = await Promise.all([findStored(sales, signal), findClosedDays(days, signal)]);
      return { stored, closedDays };
    }).then(
      (compared) => signal.aborted || setState({ for: rows, compared }),
      (error) => signal.aborted || setState({ for: rows, error: messageOf(error) }),
    );
    return () => work.abort();
  }, [rows, attempt]);

  const current = state?.for === rows ? state : null;
  return {
    compared: current && 'compared' in current ? current.compared : null,
    error: current && 'error' in current ? current.error : null,
    again: () => {
      setState(null);
      setAttempt(attempt + 1);
    },
  };
}
