import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { drawnNumbers } from './drawn-numbers.ts';
import { selectOfferedLotteries } from './lottery-game-sql.ts';

/** Families of Vietnam's lotteries. */
const vnFamilies: ReadonlySet<string> = new Set(['vn-south', 'vn-north']);

/** The latest result of each Vietnamese lottery that is offered and has been drawn. */
export async function listOpenedVnNumeros(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant, language }: VisitorContext,
): Promise<CallValue<Calls['listOpenedVnNumeros']>> {
  const games = await selectOfferedLotteries(runner, merchant.merchantCode, language);
  return {
    list: games.flatMap((game) => {
      const { latest_numero: numero, latest_result: result } = game;
      return numero === null || result === null || !vnFamilies.has(game.family)
        ? []
        : [
            {
              gameId: game.game_id,
              name: game.name,
              family: game.family,
              numero,
              result: drawnNumbers(game, numero, result),
            },
          ];
    }),
  };
}
