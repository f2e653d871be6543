import { type Minor, toMinor, zeroMinor } from '@wau/money/minor';

/** What a player's rounds of a game on this device came to, since the first or since the player began to count anew. */
export interface SessionStatistics {
  readonly rounds: number;
  readonly stakedMinor: Minor;
  readonly payoutMinor: Minor;
  /** The most that a round which won has paid; zero while none has won. A return up to the stake is no win. */
  readonly biggestWinMinor: Minor;
}

export const emptyStatistics: SessionStatistics = {
  rounds: 0,
  stakedMinor: zeroMinor,
  payoutMinor: zeroMinor,
  biggestWinMinor: zeroMinor,
};

export interface EndedRound {
  readonly stakeMinor: Minor;
  readonly payoutMinor: Minor;
}

export function withRound(
  before: SessionStatistics,
  { stakeMinor, payoutMinor }: EndedRound,
): SessionStatistics {
  const isWin = payoutMinor > stakeMinor;
  return {
    rounds: before.rounds + 1,
    stakedMinor: toMinor(before.stakedMinor + stakeMinor),
    payoutMinor: toMinor(before.payoutMinor + payoutMinor),
    biggestWinMinor: isWin && payoutMinor > before.biggestWinMinor ? payoutMinor : before.biggestWinMinor,
  };
}

/** What is left of all stakes: below zero when more was staked than was paid out. */
export function netOf({ stakedMinor, payoutMinor }: SessionStatistics): Minor {
  return toMinor(payoutMinor - stakedMinor);
}
