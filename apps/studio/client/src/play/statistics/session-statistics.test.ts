import { toMinor } from '@wau/money/minor';
import { expect, test } from 'vitest';
import { emptyStatistics, netOf, withRound } from './session-statistics.ts';

const rounds = (list: readonly (readonly [stake: bigint, payout: bigint])[]) =>
  list.reduce(
    (before, [stake, payout]) =>
      withRound(before, { stakeMinor: toMinor(stake), payoutMinor: toMinor(payout) }),
    emptyStatistics,
  );

test('rounds, stakes, returns and the biggest win add up, and the net is told as it is', () => {
  const statistics = rounds([
    [100n, 0n],
    [100n, 198n],
    [500n, 250n],
    [100n, 150n],
  ]);
  expect(statistics).toEqual({
    rounds: 4,
    stakedMinor: 800n,
    payoutMinor: 598n,
    biggestWinMinor: 198n,
  });
  expect(netOf(statistics)).toBe(-202n);
});

test('a return up to the stake is no win, however large', () => {
  expect(rounds([[50_000n, 50_000n]]).biggestWinMinor).toBe(0n);
});
