import type { ContractTerms, ContractTier } from '@wau/rules/agency/contract-terms';
import type { Contract, WireTier } from './contract-queries.ts';

/** How a version stands on a day, as people speak of it. */
export type Standing = 'offered' | 'asked' | 'running' | 'coming' | 'ended' | 'rejected' | 'replaced';

export function standingOf({ state, startsOn, endsOn }: Contract, today: string): Standing {
  if (state === 'P' || state === 'E') return 'offered';
  if (state === 'V') return 'asked';
  if (state === 'R') return 'rejected';
  if (state === 'X') return 'replaced';
  if (startsOn > today) return 'coming';
  return endsOn !== null && endsOn < today ? 'ended' : 'running';
}

export function tierOf(tier: WireTier): ContractTier {
  return {
    minimumBetMinor: BigInt(tier.minimumBetMinor),
    netLossMinor: BigInt(tier.netLossMinor),
    activeMembers: tier.activeMembers,
    basisPoints: tier.basisPoints,
    amountMinor: tier.amountMinor === null ? null : BigInt(tier.amountMinor),
  };
}

/** What holds on a day. */
export function heldOn(versions: readonly Contract[], day: string): readonly ContractTerms[] {
  return versions
    .filter(
      ({ state, startsOn, endsOn }) => state === 'A' && startsOn <= day && (endsOn === null || endsOn >= day),
    )
    .map(({ product, tiers }) => ({ product, tiers: tiers.map(tierOf) }));
}

interface Sorted {
  readonly waiting: readonly Contract[];
  readonly current: readonly Contract[];
  readonly earlier: readonly Contract[];
}

/** What waits for an answer, what holds or comes, and what is over. */
export function sortContracts(versions: readonly Contract[], today: string): Sorted {
  const of = (...standings: readonly Standing[]) =>
    versions.filter((contract) => standings.includes(standingOf(contract, today)));
  return {
    waiting: of('offered', 'asked'),
    current: of('running', 'coming'),
    earlier: of('ended', 'rejected', 'replaced'),
  };
}
