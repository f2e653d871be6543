import { Refusal } from '@wau/service/refusal';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { LotteryGame } from './lottery-game.ts';
import { selectOfferedLottery } from './lottery-game-sql.ts';

/** The lottery that a call names, with its name; refuses `lottery.game.unknown` for one that is not offered. */
export async function requireLottery(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant, language }: Pick<VisitorContext, 'merchant' | 'language'>,
  gameId: string,
): Promise<LotteryGame & { readonly name: string }> {
  const game = await selectOfferedLottery(runner, merchant.merchantCode, gameId, language);
  if (game === undefined) throw new Refusal('lottery.game.unknown');
  return game;
}
