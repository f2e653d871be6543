import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface FeedOfGameRow {
  readonly draw_source: 'own' | 'official';
  readonly result_feed: string;
}

/** Locked until the transaction ends. */
export async function lockFeedOfGame(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
): Promise<FeedOfGameRow | undefined> {
  const [row] = await tx.query<FeedOfGameRow & Record<string, unknown>>({
    name: 'lock-feed-of-lottery',
    text: `select draw_source, result_feed from wau.lottery_games
            where merchant_id = $1 and game_id = $2
              for no key update`,
    values: [merchantCode, gameId],
  });
  return row;
}

export interface FeedChange {
  readonly formerFeed: string;
  readonly feed: string;
  readonly reason: string;
  readonly changedBy: OperatorId;
  readonly changedAt: Date;
}

/** Sets the feed of a game whose row is locked, and keeps what it was. */
export async function updateLotteryFeed(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
  { formerFeed, feed, reason, changedBy, changedAt }: FeedChange,
): Promise<void> {
  await tx.query({
    name: 'update-lottery-feed',
    text: `with changed as (
             update wau.lottery_games set result_feed = $4 where merchant_id = $1 and game_id = $2
           )
           insert into wau.lottery_feed_changes
             (merchant_id, game_id, version, former_feed, feed, reason, changed_by, changed_at)
           select $1, $2, coalesce(max(version), 0) + 1, $3, $4, $5, $6, $7
             from wau.lottery_feed_changes where merchant_id = $1 and game_id = $2`,
    values: [merchantCode, gameId, formerFeed, feed, reason, changedBy, changedAt],
  });
}

export interface FeedChangeRow {
  readonly game_id: string;
  readonly former_feed: string;
  readonly feed: string;
  readonly reason: string;
  readonly changer_name: string;
  readonly changed_at: Date;
}

/** The latest first. */
export function selectFeedChanges(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  most: number,
): Promise<readonly FeedChangeRow[]> {
  return runner.query<FeedChangeRow & Record<string, unknown>>({
    name: 'select-lottery-feed-changes',
    text: `select change.game_id, change.former_feed, change.feed, change.reason, changer.username as changer_name,
                  change.changed_at
             from wau.lottery_feed_changes as change
             join wau.operators as changer on changer.operator_id = change.changed_by
            where change.merchant_id = $1
            order by change.changed_at desc, change.game_id, change.version desc
            limit $2`,
    values: [merchantCode, most],
  });
}
