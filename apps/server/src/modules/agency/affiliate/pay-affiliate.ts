import type { MerchantCode } from '@wau/contract/ids';
import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { toIdempotencyKey } from '@wau/ledger/transfer';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockStatementToPay, type StatementRow, updateStatementPaid } from './affiliate-statements-sql.ts';
import { tellPaid } from './tell-affiliates.ts';

/**
 * Pays the next statement that was approved, into the affiliate's wallet; `false` where none is left.
 *
 * Invariants: a statement is paid once, by its state under its own lock and by the ledger's key; state, money and what the
 * affiliate is told are of one transaction.
 * Locks: the statement's row, what the ledger locks, the counter of the affiliate's events.
 */
export async function payAffiliate(
  parts: Pick<ServerParts, 'ledger' | 'clock' | 'random'>,
  tx: SqlRunner,
  merchantCode: MerchantCode,
): Promise<boolean> {
  const statement = await lockStatementToPay(tx, merchantCode);
  if (statement === undefined) return false;
  const isPaid = statement.amount_minor > 0n;
  if (isPaid) await post(parts, tx, merchantCode, statement);
  await updateStatementPaid(tx, merchantCode, statement.statement_id, new Date(parts.clock.nowMs()));
  if (isPaid) await tellPaid(parts, tx, merchantCode, statement);
  return true;
}

async function post(
  { ledger }: Pick<ServerParts, 'ledger'>,
  tx: SqlRunner,
  merchantId: MerchantCode,
  { statement_id, affiliate_id, amount_minor: amountMinor, currency }: StatementRow,
): Promise<void> {
  const house = houseAccountId('affiliates');
  await ledger.openAccount({ merchantId, accountId: house, kind: 'house', currency }, tx);
  const [answer] = await ledger.postInTransaction(tx, [
    {
      ...{ merchantId, amountMinor, currency, reason: 'affiliate.commission', reference: statement_id },
      idempotencyKey: toIdempotencyKey(`affiliate:${statement_id}`),
      debit: house,
      credit: playerAccountId(affiliate_id),
    },
  ]);
  if (answer?.outcome !== 'posted') throw new Error(`${statement_id} could not be paid: ${answer?.refusal}`);
}
