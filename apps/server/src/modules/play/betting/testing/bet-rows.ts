import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface SettlementRow extends Record<string, unknown> {
  readonly step: number;
  readonly kind: string;
  readonly stake_minor: bigint;
  readonly refund_minor: bigint;
  readonly payout_minor: bigint;
  readonly turnover_minor: bigint;
  readonly receivable_minor: bigint;
  readonly status: string;
}

/** The steps of a bet in their order. */
export function settlementsOf(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  externalKey: string,
): Promise<readonly SettlementRow[]> {
  return runner.query<SettlementRow>({
    text: `select step, kind, stake_minor, refund_minor, payout_minor, turnover_minor, receivable_minor, status
             from wau.bet_settlements where merchant_id = $1 and external_key = $2 order by step`,
    values: [merchantCode, externalKey],
  });
}
