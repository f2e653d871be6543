import type { ContractKind, ContractTier } from './contract-terms.ts';

/** Nobody reads more, and a table of so many stands on a phone. */
export const maximumTiers = 10;

/** The most that each kind may give, in hundredths of a percent. */
const maximumBasisPoints: Readonly<Record<ContractKind, number>> = {
  dividend: 6_000,
  dailySalary: 500,
  hourlySalary: 500,
};

/** The largest amount of a condition, and of what is paid at once each day. */
const maximumConditionMinor = 100_000_000_000_000n;
const maximumSalaryMinor = 100_000_000n;
const maximumActiveMembers = 1_000_000;

export type TierField = keyof ContractTier;

/** What speaks against a table of tiers. Codes are stable. */
export type TierFault =
  | 'count'
  /** Below zero, above the bound, or a net loss where the kind asks for none. */
  | 'condition'
  /** Neither a rate nor an amount, or both. */
  | 'pay'
  /** Some tiers pay rates and others amounts. */
  | 'mixed'
  /** Amounts are paid by the day alone. */
  | 'amount.kind'
  | 'rate.bounds'
  | 'amount.bounds'
  /** Every condition is that of the tier below at least, and one is higher. */
  | 'ascending'
  /** A higher tier pays more. */
  | 'pay.ascending';

export interface FaultyTier {
  readonly fault: TierFault;
  /** Counted from 1. */
  readonly tier: number;
  readonly field: TierField;
}

/**
 * What is wrong with a table of tiers, the first tier first; `undefined` for a table that can be offered. What is paid grows
 * with everything that is asked for, which is what makes two tables comparable tier by tier.
 */
export function findTierFault(kind: ContractKind, tiers: readonly ContractTier[]): FaultyTier | undefined {
  if (tiers.length === 0 || tiers.length > maximumTiers) {
    return { fault: 'count', tier: Math.min(tiers.length, maximumTiers) + 1, field: 'basisPoints' };
  }
  for (const [index, tier] of tiers.entries()) {
    const found = faultOf(kind, tier) ?? faultAgainst(tier, tiers[index - 1]);
    if (found !== undefined) return { ...found, tier: index + 1 };
  }
  return undefined;
}

type Found = Omit<FaultyTier, 'tier'> | undefined;

function faultOf(kind: ContractKind, tier: ContractTier): Found {
  return conditionFault(kind, tier) ?? payFault(kind, tier);
}

function conditionFault(kind: ContractKind, tier: ContractTier): Found {
  const { minimumBetMinor, netLossMinor, activeMembers } = tier;
  const inBounds = (amount: bigint) => amount >= 0n && amount <= maximumConditionMinor;
  if (!inBounds(minimumBetMinor)) return { fault: 'condition', field: 'minimumBetMinor' };
  if (!inBounds(netLossMinor) || (kind !== 'dividend' && netLossMinor !== 0n))
    return { fault: 'condition', field: 'netLossMinor' };
  if (!Number.isInteger(activeMembers) || activeMembers < 0 || activeMembers > maximumActiveMembers)
    return { fault: 'condition', field: 'activeMembers' };
  return undefined;
}

function payFault(kind: ContractKind, { basisPoints, amountMinor }: ContractTier): Found {
  if (basisPoints !== null && amountMinor !== null) return { fault: 'pay', field: 'amountMinor' };
  if (basisPoints !== null) {
    const fits = Number.isInteger(basisPoints) && basisPoints >= 1 && basisPoints <= maximumBasisPoints[kind];
    return fits ? undefined : { fault: 'rate.bounds', field: 'basisPoints' };
  }
  if (amountMinor === null) return { fault: 'pay', field: 'basisPoints' };
  if (kind !== 'dailySalary') return { fault: 'amount.kind', field: 'amountMinor' };
  return amountMinor >= 1n && amountMinor <= maximumSalaryMinor
    ? undefined
    : { fault: 'amount.bounds', field: 'amountMinor' };
}

function faultAgainst(tier: ContractTier, below: ContractTier | undefined): Found {
  if (below === undefined) return undefined;
  const conditions = ['minimumBetMinor', 'netLossMinor', 'activeMembers'] as const;
  const lower = conditions.find((field) => tier[field] < below[field]);
  if (lower !== undefined) return { fault: 'ascending', field: lower };
  if (conditions.every((field) => tier[field] === below[field]))
    return { fault: 'ascending', field: 'minimumBetMinor' };
  const field = tier.basisPoints === null ? 'amountMinor' : 'basisPoints';
  const [pays, paysBelow] = [tier[field], below[field]];
  if (pays === null || paysBelow === null) return { fault: 'mixed', field };
  return pays > paysBelow ? undefined : { fault: 'pay.ascending', field };
}
