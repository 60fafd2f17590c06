import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useChanges } from '../records/follow/use-changes.ts';
import { comparisonsOf } from './figures.ts';
import { readClosings, readOddities, readReport, type Scope } from './requests.ts';

/** Begins with the query key of the lists, so that a changed sale refetches these queries too. */
export const dayKey = ['records', 'day'] as const;

const reportOf = (scope: Scope) => ({
  queryKey: [...dayKey, 'report', scope],
  queryFn: () => readReport(scope),
});

export function useDay(scope: Scope) {
  const client = useQueryClient();
  useChanges('day-close', async (_, { isFirst }) => {
    const stale = isFirst ? [] : ['report', 'oddities'];
    await Promise.all(stale.map((part) => client.invalidateQueries({ queryKey: [...dayKey, part] })));
    return true;
  });
  const isOneDay = scope.start === scope.end;
  const comparisons = comparisonsOf(scope);
  const live = useQuery(reportOf(scope));
  const earlier = useQueries({ queries: comparisons.map((one) => reportOf(one.scope)) });
  const oddities = useQuery({ queryKey: [...dayKey, 'oddities', scope], queryFn: () => readOddities(scope) });
  const closings = useQuery({
    queryKey: [...dayKey, 'closings', scope.start],
    queryFn: () => readClosings(scope.start),
    enabled: isOneDay,
  });
  const last = closings.data?.[0];
  const closing = last && last.reopenedat === null ? last : null;
  // Show the figures that the closing froze, even if the definition of a refund has changed since.
  const report = (scope.shift === null && closing?.figures) || live.data;
  return {
    isOneDay,
    live,
    report,
    oddities,
    closings,
    closing,
    earlier: comparisons.map(({ name }, index) => ({ name, totals: earlier[index]?.data?.totals })),
  };
}

export type Day = ReturnType<typeof useDay>;
