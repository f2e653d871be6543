import type { CallParams, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { requireLottery } from '../lottery-game/require-lottery.ts';
import { salesOfDraw } from '../lottery-game/sales-of-draw.ts';
import { selectOpenDraws } from './draw-sql.ts';

/** As many as a chase may take. */
const drawsShown = 120;

/** The draw that takes stakes and those that follow; `now` is the database's time, which decides. */
export async function getLotteryDraw(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: VisitorContext,
  { gameId }: CallParams<Calls['getLotteryDraw']>,
): Promise<CallValue<Calls['getLotteryDraw']>> {
  await requireLottery(parts, context, gameId);
  const draws = await selectOpenDraws(parts.runner, context.merchant.merchantCode, gameId, drawsShown);
  const [first, ...following] = draws;
  const now = first?.now ?? new Date(parts.clock.nowMs());
  return {
    now: now.toISOString(),
    current: first === undefined ? null : salesOfDraw(first),
    following: following.map(salesOfDraw),
  };
}
