import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { selectOperatorRequests } from '../../../platform/operators/operator-request-sql.ts';
import { readFeedOrder } from './feed-order.ts';
import { selectFeedChanges } from './lottery-feed-sql.ts';

/** As many as an operator looks back; the audit has all. */
const changesShown = 50;

/** Feeds that lotteries can have, and what is asked for and was changed of those that they have. */
export async function listLotteryFeeds(
  { runner, feedNames }: { readonly runner: SqlRunner; readonly feedNames: readonly string[] },
  merchantCode: MerchantCode,
): Promise<CallValue<Calls['listLotteryFeeds']>> {
  const asked = await selectOperatorRequests(runner, merchantCode, 'lotteryFeed');
  const changes = await selectFeedChanges(runner, merchantCode, changesShown);
  return {
    feeds: [...feedNames],
    asked: asked.map(({ subject, wanted, asker_name, asked_at }) => ({
      gameId: subject,
      ...readFeedOrder(wanted),
      askedBy: asker_name,
      askedAt: asked_at.toISOString(),
    })),
    changes: changes.map((row) => ({
      gameId: row.game_id,
      formerFeed: row.former_feed,
      feed: row.feed,
      reason: row.reason,
      changedBy: row.changer_name,
      changedAt: row.changed_at.toISOString(),
    })),
  };
}
