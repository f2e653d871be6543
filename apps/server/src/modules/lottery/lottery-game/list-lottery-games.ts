import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { drawnNumbers } from './drawn-numbers.ts';
import { demoFeedName, type LotteryGame } from './lottery-game.ts';
import { type OfferedLotteryRow, selectOfferedLotteries } from './lottery-game-sql.ts';
import { salesOfDraw } from './sales-of-draw.ts';

type View = CallValue<Calls['listLotteryGames']>['list'][number];

/** The lotteries that the merchant offers, as they stand now; with `prizeMode` those that have it. */
export async function listLotteryGames(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, language }: VisitorContext,
  { prizeMode = '' }: CallQuery<Calls['listLotteryGames']>,
): Promise<CallValue<Calls['listLotteryGames']>> {
  const games = await selectOfferedLotteries(runner, merchant.merchantCode, language);
  const wanted = games.filter(({ prize_modes }) => prizeMode === '' || prize_modes.includes(prizeMode));
  return { now: new Date(clock.nowMs()).toISOString(), list: wanted.map(viewOf) };
}

function viewOf(row: OfferedLotteryRow): View {
  const { numero, opens_at, closes_at, draws_at, commitment, beacon, beacon_round } = row;
  return {
    ...lotteryGameFields(row),
    current:
      numero === null || opens_at === null || closes_at === null || draws_at === null
        ? null
        : salesOfDraw({ numero, opens_at, closes_at, draws_at, commitment, beacon, beacon_round }),
    latest:
      row.latest_numero === null || row.latest_result === null
        ? null
        : { numero: row.latest_numero, result: drawnNumbers(row, row.latest_numero, row.latest_result) },
  };
}

/** What lists and menus say of a game alike. */
export function lotteryGameFields({
  game_id,
  name,
  family,
  prize_modes,
  draw_source,
  result_feed,
}: LotteryGame & { readonly name: string }) {
  return {
    gameId: game_id,
    name,
    family,
    prizeModes: [...prize_modes],
    drawSource: draw_source,
    ...(result_feed === demoFeedName ? { resultsAreDemo: true } : {}),
  };
}
