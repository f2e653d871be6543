import { zeroMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import { runOnce } from '../../../platform/idempotency.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { isPaymentProviderOpen } from '../payment/payment-account.ts';
import { callbackUrlOf } from '../payment/payments.ts';
import { requireTurnover } from '../turnover/turnover-requirements.ts';
import { sealOrder } from './payout-order.ts';
import type { PayoutKey, PayoutParts, PayoutRequest } from './payout-parts.ts';
import { insertPayout } from './payout-sql.ts';
import { holdMoney } from './payout-transfers.ts';

/**
 * Takes an amount out of a member's wallet and holds it until it is paid out or given back. Nobody outside is asked yet.
 *
 * Invariants: one payout for a key, whatever is lost on the way; the wallet pays in the transaction that stores the
 * payout, or neither happens; to whom it goes is fixed from then on; nothing leaves while rewards ask for turnover.
 * Locks: the key's row, the member's row, then what the ledger locks.
 *
 * @throws Refusal `payout.provider.unknown`, `turnover.missing`, `balance.insufficient`, `idempotency.conflict`
 */
export async function reservePayout(parts: PayoutParts, request: PayoutRequest): Promise<PayoutKey> {
  const { merchantCode, memberId, idempotencyKey } = request;
  const { providerCode, amountMinor, feeMinor = zeroMinor, currencyCode, destination } = request;
  const { bankCode, accountNumber, holderName } = destination;
  return runOnce(
    parts,
    {
      merchantCode,
      memberId,
      callName: 'reservePayout',
      idempotencyKey,
      input: [
        providerCode,
        String(amountMinor),
        String(feeMinor),
        currencyCode,
        bankCode,
        accountNumber,
        holderName,
      ],
    },
    (tx) => holdPayout(parts, tx, request),
  );
}

/**
 * The same in the transaction of an order that has a key of its own.
 *
 * Locks: the member's row, then what the ledger locks.
 *
 * @throws Refusal `payout.provider.unknown`, `turnover.missing`, `balance.insufficient`
 */
export async function holdPayout(
  parts: Omit<PayoutParts, 'onEnd'>,
  tx: SqlRunner,
  request: Omit<PayoutRequest, 'idempotencyKey'>,
): Promise<PayoutKey> {
  const { merchantCode, memberId, providerCode, currencyCode, destination } = request;
  const { adapters } = parts.payments;
  if (!(await isPaymentProviderOpen({ adapters, runner: tx }, merchantCode, providerCode))) {
    throw new Refusal('payout.provider.unknown');
  }
  await lockMember(tx, { merchantCode, memberId });
  await requireTurnover(tx, { merchantCode, memberId, currencyCode });
  const payoutId = newId('payout', parts.clock, parts.random);
  const callbackUrl = callbackUrlOf(parts.payments, merchantCode, providerCode, 'pay-out');
  const payout = {
    merchant_id: merchantCode,
    payout_id: payoutId,
    member_id: memberId,
    provider_code: providerCode,
    amount_minor: request.amountMinor,
    fee_minor: request.feeMinor ?? zeroMinor,
    currency: currencyCode,
    sealed_order: sealOrder(parts, merchantCode, payoutId, { destination, callbackUrl }),
    held_at: new Date(parts.clock.nowMs()),
  };
  await insertPayout(tx, payout);
  const answer = await holdMoney(parts, tx, payout);
  if (answer.outcome !== 'posted') throw new Refusal(answer.refusal);
  return { merchantCode, payoutId };
}
