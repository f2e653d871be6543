import type { MemberId, MerchantCode, UplineTransferId } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';

interface Owner {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}

export interface UplineRow {
  readonly upline_member_id: MemberId;
  readonly username: string;
  readonly status: 'active' | 'disabled';
}

const uplineOfMember = `
       from wau.members as member
       join wau.members as upline
         on upline.merchant_id = member.merchant_id and upline.member_id = member.upline_member_id
      where member.merchant_id = $1 and member.member_id = $2`;

/** Whom the member stands under; `undefined` at the top. */
export async function selectUpline(
  runner: SqlRunner,
  { merchantCode, memberId }: Owner,
): Promise<UplineRow | undefined> {
  const rows = await runner.query<UplineRow & Record<string, unknown>>({
    text: `select upline.member_id as upline_member_id, upline.username, upline.status ${uplineOfMember}`,
    values: [merchantCode, memberId],
  });
  return rows[0];
}

/** The same, and the upline's account stays as it is until the transaction ends. */
export async function holdUpline(
  tx: SqlRunner,
  { merchantCode, memberId }: Owner,
): Promise<UplineRow | undefined> {
  const rows = await tx.query<UplineRow & Record<string, unknown>>({
    text: `select upline.member_id as upline_member_id, upline.username, upline.status ${uplineOfMember}
              for share of upline`,
    values: [merchantCode, memberId],
  });
  return rows[0];
}

export interface UplineBoundsRow {
  readonly min_minor: Minor;
  readonly max_minor: Minor;
}

export async function selectUplineBounds(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<UplineBoundsRow | undefined> {
  const rows = await runner.query<UplineBoundsRow & Record<string, unknown>>({
    text: `select upline_transfer_min_minor as min_minor, upline_transfer_max_minor as max_minor
             from wau.merchants where merchant_id = $1`,
    values: [merchantCode],
  });
  return rows[0];
}

export interface UplineTransferRow {
  readonly merchant_id: MerchantCode;
  readonly upline_transfer_id: UplineTransferId;
  readonly member_id: MemberId;
  readonly upline_member_id: MemberId;
  readonly amount_minor: Minor;
  readonly currency: CurrencyCode;
  readonly placed_at: Date;
}

export async function insertUplineTransfer(tx: SqlRunner, row: UplineTransferRow): Promise<void> {
  await tx.query({
    text: `insert into wau.upline_transfers
             (merchant_id, upline_transfer_id, member_id, upline_member_id, amount_minor, currency, placed_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      row.merchant_id,
      row.upline_transfer_id,
      row.member_id,
      row.upline_member_id,
      row.amount_minor,
      row.currency,
      row.placed_at,
    ],
  });
}

export interface NamedUplineTransferRow extends UplineTransferRow {
  readonly upline_username: string;
}

/** Newest first. */
export function selectUplineTransfers(
  runner: SqlRunner,
  { merchantCode, memberId }: Owner,
  limit: number,
): Promise<readonly NamedUplineTransferRow[]> {
  return runner.query<NamedUplineTransferRow & Record<string, unknown>>({
    text: `select transfer.*, upline.username as upline_username
             from wau.upline_transfers as transfer
             join wau.members as upline
               on upline.merchant_id = transfer.merchant_id and upline.member_id = transfer.upline_member_id
            where transfer.merchant_id = $1 and transfer.member_id = $2
            order by transfer.upline_transfer_id desc limit $3`,
    values: [merchantCode, memberId, limit],
  });
}
