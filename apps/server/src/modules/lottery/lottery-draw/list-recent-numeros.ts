import type { CallParams, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { requireLottery } from '../lottery-game/require-lottery.ts';
import { selectResults } from './draw-sql.ts';
import { numeroView } from './list-numeros.ts';

/** As many as trends and road maps show. */
const recentNumeros = 100;

/** The latest results of a lottery, the latest first. */
export async function listRecentNumeros(
  parts: Pick<ServerParts, 'runner'>,
  context: VisitorContext,
  { gameId }: CallParams<Calls['listRecentNumeros']>,
): Promise<CallValue<Calls['listRecentNumeros']>> {
  const game = await requireLottery(parts, context, gameId);
  const rows = await selectResults(parts.runner, context.merchant.merchantCode, gameId, {
    limit: recentNumeros,
    offset: 0,
  });
  return { list: rows.map((row) => numeroView(game, row)) };
}
