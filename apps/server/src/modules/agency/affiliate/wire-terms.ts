import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire, toMinor } from '@wau/money/minor';
import type { AffiliateTerms } from '@wau/rules/agency/affiliate-terms';

/** Terms as they travel and are stored. */
export type WireTerms = Pick<CallBody<Calls['storeAffiliatePlan']>, 'tiers' | 'fee' | 'carriesOver'>;

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
  const wire = (amount: bigint) => minorToWire(toMinor(amount));
  return {
    tiers: tiers.map(({ netMinor, firstDeposits, basisPoints }) => ({
      netMinor: wire(netMinor),
      firstDeposits,
      basisPoints,
    })),
    fee:
      fee === null
        ? null
        : {
            amountMinor: wire(fee.amountMinor),
            depositMinor: wire(fee.depositMinor),
            turnoverMinor: wire(fee.turnoverMinor),
          },
    carriesOver,
  };
}
