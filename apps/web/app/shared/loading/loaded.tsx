import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';
import { useRetryPage } from './use-retry-page.ts';

interface LoadedProps<Answer, Data, Key extends QueryKey> {
  readonly query: UseQueryOptions<Answer, Error, Data, Key>;
  /** Stands where the data will, in its shape. */
  readonly skeleton: ReactNode;
  /** What stands there when it fails, where that is not the usual box in the middle of the screen. */
  readonly failure?: (onRetry: () => Promise<unknown>, error: Error) => ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * AP-03: what a call answers, once it has; until then the skeleton, and when it fails, why and a way to try again, with
 * whatever else of the page has failed.
 */
export function Loaded<Answer, Data, Key extends QueryKey>({
  query,
  skeleton,
  failure,
  children,
}: LoadedProps<Answer, Data, Key>) {
  const { data, error, refetch } = useQuery(query);
  const retryPage = useRetryPage(refetch);
  if (data !== undefined) return children(data);
  if (error === null) return skeleton;
  return failure === undefined ? <LoadFailure error={error} onRetry={retryPage} /> : failure(refetch, error);
}
