import { type Minor, toMinor } from './minor.ts';

/** What a withdrawal or a deposit costs: so much for each, and a share of the amount, rounded in the player's favour. */
export interface PaymentFee {
  readonly flatMinor: Minor;
  readonly basisPoints: number;
}

/** In minor units, the same wherever it is shown or taken; less than the amount, or there would be nothing to pay. */
export function paymentFee(amountMinor: Minor, { flatMinor, basisPoints }: PaymentFee): Minor {
  const share = (amountMinor * BigInt(basisPoints)) / 10_000n;
  const fee = flatMinor + share;
  return toMinor(fee < amountMinor ? fee : amountMinor - 1n);
}
