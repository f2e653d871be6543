/** The member's slips. */
export const lotteryOrdersPath = '/m/lotteryOrders';

export function lotteryOrderPath(orderId: string): string {
  return `${lotteryOrdersPath}/${orderId}`;
}

export function lotteryResultsPath(gameId: string): string {
  return `/m/lottery/${gameId}/results`;
}

/** Names the order in an address whose bets are to be taken over. */
export const againParameter = 'again';

/** Where bets on the lottery are made, with those of an earlier order in the basket. */
export function lotteryAgainPath(gameId: string, orderId: string): string {
  return `/m/lottery/${gameId}?${againParameter}=${orderId}`;
}

export function lotteryTrendsPath(gameId: string): string {
  return `/m/lottery/${gameId}/trends`;
}

/** What came several times in a row in all lotteries. */
export const lotteryStreaksPath = '/m/lotteryStreaks';

/** The betting screen; with something picked already where a play and its numbers are named. */
export function lotteryBetPath(
  gameId: string,
  picked?: { readonly playId: string; readonly numbers: string },
): string {
  const search = picked === undefined ? '' : `?${new URLSearchParams(picked)}`;
  return `/m/lottery/${gameId}${search}`;
}
