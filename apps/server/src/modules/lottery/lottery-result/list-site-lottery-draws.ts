import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { LanguageCode } from '@wau/contract/languages';
import { Refusal } from '@wau/service/refusal';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { selectOperatorRequests } from '../../../platform/operators/operator-request-sql.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { drawnNumbers } from '../lottery-game/drawn-numbers.ts';
import { drawSubject, readOrderText } from './draw-order.ts';
import { listedDrawFields } from './list-waiting-lottery-draws.ts';
import { selectListedDraws, selectListedGames, selectListedRevisions } from './listed-draw-sql.ts';

type Answer = CallValue<Calls['listSiteLotteryDraws']>;

const drawsPerPage = 20;

/** Draws of a lottery, the latest first, with what was decided and what is asked for; refuses `lottery.game.unknown`. */
export async function listSiteLotteryDraws(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchantCode, currencyCode }: Pick<Merchant, 'merchantCode' | 'currencyCode'>,
  language: LanguageCode,
  { gameId: asked, page = 1 }: CallQuery<Calls['listSiteLotteryDraws']>,
): Promise<Answer> {
  const games = await selectListedGames(runner, merchantCode, language);
  const game = games.find(({ game_id }) => asked === undefined || game_id === asked);
  if (game === undefined && asked !== undefined) throw new Refusal('lottery.game.unknown');
  const named = games.map(({ game_id, name }) => ({ gameId: game_id, name }));
  if (game === undefined) {
    return { page, isLast: true, games: named, gameId: null, drawSource: 'own', list: [] };
  }
  const { game_id: gameId } = game;
  const rows = await selectListedDraws(runner, merchantCode, language, gameId, {
    limit: drawsPerPage + 1,
    offset: (page - 1) * drawsPerPage,
  });
  const shown = rows.slice(0, drawsPerPage);
  const revisions = Map.groupBy(
    await selectListedRevisions(
      runner,
      merchantCode,
      gameId,
      shown.map(({ numero }) => numero),
    ),
    ({ numero }) => numero,
  );
  const requests = await selectOperatorRequests(runner, merchantCode, 'lotteryDraw');
  return {
    page,
    isLast: rows.length <= drawsPerPage,
    games: named,
    gameId,
    drawSource: game.draw_source,
    list: shown.map((row) => ({
      ...listedDrawFields(row, currencyCode),
      closesAt: row.closes_at.toISOString(),
      state: row.state,
      isAgreed: row.is_agreed,
      isRevising: row.is_revising,
      result: row.result === null ? null : drawnNumbers(game, row.numero, row.result),
      revisions: (revisions.get(row.numero) ?? []).map((revision) => ({
        deed: revision.kind,
        formerResult:
          revision.former_result === null ? null : drawnNumbers(game, row.numero, revision.former_result),
        reason: revision.reason,
        orderedBy: revision.ordered_by_name,
        orderedAt: revision.ordered_at.toISOString(),
      })),
      asked: requests
        .filter(({ subject }) => subject === drawSubject({ gameId, numero: row.numero }))
        .map(({ wanted, asker_name: askedBy, asked_at: askedAt }) => {
          const { result, reason } = readOrderText(wanted);
          return {
            deed: result === null ? ('void' as const) : ('correct' as const),
            result: result === null ? null : drawnNumbers(game, row.numero, result),
            reason,
            askedBy,
            askedAt: askedAt.toISOString(),
          };
        }),
    })),
  };
}
