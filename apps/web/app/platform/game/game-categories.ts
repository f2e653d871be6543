/** The kinds of games, in the order of the lobby; the market's clients know them by these codes. */
export const gameCategories = [
  'RNG',
  'INHOUSE',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
] as const;

export type GameCategory = (typeof gameCategories)[number];

/** The two kinds of lotteries. */
export const lotteryCategories = ['LOTT', 'ELOTT'] as const satisfies readonly GameCategory[];

export type LobbyFilter = GameCategory | 'ALL';

/** The filter that the address names; all games where it names none that we know. */
export function filterOf(search: URLSearchParams): LobbyFilter {
  const wanted = search.get('gameType');
  return gameCategories.find((category) => category === wanted) ?? 'ALL';
}
