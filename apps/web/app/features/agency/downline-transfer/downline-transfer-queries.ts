import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { teamKey } from '../../../platform/agency/team-counters.ts';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import { refreshMoney } from '../../../platform/money/refresh-money.ts';

export type DownlineTerms = CallValue<Calls['getDownlineTransferTerms']>;
export type DownlineTransfer = CallValue<Calls['transferToDownline']>;

const part = 'downline-transfer';

/** How much can be sent to a member, and what was sent lately. */
export function downlineTermsQuery(api: ApiClient, memberId: MemberId) {
  return queryOptions({
    queryKey: [...memberKey, part, memberId],
    queryFn: ({ signal }) =>
      unwrap(callAgency(api, 'getDownlineTransferTerms', { query: { memberId } }, { signal })),
    staleTime: 0,
  });
}

/** Whatever is on show of the agent's money and of the team's is asked for anew. */
export function refreshDownlineTransfers(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([refreshMoney(queryClient, part), queryClient.invalidateQueries({ queryKey: teamKey })]);
}
