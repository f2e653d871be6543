import type { CallParams, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { requireLottery } from '../lottery-game/require-lottery.ts';
import { salesOfDraw } from '../lottery-game/sales-of-draw.ts';
import { selectOpenDraws, selectResults } from './draw-sql.ts';
import { numeroView } from './list-numeros.ts';

/** So many draws on either side of this moment. */
const nearNumeros = 10;

/** The draws around this moment; `now` is the database's time, which decides. */
export async function listNearNumeros(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: VisitorContext,
  { gameId }: CallParams<Calls['listNearNumeros']>,
): Promise<CallValue<Calls['listNearNumeros']>> {
  const game = await requireLottery(parts, context, gameId);
  const { merchantCode } = context.merchant;
  const [past, ahead] = await Promise.all([
    selectResults(parts.runner, merchantCode, gameId, { limit: nearNumeros, offset: 0 }),
    selectOpenDraws(parts.runner, merchantCode, gameId, nearNumeros + 1),
  ]);
  const [first, ...following] = ahead;
  return {
    now: (first?.now ?? new Date(parts.clock.nowMs())).toISOString(),
    past: past.map((row) => numeroView(game, row)),
    current: first === undefined ? null : salesOfDraw(first),
    following: following.map(salesOfDraw),
  };
}
