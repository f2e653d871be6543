import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import { lockMerchant } from '../../../platform/merchants/merchant-sql.ts';
import { askOrGive } from '../../../platform/operators/ask-or-give.ts';
import { deleteOperatorRequests } from '../../../platform/operators/operator-request-sql.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import { feedOrderText } from './feed-order.ts';
import { lockFeedOfGame, updateLotteryFeed } from './lottery-feed-sql.ts';

interface Ordering {
  readonly merchantCode: MerchantCode;
  readonly operatorId: OperatorId;
}

interface FeedParts {
  readonly clock: Clock;
  /** Of the installation, but for the one that makes results up. */
  readonly feedNames: readonly string[];
}

/**
 * Changes whose word on a lottery's results counts besides that of operators, by the word of two persons who order the same for
 * the same reason: it decides about money.
 *
 * Invariants: nobody changes what they have not seen; results that are made up are given to no lottery; each change is kept.
 * Whatever else was asked for ends with it. What the former feed has said of a draw that still waits counts no more.
 * Locks: the merchant's row, the game's.
 *
 * @throws Refusal `lottery.game.unknown`, `lottery.draw.own`, `lottery.feed.unknown`, `setting.changed`,
 *   `setting.second.person`
 */
export async function changeLotteryFeed(
  { clock, feedNames }: FeedParts,
  tx: SqlRunner,
  { merchantCode, operatorId }: Ordering,
  gameId: string,
  { feed, seenFeed, reason: text }: CallBody<Calls['changeLotteryFeed']>,
): Promise<Audited<CallValue<Calls['changeLotteryFeed']>>> {
  const reason = readReason(text);
  await lockMerchant(tx, merchantCode);
  const game = await lockFeedOfGame(tx, merchantCode, gameId);
  if (game === undefined) throw new Refusal('lottery.game.unknown');
  if (game.draw_source === 'own') throw new Refusal('lottery.draw.own');
  if (feed !== '' && !feedNames.includes(feed)) throw new Refusal('lottery.feed.unknown');
  const { result_feed: formerFeed } = game;
  if (formerFeed !== seenFeed || formerFeed === feed) throw new Refusal('setting.changed');
  const subject = { merchantCode, kind: 'lotteryFeed', subject: gameId } as const;
  const now = new Date(clock.nowMs());
  const request = { ...subject, wanted: feedOrderText({ feed, reason }) };
  const isGiven = (await askOrGive(tx, request, operatorId, now, 'setting.second.person')) === 'given';
  if (isGiven) {
    const change = { formerFeed, feed, reason, changedBy: operatorId, changedAt: now };
    await updateLotteryFeed(tx, merchantCode, gameId, change);
    await deleteOperatorRequests(tx, subject);
  }
  const status = isGiven ? 'changed' : 'asked';
  return {
    value: { status },
    change: { subject: gameId, oldValues: { feed: formerFeed }, newValues: { feed, reason, status } },
  };
}
