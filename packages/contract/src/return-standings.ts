/**
 * Where a return lies against what it ought to be. `tooFew`: fewer than a thousand bets, which say nothing yet;
 * `unknown`: the vendor states no return, or not how far rounds spread.
 */
export const returnStandings = ['within', 'below', 'above', 'tooFew', 'unknown'] as const;
export type ReturnStanding = (typeof returnStandings)[number];

/** What games are put together by. */
export const gameGroupings = ['category', 'vendor', 'title'] as const;
export type GameGrouping = (typeof gameGroupings)[number];
