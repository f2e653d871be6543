import type { PrizeMode } from './lottery-launch.ts';

export interface LotteryLobby {
  readonly prizeMode: PrizeMode;
}

/** The lobby that an address names by whatever `code`; `undefined` where there is none. */
export function lotteryLobbyIn(search: URLSearchParams): LotteryLobby | undefined {
  if (!search.has('code')) return undefined;
  const prizeMode = search.get('prize_mode');
  return { prizeMode: prizeMode === 'Elott' || prizeMode === 'ZY' ? prizeMode : 'Lott' };
}

/** The prize mode of the list that an address asks for by a kind of games. */
export function lotteryModeIn(search: URLSearchParams): PrizeMode {
  const kind = search.get('gameType');
  return kind === 'ELOTT' ? 'Elott' : kind === 'ZY' ? 'ZY' : 'Lott';
}

/** The list of a prize mode's lotteries, as `lotteryModeIn` reads it. */
export function lotteryModePath(prizeMode: PrizeMode): string {
  if (prizeMode === 'Lott') return '/m/lottery';
  return `/m/lottery?gameType=${prizeMode === 'Elott' ? 'ELOTT' : 'ZY'}`;
}

/** Where the way back leads, as the address says; `undefined`: to the page before. */
export function pageBackIn(search: URLSearchParams): string | undefined {
  return search.get('pageBack') === 'home' ? '/m/home' : undefined;
}
