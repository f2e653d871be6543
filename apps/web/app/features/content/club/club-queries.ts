import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import { refreshMoney } from '../../../platform/money/refresh-money.ts';

export type MemberClub = CallValue<Calls['getMemberClub']>;
export type ClubLevel = MemberClub['levels'][number];
export type ClubBenefit = MemberClub['benefits'][number];

export function clubQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...memberKey, 'club'],
    queryFn: ({ signal }) => unwrap(api.call('getMemberClub', {}, { signal })),
    staleTime: 0,
  });
}

/** The club itself, and the money. */
export function refreshClub(queryClient: QueryClient): Promise<unknown> {
  return refreshMoney(queryClient, 'club');
}

/** What a level is called; one that the operator has taken away has its number. */
export function levelName({ levels }: MemberClub, level: number): string {
  return levels.find((each) => each.level === level)?.name ?? String(level);
}
