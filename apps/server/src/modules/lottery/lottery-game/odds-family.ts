import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { familyOn } from './family-on.ts';
import { gameDay } from './game-day.ts';
import { selectGamesOfMerchant } from './lottery-game-sql.ts';
import type { OddsTarget } from './lottery-odds-sql.ts';

/** The rules that odds of a target are of, as they are today; refuses `lottery.game.unknown` where the merchant has no such game. */
export async function requireOddsFamily(
  runner: SqlRunner,
  clock: ServerParts['clock'],
  { merchantCode, family, gameId }: OddsTarget,
): Promise<LotteryFamily> {
  const games = await selectGamesOfMerchant(runner, merchantCode, 'EN');
  const game = games.find((each) => each.family === family && (gameId === '' || each.game_id === gameId));
  if (game === undefined) throw new Refusal('lottery.game.unknown');
  return familyOn(game, gameDay(game, clock.nowMs()));
}
