import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire, toMinor } from '@wau/money/minor';
import type { ContractTier } from '@wau/rules/agency/contract-terms';

export type ContractView = CallValue<Calls['processDividendContract']>;

/** A tier as it travels and is stored. */
export type WireTier = ContractView['tiers'][number];

export function tierFromWire(tier: WireTier): ContractTier {
  return {
    minimumBetMinor: BigInt(tier.minimumBetMinor),
    netLossMinor: BigInt(tier.netLossMinor),
    activeMembers: tier.activeMembers,
    basisPoints: tier.basisPoints,
    amountMinor: tier.amountMinor === null ? null : BigInt(tier.amountMinor),
  };
}

/** The same in the one order of fields and spelling in which it is stored. */
export function tierToWire(tier: ContractTier): WireTier {
  const wire = (amount: bigint) => minorToWire(toMinor(amount));
  return {
    minimumBetMinor: wire(tier.minimumBetMinor),
    netLossMinor: wire(tier.netLossMinor),
    activeMembers: tier.activeMembers,
    basisPoints: tier.basisPoints,
    amountMinor: tier.amountMinor === null ? null : wire(tier.amountMinor),
  };
}
