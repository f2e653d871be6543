import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { type ApiFailure, ApiFailureError, isNetworkFailure } from './api-failure.ts';

const freshForMs = 30_000;
const maxRetries = 2;

/**
 * The cache of answers: one per document on the server, one per tab in the browser.
 * `onFailure` hears of every failed query and mutation, so that an ended session is noticed wherever it shows.
 */
export function createQueryClient(onFailure?: (failure: ApiFailure) => void): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiFailureError) onFailure?.(error.failure);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        // An offline player is told so by an error with a retry, not by a skeleton that never ends.
        networkMode: 'always',
        retry: shouldRetry,
        retryDelay: (attempt) => 400 * 2 ** attempt,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** Reading again helps against a bad network, not against a refusal. */
export function shouldRetry(failedTimes: number, error: unknown): boolean {
  if (typeof window === 'undefined' || failedTimes >= maxRetries) return false;
  return (
    error instanceof ApiFailureError &&
    isNetworkFailure(error.failure) &&
    error.failure.code !== 'network.offline' &&
    error.failure.code !== 'network.timeout'
  );
}
