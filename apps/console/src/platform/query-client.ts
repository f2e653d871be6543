import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallFailure, isSessionOver } from './call-failure.ts';

/** Nothing is kept beyond what is on the screen: what an operator saw is no longer there when they have left. */
export function createQueryClient(onSessionOver: () => void): QueryClient {
  const onError = (error: unknown): void => {
    if (isSessionOver(error)) onSessionOver();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        gcTime: 0,
        staleTime: 0,
        retry: (count, error) =>
          count < 2 && error instanceof CallFailure && error.code === 'network.unreachable',
      },
      mutations: { retry: false },
    },
  });
}
