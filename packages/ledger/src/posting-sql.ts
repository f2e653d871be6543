import { type ErrorCode, isErrorCode } from '@wau/contract/error-codes';
import type { MerchantCode } from '@wau/contract/ids';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/sql-runner';
import { type IdempotencyKey, type Transfer, type TransferAnswer, transferIdOfUuid } from './transfer.ts';

/** A transfer with the id that it gets if its key is new. */
export interface NumberedTransfer {
  readonly transfer: Transfer;
  readonly uuid: string;
  readonly inputHash: Buffer;
}

interface AnswerRow {
  readonly transfer_id: string;
  readonly refusal: string | null;
  readonly replayed: boolean;
  readonly debit_balance_minor: Minor | null;
  readonly credit_balance_minor: Minor | null;
}

/**
 * Posts transfers of one merchant, each key once, in one statement; answers in their order. Committed with the
 * runner's transaction.
 */
export async function postTransfers(
  runner: SqlRunner,
  merchantId: MerchantCode,
  numbered: readonly NumberedTransfer[],
): Promise<readonly TransferAnswer[]> {
  const rows = await runner.query<AnswerRow>({
    name: 'ledger-post-transfers',
    text: `select transfer_id, refusal, replayed, debit_balance_minor, credit_balance_minor
             from ledger.post_transfers($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      merchantId,
      numbered.map(({ uuid }) => uuid),
      numbered.map(({ transfer }) => transfer.idempotencyKey),
      numbered.map(({ inputHash }) => inputHash),
      numbered.map(({ transfer }) => transfer.debit),
      numbered.map(({ transfer }) => transfer.credit),
      numbered.map(({ transfer }) => transfer.amountMinor),
      numbered.map(({ transfer }) => transfer.currency),
      numbered.map(({ transfer }) => transfer.reason),
      numbered.map(({ transfer }) => transfer.reference),
    ],
  });
  return rows.map(answerOf);
}

/** Takes a key out of use, or finds the answer that it has; `uuid` becomes the id of the refused transfer. */
export async function refuseKeyOnce(
  runner: SqlRunner,
  merchantId: MerchantCode,
  idempotencyKey: IdempotencyKey,
  uuid: string,
  refusal: ErrorCode,
): Promise<TransferAnswer> {
  const rows = await runner.query<AnswerRow>({
    name: 'ledger-refuse-key',
    text: `select transfer_id, refusal, replayed, debit_balance_minor, credit_balance_minor
             from ledger.refuse_key($1, $2, $3, $4)`,
    values: [merchantId, idempotencyKey, uuid, refusal],
  });
  const row = rows[0];
  if (row === undefined) throw new Error('ledger.refuse_key answers with one row');
  return answerOf(row);
}

function answerOf(row: AnswerRow): TransferAnswer {
  const answered = {
    transferId: transferIdOfUuid(row.transfer_id),
    replayed: row.replayed,
    debitBalanceMinor: row.debit_balance_minor ?? undefined,
    creditBalanceMinor: row.credit_balance_minor ?? undefined,
  };
  if (row.refusal === null) return { outcome: 'posted', ...answered };
  if (!isErrorCode(row.refusal)) throw new Error(`the ledger refused with an unknown code: ${row.refusal}`);
  return { outcome: 'refused', refusal: row.refusal, ...answered };
}
