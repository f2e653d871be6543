import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { type AccountId, houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { type IdempotencyKey, type TransferAnswer, toIdempotencyKey } from '@wau/ledger/transfer';
import type { CurrencyCode } from '@wau/money/currency';
import { type Minor, toMinor } from '@wau/money/minor';
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
  readonly fee_minor: Minor;
  readonly currency: CurrencyCode;
}

/** What is held for payouts under way. */
const heldAccount = houseAccountId('payouts', 'held');
/** What payouts cost those who are paid. */
const feeAccount = houseAccountId('payouts', 'fees');

/** From the wallet to what is held, with the fee; refused where the wallet has too little. */
export async function holdMoney(
  { ledger }: Ledger,
  tx: SqlRunner,
  payout: PayoutMoney,
): Promise<TransferAnswer> {
  await openHouse({ ledger }, tx, payout, heldAccount);
  const [answer] = await post({ ledger }, tx, payout, [
    {
      ...{ name: 'hold', debit: playerAccountId(payout.member_id), credit: heldAccount },
      ...{ reason: 'withdrawal', amountMinor: grossOf(payout) },
    },
  ]);
  if (answer === undefined) throw new Error('the ledger answers every transfer');
  return answer;
}

/** From what is held to the account with the provider, which has paid it, and the fee to the house. */
export async function settleMoney({ ledger }: Ledger, tx: SqlRunner, payout: PayoutMoney): Promise<void> {
  const provider = houseAccountId('cashier', payout.provider_code);
  await openHouse({ ledger }, tx, payout, provider);
  const steps: Step[] = [
    {
      ...{ name: 'end', debit: heldAccount, credit: provider, reason: 'withdrawal.settlement' },
      amountMinor: payout.amount_minor,
    },
  ];
  if (payout.fee_minor > 0n) {
    await openHouse({ ledger }, tx, payout, feeAccount);
    steps.push({
      ...{ name: 'fee', debit: heldAccount, credit: feeAccount, reason: 'withdrawal.fee' },
      amountMinor: payout.fee_minor,
    });
  }
  requirePosted(payout, await post({ ledger }, tx, payout, steps));
}

/** From what is held back to the wallet, the fee as well: what was not paid costs nothing. */
export async function returnMoney({ ledger }: Ledger, tx: SqlRunner, payout: PayoutMoney): Promise<void> {
  const step: Step = {
    ...{ name: 'end', debit: heldAccount, credit: playerAccountId(payout.member_id) },
    ...{ reason: 'withdrawal.reversal', amountMinor: grossOf(payout) },
  };
  requirePosted(payout, await post({ ledger }, tx, payout, [step]));
}

function grossOf({ amount_minor, fee_minor }: PayoutMoney): Minor {
  return toMinor(amount_minor + fee_minor);
}

/** What the ledger calls the transfers of a payout, as far as they are there. */
export function payoutTransferKeys(payoutId: string): readonly IdempotencyKey[] {
  return stepNames.map((name) => keyOf(name, payoutId));
}

const stepNames = ['hold', 'end', 'fee'] as const;

function keyOf(name: Step['name'], payoutId: string): IdempotencyKey {
  return toIdempotencyKey(`payout/${name}:${payoutId}`);
}

/** One transfer of a payout. Settling and returning share their name, so that the ledger itself refuses to do both. */
interface Step {
  readonly name: (typeof stepNames)[number];
  readonly debit: AccountId;
  readonly credit: AccountId;
  readonly reason: 'withdrawal' | 'withdrawal.settlement' | 'withdrawal.reversal' | 'withdrawal.fee';
  readonly amountMinor: Minor;
}

function requirePosted({ payout_id }: PayoutMoney, answers: readonly TransferAnswer[]): void {
  for (const answer of answers) {
    if (answer.outcome !== 'posted') {
      throw new Error(`payout ${payout_id} could not be ended: ${answer.refusal}`);
    }
  }
}

/** All of them at once: the ledger locks the accounts of a call in one order. */
async function post(
  { ledger }: Ledger,
  tx: SqlRunner,
  payout: PayoutMoney,
  steps: readonly Step[],
): Promise<readonly TransferAnswer[]> {
  const answers = await ledger.postInTransaction(
    tx,
    steps.map(({ name, ...way }) => ({
      ...way,
      merchantId: payout.merchant_id,
      idempotencyKey: keyOf(name, payout.payout_id),
      currency: payout.currency,
      reference: payout.payout_id,
    })),
  );
  if (answers.length !== steps.length) throw new Error('the ledger answers every transfer');
  return answers;
}

function openHouse(
  { ledger }: Ledger,
  tx: SqlRunner,
  { merchant_id: merchantId, currency }: PayoutMoney,
  accountId: AccountId,
): Promise<void> {
  return ledger.openAccount({ merchantId, accountId, kind: 'house', currency }, tx);
}
