import type { LotteryOrderId, MemberId } from '@wau/contract/ids';
import { defaultLanguage } from '@wau/contract/languages';
import type { CurrencyCode } from '@wau/money/currency';
import { type Minor, minorToWire } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { deliverInboxTexts } from '../../messaging/message/deliver-inbox-texts.ts';
import type { DrawKey } from '../lottery-game/draw-key.ts';
import { findLotteryGameNames } from '../lottery-game/find-lottery-games.ts';
import { selectOrderCurrency } from './lottery-order-sql.ts';

/** What has become of an order in a draw, as far as its member hears of it. */
export interface EntryNews {
  readonly textId: 'lottery.won' | 'lottery.voided' | 'lottery.corrected';
  readonly orderId: LotteryOrderId;
  readonly memberId: MemberId;
  readonly amountMinor: Minor;
  /** Why a draw was voided or corrected; empty of a win. */
  readonly reason: string;
  /** By which revision of the draw; 0 of its first result. */
  readonly revision: number;
}

/**
 * Puts what members hear of a draw into their inboxes, in one statement for all and in the transaction that moves the money:
 * one message for an order and draw, which is never sent twice.
 */
export async function tellEntryNews(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  { merchantCode, gameId, numero }: DrawKey,
  news: readonly EntryNews[],
): Promise<void> {
  const [first] = news;
  if (first === undefined) return;
  const byLanguage = await findLotteryGameNames(tx, merchantCode, gameId);
  // All orders of a merchant are in its currency.
  const currencyCode: CurrencyCode = await selectOrderCurrency(tx, merchantCode, first.orderId);
  await deliverInboxTexts(
    parts,
    tx,
    news.map(({ textId, orderId, memberId, amountMinor, reason, revision }) => ({
      merchantCode,
      memberId,
      textId,
      values: {
        amount: { amountMinor: minorToWire(amountMinor), currencyCode },
        game: { byLanguage },
        numero,
        reason,
      },
      language: defaultLanguage,
      onceKey: `lottery ${orderId} ${numero} ${revision}`,
    })),
  );
}
