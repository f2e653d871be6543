import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, unwrap } from '../api/api-client.ts';
import { memberKey } from '../member/member-queries.ts';
import { callLottery } from './call-lottery.ts';

const freshForMs = 300_000;

/** Which lotteries are favourites of the member, so that every place marks them. */
export function favouriteLotteriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...memberKey, 'favourite-lotteries'],
    queryFn: async ({ signal }): Promise<string[]> =>
      (await unwrap(callLottery(api, 'listFavouriteLotteries', {}, { signal }))).gameIds,
    staleTime: freshForMs,
  });
}
