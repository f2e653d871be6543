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

/** Where the games of a kind are listed; lotteries have a screen of their own. */
export function categoryPath(category: LobbyFilter): string {
  if (category === 'ALL') return '/m/gameList';
  if (category === 'LOTT') return '/m/lottery';
  if (category === 'ELOTT') return '/m/lottery?gameType=ELOTT';
  return `/m/gameList?gameType=${category}`;
}
