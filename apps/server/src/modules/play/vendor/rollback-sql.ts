import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { RollbackCommand } from './wallet-command.ts';

export interface RollbackRow {
  readonly merchant_id: MerchantCode;
  readonly vendor_code: string;
  readonly transaction_id: string;
  readonly bet_transaction_id: string;
  readonly round_id: string;
  readonly member_id: MemberId;
}

/** Notes a rollback under its transaction id, unless it is noted; returns what stands there. */
export async function noteRollback(
  tx: SqlRunner,
  rollback: RollbackCommand,
  now: Date,
): Promise<RollbackRow> {
  const values = [rollback.merchantCode, rollback.vendorCode, rollback.transactionId];
  await tx.query({
    name: 'note-rollback',
    text: `insert into wau.bet_rollbacks
             (merchant_id, vendor_code, transaction_id, bet_transaction_id, round_id, member_id, received_at)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict do nothing`,
    values: [...values, rollback.betTransactionId, rollback.roundId, rollback.memberId, now],
  });
  const rows = await tx.query<RollbackRow>({
    name: 'select-rollback',
    text: `select * from wau.bet_rollbacks
            where merchant_id = $1 and vendor_code = $2 and transaction_id = $3`,
    values,
  });
  const noted = rows[0];
  if (noted === undefined) throw new Error('a rollback that was noted or already there is there');
  return noted;
}
