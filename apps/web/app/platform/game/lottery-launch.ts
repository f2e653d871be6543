/** GA-07: vendors whose lotteries are reached through a lobby, for Vietnam and for the other South-East Asian games. */
const lobbyVendors = ['TCG_LOTTO_VN', 'TCG_SEA'] as const;

export function isLobbyVendor(vassalage: string): boolean {
  return lobbyVendors.some((vendor) => vendor === vassalage);
}

/** How a lottery's prizes are reckoned: by series, by fixed odds, or as the house's own draws do. */
export type PrizeMode = 'Lott' | 'Elott' | 'ZY';

/** Which vendor a kind of games is mapped to. */
export type GameVendors = Readonly<Partial<Record<string, string>>>;

/** GA-07: the e-lottery's mode where e-lotteries are Vietnam's lobby or the lottery itself, else the lottery's. */
export function prizeModeOf({ ELOTT }: GameVendors): PrizeMode {
  return ELOTT === 'TCG_LOTTO_VN' || ELOTT === 'LOTT' ? 'Elott' : 'Lott';
}

/** What a prize mode has vendors' lotteries under; none are drawn as the house's own. */
export const categoriesOfMode = { Lott: 'LOTT', Elott: 'ELOTT', ZY: undefined } as const satisfies Record<
  PrizeMode,
  string | undefined
>;

/** GA-07: where lotteries start. */
export function lotteryLobbyPath(prizeMode: PrizeMode): string {
  return `/m/launchGame?playType=trad&prize_mode=${prizeMode}&code=lobby&pageBack=home`;
}

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
