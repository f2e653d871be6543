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

/** GA-07: where lotteries start. */
export function lotteryLobbyPath(prizeMode: PrizeMode): string {
  return `/m/launchGame?playType=trad&prize_mode=${prizeMode}&code=lobby&pageBack=home`;
}
