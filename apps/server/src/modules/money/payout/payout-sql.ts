import type { MemberId, MerchantCode, PayoutId } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DueClaim } from '../../../platform/jobs/work-off-due.ts';
import type { PayoutStatus } from './payout-parts.ts';

export interface PayoutRow {
  readonly merchant_id: MerchantCode;
  readonly payout_id: PayoutId;
  readonly member_id: MemberId;
  readonly provider_code: string;
  readonly amount_minor: Minor;
  readonly fee_minor: Minor;
  readonly currency: CurrencyCode;
  readonly sealed_order: Buffer;
  readonly status: PayoutStatus;
  readonly provider_reference: string | null;
  readonly ask_count: number;
  readonly held_at: Date;
  /** `null`: no provider was asked to pay it. */
  readonly sent_at: Date | null;
}

export type NewPayout = Omit<PayoutRow, 'status' | 'provider_reference' | 'ask_count' | 'sent_at'>;

type PayoutRowKey = Pick<PayoutRow, 'merchant_id' | 'payout_id'>;

export async function insertPayout(tx: SqlRunner, payout: NewPayout): Promise<void> {
  await tx.query({
    text: `insert into wau.payouts (merchant_id, payout_id, member_id, provider_code, amount_minor,
             fee_minor, currency, sealed_order, held_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      payout.merchant_id,
      payout.payout_id,
      payout.member_id,
      payout.provider_code,
      payout.amount_minor,
      payout.fee_minor,
      payout.currency,
      payout.sealed_order,
      payout.held_at,
    ],
  });
}

/** Locked until the transaction ends. */
export async function lockPayout(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  payoutId: PayoutId,
): Promise<PayoutRow | undefined> {
  const rows = await tx.query<PayoutRow>({
    text: 'select * from wau.payouts where merchant_id = $1 and payout_id = $2 for no key update',
    values: [merchantCode, payoutId],
  });
  return rows[0];
}

/** From now on the provider may have been asked. */
export async function setPayoutSent(tx: SqlRunner, key: PayoutRowKey, now: Date): Promise<void> {
  await tx.query({
    text: `update wau.payouts set status = 'sent', sent_at = $3, ask_at = $3
            where merchant_id = $1 and payout_id = $2`,
    values: [key.merchant_id, key.payout_id, now],
  });
}

export async function setPayoutDecided(
  tx: SqlRunner,
  key: PayoutRowKey,
  status: 'paid' | 'returned',
  decidedAt: Date,
): Promise<void> {
  await tx.query({
    text: `update wau.payouts set status = $3, decided_at = $4, ask_at = null
            where merchant_id = $1 and payout_id = $2`,
    values: [key.merchant_id, key.payout_id, status, decidedAt],
  });
}

/** Notes what the provider calls the payment, unless it is noted already. */
export async function storeProviderReference(
  runner: SqlRunner,
  key: PayoutRowKey,
  providerReference: string,
): Promise<void> {
  await runner.query({
    text: `update wau.payouts set provider_reference = $3
            where merchant_id = $1 and payout_id = $2 and provider_reference is null and sent_at is not null`,
    values: [key.merchant_id, key.payout_id, providerReference],
  });
}

/**
 * Takes payouts whose provider is to be asked, over all merchants, and puts them off in the same statement: each pause
 * is twice the one before, up to the longest, for as long as it is not known what became of the money.
 */
export function claimPayoutsToAsk(runner: SqlRunner, claim: DueClaim): Promise<readonly PayoutRow[]> {
  return runner.query<PayoutRow>({
    text: `update wau.payouts
              set ask_count = least(ask_count + 1, 1000),
                  ask_at = $1 + least($3 * power(2, least(ask_count, 30)), $4) * interval '1 millisecond'
            where (merchant_id, payout_id) in (
                    select merchant_id, payout_id from wau.payouts
                     where ask_at <= $1 order by ask_at limit $2 for no key update skip locked)
           returning *`,
    values: [claim.now, claim.limit, claim.firstPauseMs, claim.longestPauseMs],
  });
}
