import { type GameVendors, isLobbyVendor, lotteryLobbyPath, prizeModeOf } from './lottery-launch.ts';

/** As much of a game as opens it. */
export interface LaunchedGame {
  readonly vassalage: string;
  readonly gameId: string;
  readonly nodeId: number;
  readonly gameType: string;
  /** The play types of a lottery. */
  readonly supportPlay?: string;
}

/** The address that opens a game; login, where it is needed, returns to it. A lottery starts by way of its lobby. */
export function gamePath(game: LaunchedGame): string {
  const { vassalage, gameType, supportPlay = '' } = game;
  const vendors: GameVendors = { [gameType]: vassalage };
  if (isLobbyVendor(vassalage)) return lotteryLobbyPath(prizeModeOf(vendors));
  const search = gameSearch(game);
  if (gameType !== 'LOTT' && gameType !== 'ELOTT') return `/m/launchGame?${search.toString()}`;
  // What is asked for beforehand is which way to play, where there is more than one.
  search.set('showChoice', String(supportPlay.includes(',')));
  return `${lotteryLobbyPath(prizeModeOf(vendors))}&${search.toString()}`;
}

/** The address of a game itself, for whoever is in the lobby already. */
export function directGamePath(game: LaunchedGame): string {
  return `/m/launchGame?${gameSearch(game).toString()}`;
}

function gameSearch({
  vassalage,
  gameId,
  nodeId,
  gameType,
  supportPlay = '',
}: LaunchedGame): URLSearchParams {
  const search = new URLSearchParams({
    vendor: vassalage,
    gameId,
    nodeId: String(nodeId),
    gameCategory: gameType,
  });
  if (supportPlay !== '') search.set('supportPlay', supportPlay);
  return search;
}
