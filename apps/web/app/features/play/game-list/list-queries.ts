import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { favouriteListsKey } from '../../../platform/game/favourite-queries.ts';
import type { LobbyFilter } from '../../../platform/game/game-categories.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import { reference, referenceMeta } from '../../../platform/reference/reference-data.ts';
import { isOfMember, type ListChoice } from './list-choice.ts';

const [pageSize, recentPageSize] = [26, 25];
const freshForMs = 300_000;

type GamePage = CallValue<Calls['listGames']>;

/** The games of a choice, by pages, whichever call they come from. */
export function gameListQuery(api: ApiClient, choice: ListChoice) {
  return infiniteQueryOptions({
    queryKey: [...ownerKey(choice), 'games', 'list', choice],
    queryFn: ({ pageParam, signal }) => loadPage(api, choice, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    // A member's own lists change by what the member does elsewhere.
    staleTime: choice.classify === 'FAV' || choice.classify === 'RECENT' ? 0 : freshForMs,
    ...(choice.classify === 'HOT' ? { meta: referenceMeta } : {}),
  });
}

/** What is a member's own goes with the member, and favourites change with each heart. */
function ownerKey(choice: ListChoice): readonly string[] {
  if (choice.classify === 'FAV') return favouriteListsKey;
  return isOfMember(choice) ? memberKey : [];
}

async function loadPage(
  api: ApiClient,
  choice: ListChoice,
  pageNo: number,
  signal: AbortSignal,
): Promise<GamePage> {
  const ofType = choice.gameType === 'ALL' ? {} : { gameType: choice.gameType };
  switch (choice.classify) {
    case 'HOT': {
      // There are no further pages.
      const load = async () => (await unwrap(api.call('listHotGames', { query: ofType }, { signal }))).list;
      const list = await (choice.gameType === 'ALL' ? reference(api, 'hot-games', load) : load());
      return { games: list, pageNum: 1, totalPages: 1 };
    }
    case 'FAV': {
      const query = { ...ofType, pageNo, pageSize };
      const { content, ...page } = await unwrap(api.call('listFavouriteGames', { query }, { signal }));
      return { games: content, ...page };
    }
    case 'RECENT': {
      const query = { ...ofType, page: pageNo, pageSize: recentPageSize };
      const { list, ...page } = await unwrap(api.call('listRecentGames', { query }, { signal }));
      return { games: list, ...page };
    }
    default: {
      const { classify, vassalage, minBet, gameName } = choice;
      const query = {
        ...ofType,
        ...(classify === 'ALL' ? {} : { gameClassify: classify }),
        ...(vassalage === '' ? {} : { vassalage }),
        ...(minBet === '' ? {} : { minBet }),
        ...(gameName === '' ? {} : { gameName }),
        pageNo,
        pageSize,
      };
      return unwrap(api.call('listGames', { query }, { signal }));
    }
  }
}

/** The vendors with games of a kind, and the classes of these. */
export function vendorTypesQuery(api: ApiClient, gameType: LobbyFilter) {
  return queryOptions({
    queryKey: ['vendors', gameType],
    queryFn: ({ signal }) =>
      reference(
        api,
        `game-types ${gameType}`,
        async () =>
          (await unwrap(api.call('listVendorTypes', { query: { typeId: gameType } }, { signal }))).list,
      ),
    staleTime: freshForMs,
    meta: referenceMeta,
  });
}
