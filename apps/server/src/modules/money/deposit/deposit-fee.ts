import type { Minor } from '@wau/money/minor';
import { zeroMinor } from '@wau/money/minor';
import { paymentFee } from '@wau/money/payment-fee';
import type { DepositFeeRow } from './deposit-sql.ts';

type Paid = DepositFeeRow & { readonly amount_minor: Minor };

/** What the provider keeps of a deposit, by the terms that were said when it was ordered. */
export function depositFee({ amount_minor, fee_flat_minor, fee_basis_points }: Paid): Minor {
  return paymentFee(amount_minor, { flatMinor: fee_flat_minor, basisPoints: fee_basis_points });
}

/** The same as far as it is taken from what reaches the wallet. */
export function memberFee(deposit: Paid): Minor {
  return deposit.fee_payer === 'member' ? depositFee(deposit) : zeroMinor;
}
