import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { depositFee } from './deposit-fee.ts';
import type { DepositParts } from './deposit-parts.ts';
import type { DepositRow } from './deposit-sql.ts';
import { depositFeeTransferKey, depositTransferKey } from './deposit-transfer-keys.ts';

/** What deposits cost the house. */
const feeAccount = houseAccountId('deposits', 'fees');

/**
 * Moves the deposit's money from whoever took it to its member, and what that keeps of it back, from the member or the
 * house: a transfer each with a key each, so that it happens once. So the account with a provider is what it has to hand
 * over.
 */
export async function creditDeposit(
  { ledger }: Pick<DepositParts, 'ledger'>,
  tx: SqlRunner,
  deposit: DepositRow,
): Promise<void> {
  const { merchant_id: merchantId, deposit_id: depositId, currency } = deposit;
  const provider = houseAccountId('cashier', deposit.provider_code);
  const member = playerAccountId(deposit.member_id);
  await ledger.openAccount({ merchantId, accountId: provider, kind: 'house', currency }, tx);
  const feeMinor = depositFee(deposit);
  const isBorneByHouse = deposit.fee_payer === 'merchant';
  if (feeMinor > 0n && isBorneByHouse) {
    await ledger.openAccount({ merchantId, accountId: feeAccount, kind: 'house', currency }, tx);
  }
  const same = { merchantId, currency, reference: depositId };
  const answers = await ledger.postInTransaction(tx, [
    {
      ...same,
      idempotencyKey: depositTransferKey(depositId),
      debit: provider,
      credit: member,
      amountMinor: deposit.amount_minor,
      reason: 'deposit',
    },
    ...(feeMinor === 0n
      ? []
      : [
          {
            ...same,
            idempotencyKey: depositFeeTransferKey(depositId),
            debit: isBorneByHouse ? feeAccount : member,
            credit: provider,
            amountMinor: feeMinor,
            reason: 'deposit.fee' as const,
          },
        ]),
  ]);
  const refused = answers.find(({ outcome }) => outcome !== 'posted');
  if (answers.length === 0 || refused !== undefined) {
    throw new Error(`deposit ${depositId} could not be credited: ${JSON.stringify(refused)}`);
  }
}
