import type { DownlineTransferId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';

interface Line {
  readonly merchantCode: MerchantCode;
  readonly agentId: MemberId;
  readonly memberId: MemberId;
}

export interface DownlineRow {
  readonly username: string;
  readonly status: 'active' | 'disabled';
}

const memberOfLine = `
      select username, status from wau.members
       where merchant_id = $1 and member_id = $3 and upline_member_id = $2`;

/** A member of the direct line; `undefined` for anybody else. */
export async function selectDownline(
  runner: SqlRunner,
  { merchantCode, agentId, memberId }: Line,
): Promise<DownlineRow | undefined> {
  const rows = await runner.query<DownlineRow & Record<string, unknown>>({
    name: 'select-downline',
    text: memberOfLine,
    values: [merchantCode, agentId, memberId],
  });
  return rows[0];
}

/** The same, and the member's account and place stay as they are until the transaction ends. */
export async function lockDownline(
  tx: SqlRunner,
  { merchantCode, agentId, memberId }: Line,
): Promise<DownlineRow | undefined> {
  const rows = await tx.query<DownlineRow & Record<string, unknown>>({
    text: `${memberOfLine} for update`,
    values: [merchantCode, agentId, memberId],
  });
  return rows[0];
}

export interface DownlineBoundsRow {
  readonly min_minor: Minor;
  readonly max_minor: Minor;
  /** Of what may be sent on the present day. */
  readonly left_minor: Minor;
}

/** What the merchant lets go at once, and what is left of the agent's day. */
export async function selectDownlineBounds(
  runner: SqlRunner,
  { merchantCode, agentId }: Omit<Line, 'memberId'>,
  now: Date,
): Promise<DownlineBoundsRow | undefined> {
  const rows = await runner.query<DownlineBoundsRow & Record<string, unknown>>({
    text: `
      select merchant.downline_transfer_min_minor as min_minor, merchant.downline_transfer_max_minor as max_minor,
             greatest(0, merchant.downline_transfer_daily_minor - coalesce(
               (select sum(transfer.amount_minor)::bigint from wau.downline_transfers as transfer
                 where transfer.merchant_id = $1 and transfer.agent_id = $2
                   and transfer.placed_at >= wau.merchant_day_start($1, wau.merchant_day($1, $3))), 0)) as left_minor
        from wau.merchants as merchant
       where merchant.merchant_id = $1`,
    values: [merchantCode, agentId, now],
  });
  return rows[0];
}

export interface DownlineTransferRow {
  readonly merchant_id: MerchantCode;
  readonly downline_transfer_id: DownlineTransferId;
  readonly agent_id: MemberId;
  readonly member_id: MemberId;
  readonly amount_minor: Minor;
  readonly currency: CurrencyCode;
  readonly placed_at: Date;
}

export async function insertDownlineTransfer(tx: SqlRunner, row: DownlineTransferRow): Promise<void> {
  await tx.query({
    text: `insert into wau.downline_transfers
             (merchant_id, downline_transfer_id, agent_id, member_id, amount_minor, currency, placed_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      row.merchant_id,
      row.downline_transfer_id,
      row.agent_id,
      row.member_id,
      row.amount_minor,
      row.currency,
      row.placed_at,
    ],
  });
}

/** What was sent to one member, newest first. */
export function selectDownlineTransfers(
  runner: SqlRunner,
  { merchantCode, agentId, memberId }: Line,
  limit: number,
): Promise<readonly DownlineTransferRow[]> {
  return runner.query<DownlineTransferRow & Record<string, unknown>>({
    text: `select * from wau.downline_transfers
            where merchant_id = $1 and agent_id = $2 and member_id = $3
            order by downline_transfer_id desc limit $4`,
    values: [merchantCode, agentId, memberId, limit],
  });
}
