/** GA-07: vendors whose lotteries are reached through a lobby, for Vietnam and for the other South-East Asian games. */
const lobbyVendors = ['TCG_LOTTO_VN', 'TCG_SEA'] as const;

export function isLobbyVendor(vassalage: string): boolean {
  return lobbyVendors.some((vendor) => vendor === vassalage);
}

/** How a lottery's prizes are reckoned: by series, or by fixed odds. */
export type PrizeMode = 'Lott' | 'Elott';

/** Which vendor a kind of games is mapped to. */
export type GameVendors = Readonly<Partial<Record<string, string>>>;

/** GA-07: the e-lottery's mode where e-lotteries are Vietnam's lobby or the lottery itself, else the lottery's. */
export function prizeModeOf({ ELOTT }: GameVendors): PrizeMode {
  return ELOTT === 'TCG_LOTTO_VN' || ELOTT === 'LOTT' ? 'Elott' : 'Lott';
}

/** What a prize mode has its lotteries under. */
export const categoriesOfMode = { Lott: 'LOTT', Elott: 'ELOTT' } as const satisfies Record<PrizeMode, string>;

/** GA-07: where lotteries start. */
export function lotteryLobbyPath(prizeMode: PrizeMode): string {
  return `/m/launchGame?playType=trad&prize_mode=${prizeMode}&code=lobby&pageBack=home`;
}

export interface LotteryLobby {
  readonly prizeMode: PrizeMode;
}

/** The lobby that an address names; `undefined` where it names none, or a game of its own. */
export function lotteryLobbyIn(search: URLSearchParams): LotteryLobby | undefined {
  if (search.get('code') !== 'lobby') return undefined;
  return { prizeMode: search.get('prize_mode') === 'Elott' ? 'Elott' : 'Lott' };
}

/** Where the way back leads, as the address says; `undefined`: to the page before. */
export function pageBackIn(search: URLSearchParams): string | undefined {
  return search.get('pageBack') === 'home' ? '/m/home' : undefined;
}
