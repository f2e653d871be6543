import type { ContractTier } from './contract-terms.ts';

/** A tier as it travels and is stored: amounts are base-10 texts of minor units. */
export interface WireTier {
  minimumBetMinor: string;
  netLossMinor: string;
  activeMembers: number;
  basisPoints: number | null;
  amountMinor: string | null;
}

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
  return {
    minimumBetMinor: String(tier.minimumBetMinor),
    netLossMinor: String(tier.netLossMinor),
    activeMembers: tier.activeMembers,
    basisPoints: tier.basisPoints,
    amountMinor: tier.amountMinor === null ? null : String(tier.amountMinor),
  };
}
