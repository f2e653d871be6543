import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { addLottery } from './add-lottery.ts';
import { changeLotteryFeed } from './change-lottery-feed.ts';
import { changeLotterySchedule } from './change-lottery-schedule.ts';
import { dropLotteryFeedRequest } from './drop-lottery-feed-request.ts';
import { listAddableLotteries } from './list-addable-lotteries.ts';
import { listLotteryFeeds } from './list-lottery-feeds.ts';
import { listSiteLotteries } from './list-site-lotteries.ts';
import { switchLottery } from './switch-lottery.ts';

export function registerSiteLotteryRoutes(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
  /** Of the installation, but for the one that makes results up. */
  feedNames: readonly string[],
): void {
  registerOperatorQuery(calls.listSiteLotteries, ({ context: { merchant, language } }) =>
    listSiteLotteries(parts, merchant.merchantCode, language),
  );
  registerOperatorCommand(
    calls.changeLotterySchedule,
    async ({ context: { merchant, operator }, params, body }) =>
      (tx) => {
        const ordering = { merchantCode: merchant.merchantCode, operatorId: operator.operatorId };
        return changeLotterySchedule(parts, tx, ordering, params.gameId, body);
      },
  );
  registerOperatorCommand(
    calls.switchLottery,
    async ({ context: { merchant }, params, body }) =>
      (tx) =>
        switchLottery(tx, merchant.merchantCode, params.gameId, body),
  );
  registerOperatorQuery(calls.listAddableLotteries, ({ context }) => listAddableLotteries(parts, context));
  registerOperatorCommand(
    calls.addLottery,
    async ({ context: { merchant }, body }) =>
      (tx) =>
        addLottery(tx, merchant, body),
  );
  registerOperatorQuery(calls.listLotteryFeeds, ({ context: { merchant } }) =>
    listLotteryFeeds({ ...parts, feedNames }, merchant.merchantCode),
  );
  registerOperatorCommand(
    calls.changeLotteryFeed,
    async ({ context: { merchant, operator }, params, body }) =>
      (tx) => {
        const ordering = { merchantCode: merchant.merchantCode, operatorId: operator.operatorId };
        return changeLotteryFeed({ ...parts, feedNames }, tx, ordering, params.gameId, body);
      },
  );
  registerOperatorCommand(
    calls.dropLotteryFeedRequest,
    async ({ context: { merchant }, params }) =>
      (tx) =>
        dropLotteryFeedRequest(tx, merchant.merchantCode, params.gameId),
  );
}
