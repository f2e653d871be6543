import type { AffiliateTerms, AffiliateTier } from './affiliate-terms.ts';

const wholeBasisPoints = 10_000n;

/** What a member whom the affiliate brought adds to a month. */
export interface AffiliateLine {
  /** Net revenue; below zero where the member has won. */
  readonly netMinor: bigint;
  /** What the member's first deposit was, where no fee was paid for the member yet; otherwise null. */
  readonly unpaidFirstDepositMinor: bigint | null;
  /** What the member has staked so far. */
  readonly turnoverMinor: bigint;
}

export interface ReckonedLine {
  readonly qualifies: boolean;
  readonly shareMinor: bigint;
  readonly feeMinor: bigint;
}

export interface AffiliateStatement {
  readonly netMinor: bigint;
  /** Net revenue with what was carried over. */
  readonly baseMinor: bigint;
  readonly qualifiedCount: number;
  /** Of the tier that applies; null: none does. */
  readonly basisPoints: number | null;
  readonly shareMinor: bigint;
  /** The share less those of the lines: what was carried over costs, or a month below zero does not. */
  readonly carriedShareMinor: bigint;
  readonly feeMinor: bigint;
  readonly amountMinor: bigint;
  /** What goes into the next month, zero or below. */
  readonly carriedOutMinor: bigint;
  readonly lines: readonly ReckonedLine[];
}

/**
 * What an affiliate is paid for a month. The highest tier whose conditions all hold applies to the whole base; the share is
 * rounded down once, and what rounding takes stays with the house. Fees are paid whatever the revenue is. Lines and the
 * carried share add up to the share, lines and fees to the amount, to the minor unit.
 */
export function reckonAffiliate(
  terms: AffiliateTerms,
  carriedInMinor: bigint,
  lines: readonly AffiliateLine[],
): AffiliateStatement {
  const { fee } = terms;
  const qualifying = lines.map(
    ({ unpaidFirstDepositMinor, turnoverMinor }) =>
      fee !== null &&
      unpaidFirstDepositMinor !== null &&
      unpaidFirstDepositMinor >= fee.depositMinor &&
      turnoverMinor >= fee.turnoverMinor,
  );
  const qualifiedCount = qualifying.filter(Boolean).length;
  const netMinor = lines.reduce((sum, line) => sum + line.netMinor, 0n);
  const baseMinor = netMinor + carriedInMinor;
  const tier = tierOf(terms.tiers, baseMinor, qualifiedCount);
  const rate = BigInt(tier?.basisPoints ?? 0);
  let exact = 0n;
  let rounded = 0n;
  const reckoned = lines.map((line, index): ReckonedLine => {
    exact += line.netMinor * rate;
    const shareMinor = divideDown(exact) - rounded;
    rounded += shareMinor;
    const qualifies = qualifying[index] === true;
    return { qualifies, shareMinor, feeMinor: qualifies && fee !== null ? fee.amountMinor : 0n };
  });
  const shareMinor = baseMinor > 0n ? divideDown(baseMinor * rate) : 0n;
  const feeMinor = BigInt(qualifiedCount) * (fee?.amountMinor ?? 0n);
  return {
    ...{ netMinor, baseMinor, qualifiedCount, shareMinor, feeMinor, lines: reckoned },
    basisPoints: tier?.basisPoints ?? null,
    carriedShareMinor: shareMinor - rounded,
    amountMinor: shareMinor + feeMinor,
    carriedOutMinor: terms.carriesOver && terms.tiers.length > 0 && baseMinor < 0n ? baseMinor : 0n,
  };
}

function tierOf(
  tiers: readonly AffiliateTier[],
  baseMinor: bigint,
  firstDeposits: number,
): AffiliateTier | undefined {
  return tiers.findLast(
    (tier) => baseMinor > 0n && baseMinor >= tier.netMinor && firstDeposits >= tier.firstDeposits,
  );
}

/** Towards minus infinity: `/` of bigints goes towards zero, which below zero is up. */
function divideDown(parts: bigint): bigint {
  const quotient = parts / wholeBasisPoints;
  return parts < 0n && quotient * wholeBasisPoints !== parts ? quotient - 1n : quotient;
}
