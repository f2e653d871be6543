import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api/api-client.ts';
import { siteStatusQuery } from '../site/site-status.ts';
import { referenceMeta } from './reference-data.ts';

/** A page that is looked at again asks no more often. */
export const shortestCheckMs = 300_000;

/**
 * GA-08: a page that is looked at again after a while learns whether anything has changed at the site, and only then asks
 * anew for the reference data that it has. Returns what ends it.
 */
export function followContentVersion(
  api: ApiClient,
  queryClient: QueryClient,
  page: Document,
  nowMs: () => number,
): () => void {
  let checkedAtMs = nowMs();
  const status = siteStatusQuery(api);
  const check = async () => {
    if (page.visibilityState !== 'visible' || nowMs() - checkedAtMs < shortestCheckMs) return;
    checkedAtMs = nowMs();
    const before = queryClient.getQueryData(status.queryKey)?.contentVersion;
    // One that gets no answer is asked the next time.
    const answer = await queryClient.fetchQuery({ ...status, staleTime: 0 }).catch(() => undefined);
    if (answer === undefined || answer.contentVersion === before) return;
    await queryClient.invalidateQueries({ predicate: ({ meta }) => meta === referenceMeta });
  };
  const listen = () => void check();
  page.addEventListener('visibilitychange', listen);
  return () => page.removeEventListener('visibilitychange', listen);
}
