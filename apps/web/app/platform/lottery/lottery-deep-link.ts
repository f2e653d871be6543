import { lotteryLobbyIn, lotteryModePath } from '../game/lottery-address.ts';
import { lotteryGameIdOf } from './lottery-game-id.ts';
import { lotteryBetPath, lotteryOrdersPath, lotteryResultsPath, lotteryTrendsPath } from './lottery-paths.ts';

/**
 * The screen that a deep link of a lottery lobby leads to: `code` names it, in any letters, and `gameId` the lottery. `undefined`
 * for the lobby itself, which is also where a link leads that names no screen, or none of the lotteries where it needs one.
 */
export function lotteryDeepLinkIn(search: URLSearchParams): string | undefined {
  const lobby = lotteryLobbyIn(search);
  if (lobby === undefined) return undefined;
  const gameId = lotteryGameIdOf(search.get('gameId'));
  switch (search.get('code')?.toLowerCase()) {
    case 'game_list':
      return lotteryModePath(lobby.prizeMode);
    case 'orders':
      return gameId === undefined ? lotteryOrdersPath : `${lotteryOrdersPath}?game=${gameId}`;
    case 'betting':
      return gameId === undefined ? undefined : lotteryBetPath(gameId);
    case 'draw_history':
      return gameId === undefined ? undefined : lotteryResultsPath(gameId);
    case 'trend_chart':
      return gameId === undefined ? undefined : lotteryTrendsPath(gameId);
    default:
      return undefined;
  }
}
