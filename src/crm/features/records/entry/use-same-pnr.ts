import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { upperCode } from '../../../../domain/text/turkish.ts';
import type { Entry } from '../entries/entry-draft.ts';
import { findSamePnr } from '../requests/find-same-pnr.ts';
import { type SamePnr, samePnr } from './same-pnr.ts';

const shortest = 5;

export function useSamePnr(pnr: string, entry: Entry): SamePnr | null {
  const typed = upperCode(pnr).trim();
  const wanted = useDeferredValue(typed);
  const { data } = useQuery({
    queryKey: ['records', 'pnr', wanted],
    queryFn: ({ signal }) => findSamePnr(wanted, signal),
    enabled: wanted.length >= shortest,
    retry: false,
    refetchInterval: false,
  });
  return data && wanted === typed ? samePnr(data, entry) : null;
}
