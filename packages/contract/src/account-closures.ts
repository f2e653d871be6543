/** What a closure waits for: money in the main wallet or at vendors, and what may still bring or take some. */
export const closureObstacles = [
  'balance',
  'game.wallet',
  'round',
  'withdrawal',
  'deposit',
  'fund.transfer',
] as const;

export type ClosureObstacle = (typeof closureObstacles)[number];
