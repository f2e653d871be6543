import { type ContractState, partyToAnswer } from './contract-negotiation.ts';
import type { ContractProduct, ContractTerms } from './contract-terms.ts';
import { tierFromWire, type WireTier } from './wire-tiers.ts';

/** How a version stands on a day, as people speak of it. */
export type Standing = 'offered' | 'asked' | 'running' | 'coming' | 'ended' | 'rejected' | 'replaced';

/** A version as it travels, as far as its standing goes. */
interface WireVersion {
  readonly product: ContractProduct;
  readonly state: ContractState;
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly tiers: readonly WireTier[];
}

export function standingOf(
  { state, startsOn, endsOn }: Pick<WireVersion, 'state' | 'startsOn' | 'endsOn'>,
  today: string,
): Standing {
  const party = partyToAnswer(state);
  if (party !== undefined) return party === 'downline' ? 'offered' : 'asked';
  if (state === 'R') return 'rejected';
  if (state === 'X') return 'replaced';
  if (startsOn > today) return 'coming';
  return endsOn !== null && endsOn < today ? 'ended' : 'running';
}

/** What of versions as they travel holds on a day. */
export function termsOn(versions: readonly WireVersion[], day: string): readonly ContractTerms[] {
  return versions
    .filter(
      ({ state, startsOn, endsOn }) => state === 'A' && startsOn <= day && (endsOn === null || endsOn >= day),
    )
    .map(({ product, tiers }) => ({ product, tiers: tiers.map(tierFromWire) }));
}

interface Sorted<Version> {
  readonly waiting: readonly Version[];
  readonly current: readonly Version[];
  readonly earlier: readonly Version[];
}

/** What waits for an answer, what holds or comes, and what is over. */
export function sortContracts<Version extends WireVersion>(
  versions: readonly Version[],
  today: string,
): Sorted<Version> {
  const of = (...standings: readonly Standing[]) =>
    versions.filter((contract) => standings.includes(standingOf(contract, today)));
  return {
    waiting: of('offered', 'asked'),
    current: of('running', 'coming'),
    earlier: of('ended', 'rejected', 'replaced'),
  };
}
