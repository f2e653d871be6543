import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { type AccountId, houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { type TransferAnswer, toIdempotencyKey } from '@wau/ledger/transfer';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { PayoutParts } from './payout-parts.ts';

type Ledger = Pick<PayoutParts, 'ledger'>;

/** A payout as far as its money goes. */
interface PayoutMoney {
  readonly merchant_id: MerchantCode;
  readonly payout_id: string;
  readonly member_id: MemberId;
  readonly provider_code: string;
  readonly amount_minor: Minor;
  readonly currency: CurrencyCode;
}

/** What is held for payouts under way. */
const heldAccount = houseAccountId('payouts', 'held');

/** From the wallet to what is held; refused where the wallet has too little. */
export async function holdMoney(
  { ledger }: Ledger,
  tx: SqlRunner,
  payout: PayoutMoney,
): Promise<TransferAnswer> {
  await openHouse({ ledger }, tx, payout, heldAccount);
  return post({ ledger }, tx, payout, 'hold', {
    debit: playerAccountId(payout.member_id),
    credit: heldAccount,
    reason: 'withdrawal',
  });
}

/** From what is held to the account with the provider, which has paid it. */
export async function settleMoney({ ledger }: Ledger, tx: SqlRunner, payout: PayoutMoney): Promise<void> {
  const provider = houseAccountId('cashier', payout.provider_code);
  await openHouse({ ledger }, tx, payout, provider);
  await end({ ledger }, tx, payout, { credit: provider, reason: 'withdrawal.settlement' });
}

/** From what is held back to the wallet. */
export async function returnMoney({ ledger }: Ledger, tx: SqlRunner, payout: PayoutMoney): Promise<void> {
  const wallet = playerAccountId(payout.member_id);
  await end({ ledger }, tx, payout, { credit: wallet, reason: 'withdrawal.reversal' });
}

/**
 * Settling and returning share their key, so that the ledger itself refuses to do both, whatever the row of the payout
 * says.
 */
async function end(
  ledger: Ledger,
  tx: SqlRunner,
  payout: PayoutMoney,
  to: { readonly credit: AccountId; readonly reason: 'withdrawal.settlement' | 'withdrawal.reversal' },
): Promise<void> {
  const answer = await post(ledger, tx, payout, 'end', { debit: heldAccount, ...to });
  if (answer.outcome !== 'posted') {
    throw new Error(`payout ${payout.payout_id} could not be ended: ${answer.refusal}`);
  }
}

async function post(
  { ledger }: Ledger,
  tx: SqlRunner,
  payout: PayoutMoney,
  step: 'hold' | 'end',
  way: {
    readonly debit: AccountId;
    readonly credit: AccountId;
    readonly reason: 'withdrawal' | 'withdrawal.settlement' | 'withdrawal.reversal';
  },
): Promise<TransferAnswer> {
  const [answer] = await ledger.postInTransaction(tx, [
    {
      ...way,
      merchantId: payout.merchant_id,
      idempotencyKey: toIdempotencyKey(`payout/${step}:${payout.payout_id}`),
      amountMinor: payout.amount_minor,
      currency: payout.currency,
      reference: payout.payout_id,
    },
  ]);
  if (answer === undefined) throw new Error('the ledger answers every transfer');
  return answer;
}

function openHouse(
  { ledger }: Ledger,
  tx: SqlRunner,
  { merchant_id: merchantId, currency }: PayoutMoney,
  accountId: AccountId,
): Promise<void> {
  return ledger.openAccount({ merchantId, accountId, kind: 'house', currency }, tx);
}
