import { calls } from '@wau/contract/calls';
import { asAsked } from '../../../platform/gates/as-asked.ts';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { changeLotteryOdds } from './change-lottery-odds.ts';
import { getLotteryPlayMenu } from './get-lottery-play-menu.ts';
import { getLotterySetting } from './get-lottery-setting.ts';
import { listLotteryGames } from './list-lottery-games.ts';
import { listLotteryOdds } from './list-lottery-odds.ts';
import { listOpenedVnNumeros } from './list-opened-vn-numeros.ts';
import {
  addFavouriteLottery,
  listFavouriteLotteries,
  removeFavouriteLottery,
} from './manage-favourite-lotteries.ts';

export function registerLotteryGameRoutes(
  { registerVisitorCall, registerMemberCall, registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerVisitorCall(calls.listLotteryGames, ({ context, query }) =>
    listLotteryGames(parts, asAsked(context, query), query),
  );
  registerVisitorCall(calls.getLotteryPlayMenu, ({ context, params, query }) =>
    getLotteryPlayMenu(parts, context, { ...params, ...query }),
  );
  registerVisitorCall(calls.getLotterySetting, ({ context, params }) =>
    getLotterySetting(parts, context, params),
  );
  registerVisitorCall(calls.listOpenedVnNumeros, ({ context }) => listOpenedVnNumeros(parts, context));
  registerMemberCall(calls.listFavouriteLotteries, ({ context }) => listFavouriteLotteries(parts, context));
  registerMemberCall(calls.addFavouriteLottery, ({ context, body }) =>
    addFavouriteLottery(parts, context, body),
  );
  registerMemberCall(calls.removeFavouriteLottery, ({ context, query }) =>
    removeFavouriteLottery(parts, context, query),
  );
  registerOperatorQuery(calls.listLotteryOdds, ({ context, query }) =>
    listLotteryOdds(parts, context, query),
  );
  registerOperatorCommand(
    calls.changeLotteryOdds,
    async ({ context, body }) =>
      (tx) =>
        changeLotteryOdds(parts, tx, context, body),
  );
}
