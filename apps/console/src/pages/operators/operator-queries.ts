import { queryOptions } from '@tanstack/react-query';
import type { ConsoleServices } from '../../platform/console-services.ts';

/** Who works for the site. */
export function siteOperatorsQuery({ client, session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return queryOptions({
    queryKey: ['operators', token, merchantCode],
    queryFn: async ({ signal }) => (await client.call('listSiteOperators', {}, signal)).list,
  });
}

/** Who could still come to work for it. */
export function openInvitationsQuery({ client, session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return queryOptions({
    queryKey: ['operator-invitations', token, merchantCode],
    queryFn: async ({ signal }) => (await client.call('listOperatorInvitations', {}, signal)).list,
  });
}
