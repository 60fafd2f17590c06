import { QueryClient } from '@tanstack/react-query';
import { hasNoWay } from '../api/errors.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && hasNoWay(error),
        retryDelay: (failures) => 300 * 2 ** failures,
        refetchInterval: (query) => (query.state.error && hasNoWay(query.state.error) ? 5000 : false),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
