import { type Minor, toMinor } from '@wau/money/minor';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StakeBounds } from '../stake/stake-steps.ts';
import { type AutoplayPlan, type AutoplayRound, firstBet, type NextBet, nextBet } from './autoplay-plan.ts';

const minor = (amount: bigint) => toMinor(amount);
const bounds: StakeBounds = { minStakeMinor: minor(10n), maxStakeMinor: minor(5_000n), stepMinor: 1n };

const plain: AutoplayPlan = {
  rounds: 10,
  winMinor: undefined,
  lossMinor: undefined,
  balanceAboveMinor: undefined,
  balanceBelowMinor: undefined,
  stopsOnFeature: false,
  onWin: { kind: 'reset' },
  onLoss: { kind: 'reset' },
};

/** Plays a plan through rounds that pay what the test says; answers the stakes and how it ended. */
function through(
  plan: Partial<AutoplayPlan>,
  payouts: readonly bigint[],
  part: { stake?: bigint; balance?: bigint; feature?: boolean; bounds?: StakeBounds } = {},
) {
  const limits = part.bounds ?? bounds;
  let balance = part.balance ?? 100_000n;
  const stakes: bigint[] = [];
  let next: NextBet = firstBet({ ...plain, ...plan }, minor(part.stake ?? 100n), minor(balance), limits);
  for (const payout of payouts) {
    if (next.kind === 'stop') break;
    const { stakeMinor } = next.run;
    stakes.push(stakeMinor);
    balance += payout - stakeMinor;
    const round: AutoplayRound = {
      stakeMinor,
      payoutMinor: minor(payout),
      hasFeature: part.feature ?? false,
    };
    next = nextBet(next.run, round, minor(balance), limits);
  }
  return { stakes, stop: next.kind === 'stop' ? next.stop : undefined, balance };
}

test('so many rounds as were chosen, each at the same stake', () => {
  expect(through({ rounds: 3 }, [0n, 198n, 0n, 0n])).toMatchObject({
    stakes: [100n, 100n, 100n],
    stop: 'done',
  });
});

describe('stops', () => {
  test('a win of at least the amount; a return up to the stake is no win', () => {
    expect(through({ winMinor: minor(198n) }, [100n, 198n]).stop).toBe('win');
    expect(through({ winMinor: minor(100n) }, [100n]).stop).toBeUndefined();
    expect(through({ winMinor: minor(199n) }, [198n]).stop).toBeUndefined();
  });

  test('before more could be lost than allowed', () => {
    expect(through({ lossMinor: minor(250n) }, [0n, 0n])).toMatchObject({
      stakes: [100n, 100n],
      stop: 'loss',
    });
    expect(through({ lossMinor: minor(200n) }, [0n]).stop).toBeUndefined();
    expect(through({ lossMinor: minor(99n) }, [])).toMatchObject({ stakes: [], stop: 'loss' });
  });

  test('once the balance has reached an amount, or before it could fall below one', () => {
    expect(through({ balanceAboveMinor: minor(1_050n) }, [198n], { balance: 1_000n }).stop).toBe(
      'balanceAbove',
    );
    expect(through({ balanceBelowMinor: minor(850n) }, [0n], { balance: 1_000n })).toMatchObject({
      stakes: [100n],
      stop: 'balanceBelow',
      balance: 900n,
    });
    expect(through({ balanceAboveMinor: minor(1_098n) }, [198n], { balance: 1_000n }).stop).toBe(
      'balanceAbove',
    );
    expect(through({ balanceBelowMinor: minor(800n) }, [0n], { balance: 1_000n }).stop).toBeUndefined();
  });

  test('after free spins, where that was chosen', () => {
    expect(through({ stopsOnFeature: true }, [0n], { feature: true }).stop).toBe('feature');
    expect(through({}, [0n], { feature: true }).stop).toBeUndefined();
  });

  test('when not even the smallest stake can be afforded', () => {
    expect(through({}, [0n], { balance: 105n }).stop).toBe('money');
  });
});

describe('stakes', () => {
  const doubling = { onLoss: { kind: 'raise', percent: 100 } } as const;

  test('raised after a loss, back to the first after a win', () => {
    expect(through(doubling, [0n, 0n, 792n, 0n]).stakes).toEqual([100n, 200n, 400n, 100n]);
  });

  test('raised after a win', () => {
    const plan = { onWin: { kind: 'raise', percent: 50 } } as const;
    expect(through(plan, [198n, 297n, 0n, 0n]).stakes).toEqual([100n, 150n, 225n, 100n]);
  });

  test('kept within the limits, the balance and the steps of the game', () => {
    expect(through(doubling, [0n, 0n, 0n], { stake: 2_000n }).stakes).toEqual([2_000n, 4_000n, 5_000n]);
    expect(through(doubling, [0n, 0n], { balance: 250n }).stakes).toEqual([100n, 150n]);
    const tens = { ...bounds, stepMinor: 20n };
    const plan = { onLoss: { kind: 'raise', percent: 35 } } as const;
    expect(through(plan, [0n, 0n], { bounds: tens }).stakes).toEqual([100n, 120n]);
  });
});

test('whatever the plan: never beyond the limits, the balance, the loss or the rounds that were chosen', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.bigInt({ min: 100n, max: 5_000n }),
      fc.integer({ min: 0, max: 400 }),
      fc.array(fc.bigInt({ min: 0n, max: 400n }), { minLength: 60, maxLength: 60 }),
      (rounds, loss, percent, payouts) => {
        const raise = { kind: 'raise', percent } as const;
        const balance = 3_000n;
        const plan = { rounds, lossMinor: minor(loss), onLoss: raise, onWin: raise };
        const played = through(plan, payouts, { balance });
        expect(played.stakes.length).toBeLessThanOrEqual(rounds);
        expect(played.balance).toBeGreaterThanOrEqual(balance - loss);
        expect(played.balance).toBeGreaterThanOrEqual(0n);
        for (const stake of played.stakes) {
          expect(stake).toBeGreaterThanOrEqual(bounds.minStakeMinor as Minor);
          expect(stake).toBeLessThanOrEqual(bounds.maxStakeMinor as Minor);
        }
      },
    ),
  );
});
