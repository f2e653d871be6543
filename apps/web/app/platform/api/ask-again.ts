import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Has all that is shown under this key asked for anew, because it has changed. A first answer that is still under way may
 * have been read before the change, and the query client would be content with it: that one is asked for once more when
 * it has come.
 */
export async function askAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const first = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  const later = first.map(async (query) => {
    // One that fails is shown as failed, and asked again from there.
    await query.promise?.then(
      () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true }),
      () => undefined,
    );
  });
  await Promise.all([queryClient.invalidateQueries({ queryKey }), ...later]);
}
