import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-client.ts';
import { memberKey } from '../member/member-queries.ts';
import type { AppServices } from '../services/app-services.ts';
import { sessionInfoOf } from '../services/session-store.ts';

/** A session is renewed at most this often. */
const renewEveryMs = 10 * 60_000;

export const renewalKey = [...memberKey, 'renewal'] as const;

/** Extends the session and takes its new token; the old one still works for calls that are under way. */
export function renewalQuery({ api, session }: Pick<AppServices, 'api' | 'session'>) {
  return queryOptions({
    queryKey: renewalKey,
    queryFn: async ({ signal }) => {
      const answer = await unwrap(api.call('renewSession', {}, { signal }));
      session.begin(sessionInfoOf(answer));
      return true;
    },
    staleTime: renewEveryMs,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
