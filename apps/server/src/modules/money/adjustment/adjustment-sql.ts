import type { AdjustmentCode, AdjustmentStatus } from '@wau/contract/adjustments';
import type { Id, MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export type AdjustmentId = Id<'adjustment'>;

export interface AdjustmentRow {
  readonly merchant_id: MerchantCode;
  readonly adjustment_id: AdjustmentId;
  readonly member_id: MemberId;
  readonly amount_minor: Minor;
  readonly currency: CurrencyCode;
  readonly code: AdjustmentCode;
  readonly reason: string;
  readonly status: AdjustmentStatus;
  readonly proposed_by: string;
  readonly proposer_name: string;
  readonly proposed_at: Date;
}

const columns = `merchant_id, adjustment_id, member_id, amount_minor, currency, code, reason, status, proposed_by,
             proposer_name, proposed_at`;

/** The one that stands under the proposer's name of it, which is this unless it was sent before. */
export async function insertAdjustment(
  tx: SqlRunner,
  row: Omit<AdjustmentRow, 'status'>,
  clientId: string,
): Promise<AdjustmentRow | undefined> {
  await tx.query({
    name: 'insert-adjustment',
    text: `insert into wau.adjustments
             (merchant_id, adjustment_id, member_id, client_id, amount_minor, currency, code, reason, proposed_by,
              proposer_name, proposed_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
           on conflict on constraint adjustments_client do nothing`,
    values: [
      row.merchant_id,
      row.adjustment_id,
      row.member_id,
      clientId,
      row.amount_minor,
      row.currency,
      row.code,
      row.reason,
      row.proposed_by,
      row.proposer_name,
      row.proposed_at,
    ],
  });
  const [stored] = await tx.query<AdjustmentRow & Record<string, unknown>>({
    name: 'select-proposed-adjustment',
    text: `select ${columns} from wau.adjustments where merchant_id = $1 and proposed_by = $2 and client_id = $3`,
    values: [row.merchant_id, row.proposed_by, clientId],
  });
  return stored;
}

/** Locked until the transaction ends. */
export async function lockAdjustment(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  adjustmentId: AdjustmentId,
): Promise<AdjustmentRow | undefined> {
  const [row] = await tx.query<AdjustmentRow & Record<string, unknown>>({
    name: 'lock-adjustment',
    text: `select ${columns} from wau.adjustments where merchant_id = $1 and adjustment_id = $2 for no key update`,
    values: [merchantCode, adjustmentId],
  });
  return row;
}

export interface AdjustmentDecision {
  readonly status: 'approved' | 'rejected';
  readonly person: string;
  readonly personName: string;
  readonly reason: string;
}

export async function updateDecision(
  tx: SqlRunner,
  { merchant_id: merchantId, adjustment_id: adjustmentId }: AdjustmentRow,
  decision: AdjustmentDecision,
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'update-adjustment-decision',
    text: `update wau.adjustments
              set status = $3, decided_by = $4, decider_name = $5, decision_reason = $6, decided_at = $7
            where merchant_id = $1 and adjustment_id = $2`,
    values: [
      merchantId,
      adjustmentId,
      decision.status,
      decision.person,
      decision.personName,
      decision.reason,
      now,
    ],
  });
}

export interface AdjustmentLineRow extends Omit<AdjustmentRow, 'merchant_id' | 'proposed_by'> {
  readonly username: string;
  readonly decider_name: string | null;
  readonly decided_at: Date | null;
  readonly decision_reason: string;
}

/** Newest first. Planned with its values, because each filter has an index of its own. */
export function selectAdjustments(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  filter: {
    readonly memberId: MemberId | undefined;
    readonly status: AdjustmentStatus | undefined;
    readonly before: AdjustmentId | undefined;
    readonly limit: number;
  },
): Promise<readonly AdjustmentLineRow[]> {
  return runner.query<AdjustmentLineRow & Record<string, unknown>>({
    text: `select adjustment.adjustment_id, adjustment.member_id, member.username, adjustment.amount_minor,
                  adjustment.currency, adjustment.code, adjustment.reason, adjustment.status,
                  adjustment.proposer_name, adjustment.proposed_at, adjustment.decider_name,
                  adjustment.decided_at, adjustment.decision_reason
             from wau.adjustments as adjustment
             join wau.members as member
               on member.merchant_id = adjustment.merchant_id and member.member_id = adjustment.member_id
            where adjustment.merchant_id = $1 and ($2::text is null or adjustment.member_id = $2)
              and ($3::text is null or adjustment.status = $3)
              and ($4::text is null or adjustment.adjustment_id < $4)
            order by adjustment.adjustment_id desc limit $5`,
    values: [
      merchantCode,
      filter.memberId ?? null,
      filter.status ?? null,
      filter.before ?? null,
      filter.limit,
    ],
  });
}
