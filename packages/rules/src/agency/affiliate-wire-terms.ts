import type { AffiliateTerms } from './affiliate-terms.ts';

/** Terms as they travel and are stored: amounts are base-10 texts of minor units. */
export interface WireTerms {
  tiers: { netMinor: string; firstDeposits: number; basisPoints: number }[];
  fee: { amountMinor: string; depositMinor: string; turnoverMinor: string } | null;
  carriesOver: boolean;
}

export function termsFromWire({ tiers, fee, carriesOver }: WireTerms): AffiliateTerms {
  return {
    tiers: tiers.map((tier) => ({ ...tier, netMinor: BigInt(tier.netMinor) })),
    fee:
      fee === null
        ? null
        : {
            amountMinor: BigInt(fee.amountMinor),
            depositMinor: BigInt(fee.depositMinor),
            turnoverMinor: BigInt(fee.turnoverMinor),
          },
    carriesOver,
  };
}

/** The same in the one order of fields and spelling in which they are stored. */
export function termsToWire({ tiers, fee, carriesOver }: AffiliateTerms): WireTerms {
  return {
    tiers: tiers.map(({ netMinor, firstDeposits, basisPoints }) => ({
      netMinor: String(netMinor),
      firstDeposits,
      basisPoints,
    })),
    fee:
      fee === null
        ? null
        : {
            amountMinor: String(fee.amountMinor),
            depositMinor: String(fee.depositMinor),
            turnoverMinor: String(fee.turnoverMinor),
          },
    carriesOver,
  };
}
