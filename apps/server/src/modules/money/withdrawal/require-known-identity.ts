import type { MemberId } from '@wau/contract/ids';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { requireWithinIdentity } from './identity-need.ts';
import { selectWithdrawalTerms } from './withdrawal-sql.ts';

/**
 * For money that leaves a member's wallet by other ways than a withdrawal: it counts towards what may go out before the
 * identity is known. The member's row is locked.
 *
 * @throws Refusal `withdrawal.identity.missing` with what may still go out
 */
export async function requireKnownIdentity(
  tx: SqlRunner,
  { merchant, memberId }: { readonly merchant: Merchant; readonly memberId: MemberId },
  amountMinor: Minor,
  now: Date,
): Promise<void> {
  const terms = await selectWithdrawalTerms(tx, merchant.merchantCode, memberId, now);
  assert(terms !== undefined, 'the merchant of a request is there');
  requireWithinIdentity(merchant, terms, amountMinor);
}
