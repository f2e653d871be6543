import { toMinor } from '@wau/money/minor';
import { expect, test } from 'vitest';
import { type BuyFacts, buyProblem, priceMinorOf } from './feature-offer.ts';

const offer = { price: 40 };

function facts(part: Partial<Omit<BuyFacts, 'stake'>>, stake: Partial<BuyFacts['stake']> = {}): BuyFacts {
  const bounds = { minStakeMinor: toMinor(10n), maxStakeMinor: toMinor(10_000n), stepMinor: 10n };
  return {
    stake: { stakeMinor: toMinor(100n), problem: undefined, bounds, ...stake },
    balanceMinor: toMinor(4_000n),
    isAutoplaying: false,
    isOnline: true,
    isBusy: false,
    ...part,
  };
}

test('a price is so many stakes', () => {
  expect(priceMinorOf(offer, toMinor(100n))).toBe(4_000n);
});

test('the whole balance buys, and a sen less does not', () => {
  expect(buyProblem(offer, facts({}))).toBeUndefined();
  expect(buyProblem(offer, facts({ balanceMinor: toMinor(3_999n) }))).toEqual({ kind: 'balance' });
});

test('the limit of stakes holds for the price, and names the highest stake at which it can be bought', () => {
  const rich = { balanceMinor: toMinor(1_000_000n) };
  expect(buyProblem(offer, facts(rich, { stakeMinor: toMinor(250n) }))).toBeUndefined();
  const above = facts(rich, { stakeMinor: toMinor(260n) });
  expect(buyProblem(offer, above)).toEqual({ kind: 'limit', highestStakeMinor: 250n });
  // 10,000 / 60 is 166 and a bit, of which 160 is a whole number of steps.
  expect(buyProblem({ price: 60 }, above)).toEqual({ kind: 'limit', highestStakeMinor: 160n });
});

test('where even the lowest stake costs more than the limit, no stake is named', () => {
  const expensive = { price: 1_001 };
  expect(buyProblem(expensive, facts({ balanceMinor: toMinor(1_000_000n) }))).toEqual({
    kind: 'limit',
    highestStakeMinor: undefined,
  });
});

test.each([
  [{ isAutoplaying: true, isBusy: true }, { kind: 'autoplay' }],
  [{ isOnline: false }, { kind: 'offline' }],
  [{ isBusy: true }, { kind: 'busy' }],
] as const)('%j comes before the price', (part, problem) => {
  expect(buyProblem(offer, facts({ ...part, balanceMinor: toMinor(0n) }))).toEqual(problem);
});

test('a stake that is none is told as one; that the balance is below the stake is told of the price', () => {
  const typed = { stakeMinor: undefined, problem: 'stake.invalid' } as const;
  expect(buyProblem(offer, facts({}, typed))).toEqual({ kind: 'stake', problem: 'stake.invalid' });
  const beside = { stakeMinor: toMinor(105n), problem: 'stake.step.wrong' } as const;
  expect(buyProblem(offer, facts({}, beside))).toEqual({ kind: 'stake', problem: 'stake.step.wrong' });
  const poor = { problem: 'balance.insufficient' } as const;
  expect(buyProblem(offer, facts({ balanceMinor: toMinor(50n) }, poor))).toEqual({ kind: 'balance' });
});
