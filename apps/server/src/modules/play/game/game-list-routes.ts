import { calls } from '@wau/contract/calls';
import { asAsked } from '../../../platform/gates/as-asked.ts';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { getGame } from './get-game.ts';
import { type GameListParts, listGames } from './list-games.ts';
import { listHotGames } from './list-hot-games.ts';
import { listVendorTypes } from './list-vendor-types.ts';
import { listVendors } from './list-vendors.ts';
import { addFavouriteGame, listFavouriteGames, removeFavouriteGame } from './manage-favourite-games.ts';
import { addRecentGame, listRecentGames } from './manage-recent-games.ts';

export function registerGameListRoutes(
  {
    registerVisitorCall,
    registerMemberCall,
  }: Pick<CallRegistrars, 'registerVisitorCall' | 'registerMemberCall'>,
  parts: GameListParts,
): void {
  registerVisitorCall(calls.listGames, ({ context, query }) =>
    listGames(parts, asAsked(context, query), query),
  );
  registerVisitorCall(calls.getGame, ({ context, query }) => getGame(parts, asAsked(context, query), query));
  registerVisitorCall(calls.listHotGames, ({ context, query }) =>
    listHotGames(parts, asAsked(context, query), query),
  );
  registerVisitorCall(calls.listVendors, ({ context, query }) => listVendors(parts, asAsked(context, query)));
  registerVisitorCall(calls.listVendorTypes, ({ context, query }) =>
    listVendorTypes(parts, asAsked(context, query), query),
  );
  registerMemberCall(calls.listFavouriteGames, ({ context, query }) =>
    listFavouriteGames(parts, asAsked(context, query), query),
  );
  registerMemberCall(calls.addFavouriteGame, ({ context, body }) => addFavouriteGame(parts, context, body));
  registerMemberCall(calls.removeFavouriteGame, ({ context, query }) =>
    removeFavouriteGame(parts, context, query),
  );
  registerMemberCall(calls.listRecentGames, ({ context, query }) =>
    listRecentGames(parts, asAsked(context, query), query),
  );
  registerMemberCall(calls.addRecentGame, ({ context, body }) => addRecentGame(parts, context, body));
}
