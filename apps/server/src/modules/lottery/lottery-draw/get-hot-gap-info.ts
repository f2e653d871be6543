import type { CallParams, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { LotteryDraw } from '@wau/rules/lottery/draw-shape';
import { Refusal } from '@wau/service/refusal';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import { gameDay } from '../lottery-game/game-day.ts';
import type { LotteryGame } from '../lottery-game/lottery-game.ts';
import { requireLottery } from '../lottery-game/require-lottery.ts';
import { selectResults } from './draw-sql.ts';
import { countablePlay, streaksOf, valuesOf } from './hot-gap-info.ts';

type Value = CallValue<Calls['getHotGapInfo']>;

const drawsCounted = 100;

/** Hot and cold values, gaps and streaks of a lottery. */
export async function getHotGapInfo(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: VisitorContext,
  { gameId }: CallParams<Calls['getHotGapInfo']>,
  { playId }: CallQuery<Calls['getHotGapInfo']>,
): Promise<Value> {
  const game = await requireLottery(parts, context, gameId);
  const family = familyOn(game, gameDay(game, parts.clock.nowMs()));
  const play = countablePlay(family, playId);
  if (play === undefined && playId !== undefined) throw new Refusal('lottery.play.unknown');
  const rows = await selectResults(parts.runner, context.merchant.merchantCode, gameId, {
    limit: drawsCounted,
    offset: 0,
  });
  const draws = rows.flatMap(({ result }) => (result === null ? [] : [result]));
  return {
    gameId,
    playId: play?.code ?? null,
    drawCount: draws.length,
    latestNumero: rows.find(({ result }) => result !== null)?.numero ?? null,
    ...countedOnce(game, `${family.code} ${play?.code}`, draws, () =>
      play === undefined ? { values: [], hot: [], cold: [] } : valuesOf(family, play, draws),
    ),
    ...countedOnce(game, `${family.code} streaks`, draws, () => ({ streaks: streaksOf(family, draws) })),
  };
}

/** So many counts are kept, for games and plays that are looked at now. */
const keptMaximum = 2_000;
const kept = new Map<string, { readonly seen: string; readonly counted: unknown }>();

/** Counting takes some milliseconds and is the same until there is another draw: it is done once for all who look. */
function countedOnce<Counted>(
  { merchant_id, game_id }: LotteryGame,
  what: string,
  draws: readonly LotteryDraw[],
  count: () => Counted,
): Counted {
  const name = `${merchant_id}/${game_id} ${what}`;
  const seen = JSON.stringify(draws);
  const known = kept.get(name);
  if (known?.seen === seen) return known.counted as Counted;
  const counted = count();
  kept.delete(name);
  const [oldest] = kept.keys();
  if (kept.size >= keptMaximum && oldest !== undefined) kept.delete(oldest);
  kept.set(name, { seen, counted });
  return counted;
}
