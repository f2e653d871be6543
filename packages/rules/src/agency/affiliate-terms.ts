/** From so much net revenue of a month, and so many qualified first deposits in it, a rate applies to all of it. */
export interface AffiliateTier {
  readonly netMinor: bigint;
  readonly firstDeposits: number;
  /** Hundredths of a percent of the net revenue. */
  readonly basisPoints: number;
}

/** What is paid once for each member who deposits and plays. */
export interface AffiliateFee {
  readonly amountMinor: bigint;
  /** The first deposit, at least. */
  readonly depositMinor: bigint;
  /** What the member has staked by the end of the month, at least. */
  readonly turnoverMinor: bigint;
}

/** What an affiliate is paid by: a share of revenue, a fee for each new player, or both. */
export interface AffiliateTerms {
  /** From the lowest up; none: no share. */
  readonly tiers: readonly AffiliateTier[];
  readonly fee: AffiliateFee | null;
  /** Whether a month below zero is set off against the next ones. */
  readonly carriesOver: boolean;
}

/** Nobody reads more, and a table of so many stands on a phone. */
const mostAffiliateTiers = 10;
/** More than this leaves the house nothing for what play costs. */
const highestBasisPoints = 6_000;
const highestFeeMinor = 100_000_000n;
const highestConditionMinor = 100_000_000_000_000n;
const mostFirstDeposits = 1_000_000;

/** What speaks against terms. Codes are stable. */
export type AffiliateFault =
  | 'nothing'
  | 'tier.count'
  | 'tier.condition'
  | 'tier.rate'
  | 'tier.ascending'
  | 'fee';

/** What is wrong with terms; `undefined` where they can hold. A higher tier asks for more and pays more. */
export function findAffiliateFault({ tiers, fee }: AffiliateTerms): AffiliateFault | undefined {
  if (tiers.length === 0 && fee === null) return 'nothing';
  if (tiers.length > mostAffiliateTiers) return 'tier.count';
  for (const [index, tier] of tiers.entries()) {
    const found = tierFault(tier, tiers[index - 1]);
    if (found !== undefined) return found;
  }
  return fee === null || isFee(fee) ? undefined : 'fee';
}

function tierFault(tier: AffiliateTier, below: AffiliateTier | undefined): AffiliateFault | undefined {
  const { netMinor, firstDeposits, basisPoints } = tier;
  if (netMinor < 0n || netMinor > highestConditionMinor) return 'tier.condition';
  if (firstDeposits < 0 || firstDeposits > mostFirstDeposits) return 'tier.condition';
  if (basisPoints < 1 || basisPoints > highestBasisPoints) return 'tier.rate';
  if (below === undefined) return undefined;
  const isHigher = netMinor > below.netMinor || firstDeposits > below.firstDeposits;
  const isLower = netMinor < below.netMinor || firstDeposits < below.firstDeposits;
  return isHigher && !isLower && basisPoints > below.basisPoints ? undefined : 'tier.ascending';
}

function isFee({ amountMinor, depositMinor, turnoverMinor }: AffiliateFee): boolean {
  return (
    amountMinor > 0n &&
    amountMinor <= highestFeeMinor &&
    depositMinor > 0n &&
    depositMinor <= highestConditionMinor &&
    turnoverMinor >= 0n &&
    turnoverMinor <= highestConditionMinor
  );
}
