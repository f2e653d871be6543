import type { FundTransferStatus } from '@wau/contract/fund-transfer-statuses';
import type { FundTransferId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { refusingTaken } from '@wau/service/database/violated-constraint';
import { Refusal } from '@wau/service/refusal';
import type { DueClaim } from '../../../platform/jobs/work-off-due.ts';

export interface FundTransferRow {
  readonly merchant_id: MerchantCode;
  readonly fund_transfer_id: FundTransferId;
  readonly member_id: MemberId;
  readonly vendor_code: string;
  readonly direction: 'in' | 'out';
  readonly origin: 'member' | 'sweep';
  /** Null: everything, and it is not known how much that is. */
  readonly amount_minor: Minor | null;
  readonly currency: CurrencyCode;
  readonly status: FundTransferStatus;
  readonly ask_count: number;
  readonly ask_at: Date | null;
  readonly last_error: string;
  readonly placed_at: Date;
  readonly decided_at: Date | null;
}

export type NewFundTransfer = Omit<
  FundTransferRow,
  'status' | 'ask_count' | 'ask_at' | 'last_error' | 'decided_at'
> & { readonly ask_at: Date };

export type FundTransferKey = Pick<FundTransferRow, 'merchant_id' | 'fund_transfer_id'>;

const refusingSecond = <Result>(work: () => Promise<Result>): Promise<Result> =>
  refusingTaken({ fund_transfers_pending: () => new Refusal('fund.transfer.pending') }, work);

/** Refused `fund.transfer.pending` while another one goes the same way. */
export async function insertFundTransfer(tx: SqlRunner, row: NewFundTransfer): Promise<void> {
  await refusingSecond(() =>
    tx.query({
      name: 'insert-fund-transfer',
      text: `insert into wau.fund_transfers (merchant_id, fund_transfer_id, member_id, vendor_code, direction, origin,
               amount_minor, currency, ask_at, placed_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      values: [
        row.merchant_id,
        row.fund_transfer_id,
        row.member_id,
        row.vendor_code,
        row.direction,
        row.origin,
        row.amount_minor,
        row.currency,
        row.ask_at,
        row.placed_at,
      ],
    }),
  );
}

export async function selectFundTransfer(
  runner: SqlRunner,
  { merchant_id: merchantCode, fund_transfer_id: id }: FundTransferKey,
): Promise<FundTransferRow | undefined> {
  const rows = await runner.query<FundTransferRow & Record<string, unknown>>({
    name: 'select-fund-transfer',
    text: 'select * from wau.fund_transfers where merchant_id = $1 and fund_transfer_id = $2',
    values: [merchantCode, id],
  });
  return rows[0];
}

/** Locked until the transaction ends. */
export async function lockFundTransfer(
  tx: SqlRunner,
  { merchant_id: merchantCode, fund_transfer_id: id }: FundTransferKey,
): Promise<FundTransferRow | undefined> {
  const rows = await tx.query<FundTransferRow & Record<string, unknown>>({
    name: 'lock-fund-transfer',
    text: `select * from wau.fund_transfers where merchant_id = $1 and fund_transfer_id = $2
              for no key update`,
    values: [merchantCode, id],
  });
  return rows[0];
}

/** The member's latest, newest first, and whatever older one is not decided. */
export function selectLatestFundTransfers(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  limit: number,
): Promise<readonly FundTransferRow[]> {
  return runner.query<FundTransferRow & Record<string, unknown>>({
    name: 'select-latest-fund-transfers',
    text: `select * from wau.fund_transfers
            where merchant_id = $1 and member_id = $2
              and (status in ('pending', 'stuck') or fund_transfer_id in (
                     select fund_transfer_id from wau.fund_transfers
                      where merchant_id = $1 and member_id = $2 order by fund_transfer_id desc limit $3))
            order by fund_transfer_id desc`,
    values: [merchantCode, memberId, limit],
  });
}

/** What brings money back from these vendors and is not decided yet. */
export function selectPendingReturns(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<readonly FundTransferRow[]> {
  return runner.query<FundTransferRow & Record<string, unknown>>({
    name: 'select-pending-returns',
    text: `select * from wau.fund_transfers
            where merchant_id = $1 and member_id = $2 and direction = 'out' and status = 'pending'`,
    values: [merchantCode, memberId],
  });
}

/** Takes an order that nobody has been asked to carry out; one of several that try gets it. */
export async function claimFirstAsk(runner: SqlRunner, key: FundTransferKey): Promise<boolean> {
  const rows = await runner.query({
    name: 'claim-first-ask',
    text: `update wau.fund_transfers set ask_count = 1
            where merchant_id = $1 and fund_transfer_id = $2 and status = 'pending' and ask_count = 0
           returning 1 as claimed`,
    values: [key.merchant_id, key.fund_transfer_id],
  });
  return rows.length > 0;
}

/** Takes what is due over all merchants and puts it off in the same statement, each time for twice as long. */
export function claimFundTransfersToCheck(
  runner: SqlRunner,
  claim: DueClaim,
): Promise<readonly FundTransferRow[]> {
  return runner.query<FundTransferRow & Record<string, unknown>>({
    name: 'claim-fund-transfers-to-check',
    text: `update wau.fund_transfers
              set ask_count = least(ask_count + 1, 1000),
                  ask_at = $1 + least($3 * power(2, least(ask_count, 30)), $4) * interval '1 millisecond'
            where (merchant_id, fund_transfer_id) in (
                    select merchant_id, fund_transfer_id from wau.fund_transfers
                     where ask_at <= $1 order by ask_at limit $2 for no key update skip locked)
           returning *`,
    values: [claim.now, claim.limit, claim.firstPauseMs, claim.longestPauseMs],
  });
}

/** Why it is not known yet; `stuck`: nobody asks any more by itself. */
export async function noteUnknown(
  runner: SqlRunner,
  key: FundTransferKey,
  error: string,
  status: 'pending' | 'stuck',
): Promise<void> {
  await runner.query({
    name: 'note-unknown-fund-transfer',
    text: `update wau.fund_transfers
              set last_error = $3, status = $4, ask_at = case $4 when 'pending' then ask_at end
            where merchant_id = $1 and fund_transfer_id = $2 and status = 'pending'`,
    values: [key.merchant_id, key.fund_transfer_id, error.slice(0, 500), status],
  });
}

/** A stuck one is asked about again, from the beginning. Refused `fund.transfer.pending` as a new one would be. */
export async function setPendingAgain(tx: SqlRunner, key: FundTransferKey, askAt: Date): Promise<void> {
  await refusingSecond(() =>
    tx.query({
      name: 'set-fund-transfer-pending',
      text: `update wau.fund_transfers set status = 'pending', ask_count = 1, ask_at = $3
              where merchant_id = $1 and fund_transfer_id = $2 and status = 'stuck'`,
      values: [key.merchant_id, key.fund_transfer_id, askAt],
    }),
  );
}

export async function setFundTransferEnded(
  tx: SqlRunner,
  key: FundTransferKey,
  end: {
    readonly status: 'completed' | 'failed';
    readonly amountMinor: Minor | null;
    readonly reason: string;
    readonly decidedAt: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'set-fund-transfer-ended',
    text: `update wau.fund_transfers
              set status = $3, amount_minor = $4, last_error = $5, decided_at = $6, ask_at = null
            where merchant_id = $1 and fund_transfer_id = $2`,
    values: [
      key.merchant_id,
      key.fund_transfer_id,
      end.status,
      end.amountMinor,
      end.reason.slice(0, 500),
      end.decidedAt,
    ],
  });
}

export interface StuckFundTransferRow extends FundTransferRow {
  readonly username: string;
}

/** The oldest first. */
export function selectStuckFundTransfers(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  limit: number,
): Promise<readonly StuckFundTransferRow[]> {
  return runner.query<StuckFundTransferRow & Record<string, unknown>>({
    name: 'select-stuck-fund-transfers',
    text: `select transfer.*, member.username
             from wau.fund_transfers as transfer
             join wau.members as member using (merchant_id, member_id)
            where transfer.merchant_id = $1 and transfer.status = 'stuck'
            order by transfer.placed_at, transfer.fund_transfer_id limit $2`,
    values: [merchantCode, limit],
  });
}
