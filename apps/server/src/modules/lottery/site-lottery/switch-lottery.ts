import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import { countOpenEntries, lockSiteLottery, updateLotteryOffer } from './site-lottery-sql.ts';

/**
 * Offers a lottery or withdraws it. Whoever switches has seen the opposite, so a second press changes nothing; what was staked
 * is drawn and settled as before. Locks: the game's row.
 *
 * @throws Refusal `lottery.game.unknown`, `setting.changed`
 */
export async function switchLottery(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
  { isOn, reason }: CallBody<Calls['switchLottery']>,
): Promise<Audited<CallValue<Calls['switchLottery']>>> {
  const told = readReason(reason);
  const game = await lockSiteLottery(tx, merchantCode, gameId);
  if (game === undefined) throw new Refusal('lottery.game.unknown');
  if (game.is_offered === isOn) throw new Refusal('setting.changed');
  await updateLotteryOffer(tx, merchantCode, gameId, isOn);
  return {
    value: { openOrderCount: await countOpenEntries(tx, merchantCode, gameId) },
    change: {
      subject: gameId,
      oldValues: { isOffered: game.is_offered },
      newValues: { isOffered: isOn, reason: told },
    },
  };
}
