import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { CurrencyCode } from '@wau/money/currency';
import { minorToWire, toMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import { findTrialMerchant, giveLotteryGame } from '../lottery-game/give-lottery-game.ts';
import { type LotteryBounds, lotteryBoundsOf } from '../lottery-game/lottery-bounds.ts';
import type { LotteryGame } from '../lottery-game/lottery-game.ts';

import { addableLotteries } from './addable-lotteries.ts';

interface Given {
  readonly merchantCode: LotteryGame['merchant_id'];
  readonly currencyCode: CurrencyCode;
  readonly timeZone: string;
}

/**
 * Gives a merchant a lottery, and those who try its games one that the house draws.
 *
 * Invariants: a merchant has a lottery once; it is not offered, so that odds and limits can be looked at before; nobody but
 * operators says the results of an official one. Locks: the game's new row.
 *
 * @throws Refusal `lottery.game.unknown`, `lottery.game.known`
 */
export async function addLottery(
  tx: SqlRunner,
  { merchantCode, currencyCode, timeZone }: Given,
  { gameId }: CallBody<Calls['addLottery']>,
): Promise<Audited<CallValue<Calls['addLottery']>>> {
  const lottery = addableLotteries.find((each) => each.gameId === gameId);
  if (lottery === undefined) throw new Refusal('lottery.game.unknown');
  const bounds = lotteryBoundsOf(currencyCode);
  const game = {
    ...lottery,
    ...bounds,
    timeZone: lottery.timeZone ?? timeZone,
    isOffered: false,
    resultFeed: '',
  };
  if (!(await giveLotteryGame(tx, { ...game, merchantCode }))) throw new Refusal('lottery.game.known');
  const trialMerchantCode = await findTrialMerchant(tx, merchantCode);
  if (trialMerchantCode !== undefined && lottery.drawSource === 'own') {
    await giveLotteryGame(tx, { ...game, merchantCode: trialMerchantCode });
  }
  const value = boundsView(bounds);
  return {
    value,
    change: {
      subject: gameId,
      oldValues: {},
      newValues: {
        ...value,
        unitsMinor: value.unitsMinor.join(', '),
        schedule: JSON.stringify(lottery.schedule),
        closingSeconds: lottery.closingSeconds,
        timeZone: game.timeZone,
      },
    },
  };
}

/** As it travels. */
export function boundsView(bounds: LotteryBounds): CallValue<Calls['addLottery']> {
  const wire = (amount: bigint): string => minorToWire(toMinor(amount));
  return {
    unitsMinor: bounds.unitsMinor.map(wire),
    highestMultiple: bounds.highestMultiple,
    highestStakeMinor: wire(bounds.highestStakeMinor),
    highestWinMinor: wire(bounds.highestWinMinor),
  };
}
