import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type AffiliateLine, reckonAffiliate } from './affiliate-statement.ts';
import { type AffiliateTerms, findAffiliateFault } from './affiliate-terms.ts';

const tier = (netMinor: bigint, basisPoints: number, firstDeposits = 0) => ({
  ...{ netMinor, basisPoints, firstDeposits },
});
const fee = { amountMinor: 5_000n, depositMinor: 3_000n, turnoverMinor: 10_000n };
const share: AffiliateTerms = {
  tiers: [tier(0n, 2_500), tier(100_000n, 3_000)],
  fee: null,
  carriesOver: true,
};
const line = (netMinor: bigint, rest: Partial<AffiliateLine> = {}): AffiliateLine => ({
  ...{ netMinor, unpaidFirstDepositMinor: null, turnoverMinor: 0n },
  ...rest,
});

describe('what an affiliate is paid for a month', () => {
  test('the highest tier whose conditions hold applies to the whole base', () => {
    expect(reckonAffiliate(share, 0n, [line(99_999n)])).toMatchObject({
      basisPoints: 2_500,
      amountMinor: 24_999n,
    });
    expect(reckonAffiliate(share, 0n, [line(100_000n)])).toMatchObject({
      basisPoints: 3_000,
      amountMinor: 30_000n,
    });
    const asking = { ...share, fee, tiers: [tier(0n, 2_500), tier(0n, 4_000, 2)] };
    const player = line(10_000n, { unpaidFirstDepositMinor: 3_000n, turnoverMinor: 10_000n });
    expect(reckonAffiliate(asking, 0n, [player]).basisPoints).toBe(2_500);
    expect(reckonAffiliate(asking, 0n, [player, player]).basisPoints).toBe(4_000);
  });

  test('a month below zero pays nothing, and is set off against the next one where the plan says so', () => {
    const lost = reckonAffiliate(share, 0n, [line(-40_000n), line(10_000n)]);
    expect(lost).toMatchObject({
      shareMinor: 0n,
      amountMinor: 0n,
      carriedOutMinor: -30_000n,
      basisPoints: null,
    });
    const next = reckonAffiliate(share, lost.carriedOutMinor, [line(50_000n)]);
    expect(next).toMatchObject({
      baseMinor: 20_000n,
      shareMinor: 5_000n,
      carriedShareMinor: -7_500n,
      carriedOutMinor: 0n,
    });
    expect(reckonAffiliate({ ...share, carriesOver: false }, 0n, [line(-40_000n)]).carriedOutMinor).toBe(0n);
  });

  test('a fee is paid for who deposits and plays enough, whatever the revenue is', () => {
    const terms = { tiers: [], fee, carriesOver: true };
    const reckoned = reckonAffiliate(terms, 0n, [
      line(-9_000n, { unpaidFirstDepositMinor: 3_000n, turnoverMinor: 10_000n }),
      line(0n, { unpaidFirstDepositMinor: 2_999n, turnoverMinor: 10_000n }),
      line(0n, { unpaidFirstDepositMinor: 3_000n, turnoverMinor: 9_999n }),
      line(0n, { turnoverMinor: 90_000n }),
    ]);
    expect(reckoned).toMatchObject({
      qualifiedCount: 1,
      feeMinor: 5_000n,
      amountMinor: 5_000n,
      carriedOutMinor: 0n,
    });
    expect(reckoned.lines.map(({ qualifies }) => qualifies)).toEqual([true, false, false, false]);
  });

  test('lines add up to the payment to the last minor unit, whatever the figures are', () => {
    let seed = 7;
    // Always the same numbers, so that a failure comes again.
    const random = (below: number): number => {
      seed += 1;
      return Math.floor((hash('sha256', String(seed), 'buffer').readUInt32BE() / 2 ** 32) * below);
    };
    for (let round = 0; round < 300; round += 1) {
      const lines = Array.from({ length: 1 + random(40) }, () =>
        line(BigInt(random(20_001) - 8_000), {
          unpaidFirstDepositMinor: random(3) === 0 ? BigInt(random(6_000)) : null,
          turnoverMinor: BigInt(random(20_000)),
        }),
      );
      const terms = { ...share, fee };
      const statement = reckonAffiliate(terms, BigInt(-random(20_000)), lines);
      const shares = statement.lines.reduce((sum, each) => sum + each.shareMinor, 0n);
      const fees = statement.lines.reduce((sum, each) => sum + each.feeMinor, 0n);
      expect(shares + statement.carriedShareMinor).toBe(statement.shareMinor);
      expect(shares + statement.carriedShareMinor + fees).toBe(statement.amountMinor);
      expect(statement.amountMinor).toBeGreaterThanOrEqual(0n);
      expect(statement.shareMinor * 10_000n).toBeLessThanOrEqual(
        statement.baseMinor > 0n ? statement.baseMinor * 3_000n : 0n,
      );
    }
  });

  test('terms that pay nothing, or less for more, are none', () => {
    expect(findAffiliateFault(share)).toBeUndefined();
    expect(findAffiliateFault({ tiers: [], fee, carriesOver: false })).toBeUndefined();
    expect(findAffiliateFault({ tiers: [], fee: null, carriesOver: false })).toBe('nothing');
    expect(findAffiliateFault({ ...share, tiers: Array.from({ length: 11 }, () => tier(0n, 1)) })).toBe(
      'tier.count',
    );
    expect(findAffiliateFault({ ...share, tiers: [tier(-1n, 100)] })).toBe('tier.condition');
    expect(findAffiliateFault({ ...share, tiers: [tier(0n, 100, -1)] })).toBe('tier.condition');
    expect(findAffiliateFault({ ...share, tiers: [tier(0n, 6_001)] })).toBe('tier.rate');
    expect(findAffiliateFault({ ...share, tiers: [tier(0n, 100), tier(0n, 200)] })).toBe('tier.ascending');
    expect(findAffiliateFault({ ...share, tiers: [tier(0n, 100), tier(5n, 100)] })).toBe('tier.ascending');
    expect(findAffiliateFault({ ...share, fee: { ...fee, amountMinor: 0n } })).toBe('fee');
  });
});
