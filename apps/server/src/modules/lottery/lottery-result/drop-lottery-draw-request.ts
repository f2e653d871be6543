import type { CallParams } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import { dropOperatorRequests } from '../../../platform/operators/drop-operator-requests.ts';
import { holdDrawToDecide } from '../lottery-draw/decide-draw.ts';
import { drawSubject } from './draw-order.ts';

/** Drops what was asked for about a draw; refuses `lottery.draw.unknown`. Locks: the draw, the merchant's row. */
export async function dropLotteryDrawRequest(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  draw: CallParams<Calls['dropLotteryDrawRequest']>,
): Promise<Audited<null>> {
  if ((await holdDrawToDecide(tx, { merchantCode, ...draw })) === undefined) {
    throw new Refusal('lottery.draw.unknown');
  }
  return dropOperatorRequests(tx, { merchantCode, kind: 'lotteryDraw', subject: drawSubject(draw) });
}
