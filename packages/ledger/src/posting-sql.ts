import { type ErrorCode, isErrorCode } from '@wau/contract/error-codes';
import type { MerchantCode } from '@wau/contract/ids';
import type { Minor } from '@wau/money/minor';
import { plainArrayLiteral, textArrayLiteral } from '@wau/service/database/array-literal';
import { TransientConflict } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { violatedUnique } from '@wau/service/database/violated-constraint';
import { type AccountId, isHouseAccount } from './account-id.ts';
import { type IdempotencyKey, type Transfer, type TransferAnswer, transferIdOfUuid } from './transfer.ts';

/** A transfer with the id that it gets if its key is new. */
export interface NumberedTransfer {
  readonly transfer: Transfer;
  readonly uuid: string;
  readonly inputHash: string;
}

/** One row for the whole call: lists in the order of the transfers, see ledger.post_transfers. */
interface AnswerLists {
  readonly stored_ids: string | null;
  readonly refusals: string | null;
  readonly debit_balances: string;
  readonly credit_balances: string;
}

/**
 * Posts transfers of one merchant, each key once, in one statement; answers in their order. Committed with the
 * runner's transaction. Throws `TransientConflict` when it lost a race for a key; the transaction is to be tried again.
 */
export async function postTransfers(
  runner: SqlRunner,
  merchantId: MerchantCode,
  numbered: readonly NumberedTransfer[],
): Promise<readonly TransferAnswer[]> {
  const accounts = placeAccounts(numbered);
  const statement = {
    name: 'ledger-post-transfers',
    text: `select stored_ids, refusals, debit_balances, credit_balances
             from ledger.post_transfers($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    values: [
      merchantId,
      textArrayLiteral(accounts.withBalance),
      textArrayLiteral(accounts.house),
      plainArrayLiteral(numbered.map(({ uuid }) => uuid)),
      textArrayLiteral(numbered.map(({ transfer }) => transfer.idempotencyKey)),
      plainArrayLiteral(numbered.map(({ inputHash }) => inputHash)),
      plainArrayLiteral(numbered.map(({ transfer }) => accounts.placeOf(transfer.debit))),
      plainArrayLiteral(numbered.map(({ transfer }) => accounts.placeOf(transfer.credit))),
      plainArrayLiteral(numbered.map(({ transfer }) => transfer.amountMinor)),
      textArrayLiteral(numbered.map(({ transfer }) => transfer.currency)),
      textArrayLiteral(numbered.map(({ transfer }) => transfer.reason)),
      textArrayLiteral(numbered.map(({ transfer }) => transfer.reference)),
    ],
  };
  try {
    const [lists] = await runner.query<AnswerLists>(statement);
    if (lists === undefined) throw new Error('ledger.post_transfers answers with one row');
    return answersOf(lists, numbered);
  } catch (error) {
    if (isKeyTakenMeanwhile(error))
      throw new TransientConflict('a key was taken meanwhile', { cause: error });
    throw error;
  }
}

interface PlacedAccounts {
  /** In the order of their ids, which is the order of their locks. */
  readonly withBalance: readonly AccountId[];
  readonly house: readonly AccountId[];
  /** From 1; the house's after the others. */
  placeOf(account: AccountId): number;
}

function placeAccounts(numbered: readonly NumberedTransfer[]): PlacedAccounts {
  const ids = new Set<AccountId>();
  for (const { transfer } of numbered) ids.add(transfer.debit).add(transfer.credit);
  const withBalance: AccountId[] = [];
  const house: AccountId[] = [];
  for (const id of ids) (isHouseAccount(id) ? house : withBalance).push(id);
  withBalance.sort();
  const places = new Map([...withBalance, ...house].map((id, index) => [id, index + 1]));
  return {
    withBalance,
    house,
    placeOf(account) {
      const place = places.get(account);
      if (place === undefined) throw new Error('every account of the call has a place');
      return place;
    },
  };
}

function answersOf(lists: AnswerLists, numbered: readonly NumberedTransfer[]): readonly TransferAnswer[] {
  const storedIds = lists.stored_ids?.split(',');
  const refusals = lists.refusals?.split(',');
  const debitBalances = lists.debit_balances.split(',');
  const creditBalances = lists.credit_balances.split(',');
  return numbered.map(({ uuid }, index) => {
    const storedId = storedIds?.[index] || undefined;
    return answerOf({
      transfer_id: storedId ?? uuid,
      refusal: refusals?.[index] || null,
      replayed: storedId !== undefined,
      debit_balance_minor: balanceOf(debitBalances[index]),
      credit_balance_minor: balanceOf(creditBalances[index]),
    });
  });
}

function balanceOf(text: string | undefined): Minor | null {
  return text === undefined || text === '' ? null : (BigInt(text) as Minor);
}

/** Two calls came with one key and different accounts at the same moment; tried again, the later finds the answer. */
function isKeyTakenMeanwhile(error: unknown): boolean {
  return violatedUnique(error) === 'transfer_key_pkey';
}

interface AnswerRow {
  readonly transfer_id: string;
  readonly refusal: string | null;
  readonly replayed: boolean;
  readonly debit_balance_minor: Minor | null;
  readonly credit_balance_minor: Minor | null;
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
