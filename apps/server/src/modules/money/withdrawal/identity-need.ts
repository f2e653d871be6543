import { type Minor, minorToWire, toMinor, zeroMinor } from '@wau/money/minor';
import { Refusal } from '@wau/service/refusal';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { WithdrawalTermsRow } from './withdrawal-sql.ts';

type IdentityTerms = Pick<WithdrawalTermsRow, 'identity_minor' | 'is_identity_known' | 'out_minor'>;

/**
 * What may still go out before the member's identity is known; `undefined` for as much as there is. Nothing is asked for
 * that the merchant has switched off, since no member could give it.
 */
export function leftWithoutIdentity(
  { flags }: Pick<Merchant, 'flags'>,
  { identity_minor, is_identity_known, out_minor }: IdentityTerms,
): Minor | undefined {
  if (identity_minor === 0n || is_identity_known || !flags.has('KYC3')) return undefined;
  return identity_minor > out_minor ? toMinor(identity_minor - out_minor) : zeroMinor;
}

/** @throws Refusal `withdrawal.identity.missing` with what may still go out */
export function requireWithinIdentity(
  merchant: Pick<Merchant, 'flags'>,
  terms: IdentityTerms,
  amountMinor: Minor,
): void {
  const leftMinor = leftWithoutIdentity(merchant, terms);
  if (leftMinor === undefined || amountMinor <= leftMinor) return;
  throw new Refusal('withdrawal.identity.missing', {
    field: 'amountMinor',
    limitMinor: minorToWire(leftMinor),
  });
}
