import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { assert } from '@wau/service/refusal';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { drawnNumbers } from '../lottery-game/drawn-numbers.ts';
import type { LotteryGame } from '../lottery-game/lottery-game.ts';
import { requireLottery } from '../lottery-game/require-lottery.ts';
import { selectResults } from './draw-sql.ts';
import type { DrawRow } from './lottery-draw.ts';

type View = CallValue<Calls['listNumeros']>['list'][number];

const numerosPerPage = 20;

/** Results of a lottery, the latest first. */
export async function listNumeros(
  parts: Pick<ServerParts, 'runner'>,
  context: VisitorContext,
  { gameId, page = 1 }: CallQuery<Calls['listNumeros']>,
): Promise<CallValue<Calls['listNumeros']>> {
  const game = await requireLottery(parts, context, gameId);
  const rows = await selectResults(parts.runner, context.merchant.merchantCode, gameId, {
    limit: numerosPerPage + 1,
    offset: (page - 1) * numerosPerPage,
  });
  return {
    page,
    isLast: rows.length <= numerosPerPage,
    list: rows.slice(0, numerosPerPage).map((row) => numeroView(game, row)),
  };
}

export function numeroView(game: LotteryGame, row: DrawRow): View {
  assert(row.state !== 'planned', 'a result is there');
  return {
    numero: row.numero,
    drawsAt: row.draws_at.toISOString(),
    state: row.state,
    result: row.result === null ? null : drawnNumbers(game, row.numero, row.result),
    commitment: row.commitment,
    seed: row.seed,
    slipRoot: row.slip_root,
    slipCount: row.slip_count?.toString() ?? null,
    ...beaconView(row),
  };
}

function beaconView({
  beacon,
  beacon_round: round,
  beacon_signature: signature,
}: DrawRow): Pick<View, 'beacon'> {
  return beacon === null || round === null ? {} : { beacon: { name: beacon, round, signature } };
}
