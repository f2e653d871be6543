import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import { newId, systemRandom } from '@wau/service/random';
import type { Client } from 'pg';

/** A deposit of a member that came at a moment, as its row alone: no money moves by it. */
export async function insertApprovedDeposit(
  owner: Pick<Client, 'query'>,
  clock: Clock,
  { merchantCode, memberId }: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
  amountMinor: number,
  at: Date,
): Promise<void> {
  await owner.query(
    `insert into wau.deposits (merchant_id, deposit_id, member_id, method_code, provider_code, amount_minor, currency,
                               status, payment_intent, placed_at, expires_at, decided_at)
     select $1, $2, $3, method_code, provider_code, $4, 'MYR', 'approved', '{}', $5, $5, $5
       from wau.deposit_methods where merchant_id = $1 order by method_code limit 1`,
    [merchantCode, newId('deposit', clock, systemRandom), memberId, amountMinor, at],
  );
}
