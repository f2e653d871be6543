import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import { agentsKey } from '../../platform/agent-queries.ts';
import type { ConsoleServices } from '../../platform/console-services.ts';

export type MemberRates = CallValue<Calls['getMemberRates']>;
export type MemberRate = MemberRates['rates'][number];

/** A move changes who gives them, and so does whatever is asked about agents. */
export function memberRatesQuery(services: ConsoleServices, memberId: MemberId) {
  return queryOptions({
    queryKey: [...agentsKey(services), memberId, 'rates'],
    queryFn: ({ signal }) => services.client.call('getMemberRates', { params: { memberId } }, signal),
  });
}
