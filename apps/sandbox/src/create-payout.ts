import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { toMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import { InvalidRequestError } from '@wau/service/http/validator';
import { newId } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import { type CreatePaymentDeps, hashRequest, isAllowedCallback } from './create-payment.ts';
import { type DecidePaymentDeps, storeDecision } from './decide-payment.ts';
import { findPaymentByReference, insertPayment, type PaymentRow } from './payment-sql.ts';
import { payoutFateOf } from './payout-fate.ts';

export type CreatePayoutDeps = Omit<CreatePaymentDeps, 'runner'> & DecidePaymentDeps;

/**
 * Pays out for a merchant whose signature has been checked: no real money, and what becomes of it is decided by the
 * last digits of the account number.
 *
 * Invariants: one payment for each merchant's reference, however often it is asked for; a request that differs under a
 * known reference changes nothing; payment, decision and callbacks are stored together; callbacks go to the operator's
 * origin only.
 * Locks: the new payment's row.
 *
 * @throws Refusal `idempotency.conflict`; InvalidRequestError for an address that is not allowed
 */
export async function createPayout(
  deps: CreatePayoutDeps,
  body: CallBody<Calls['createPayout']>,
): Promise<PaymentRow> {
  const { clock, random, config } = deps;
  if (!isAllowedCallback(body.callbackUrl, config.operatorOrigin())) {
    throw new InvalidRequestError('callbackUrl');
  }
  const requestHash = hashRequest(body);
  const now = new Date(clock.nowMs());
  const payment = await withTransaction(deps.database, async (tx) => {
    const isNew = await insertPayment(tx, {
      merchant_id: body.merchantCode,
      payment_id: newId('payment', clock, random),
      merchant_reference: body.merchantReference,
      request_hash: requestHash,
      direction: 'out',
      kind: body.kind ?? 'page',
      account_number: body.accountNumber,
      amount_minor: toMinor(BigInt(body.amountMinor)),
      currency_code: body.currencyCode,
      callback_url: body.callbackUrl,
      created_at: now,
      expires_at: now,
      brand_name: '',
      language_code: 'EN',
      theme_name: '',
      return_url: '',
    });
    const stored = await findPaymentByReference(tx, body.merchantCode, body.merchantReference);
    if (stored === undefined) throw new Error('a payment that was added or already there is not there');
    if (!stored.request_hash.equals(requestHash)) throw new Refusal('idempotency.conflict');
    const { status, callback } = payoutFateOf(body.accountNumber);
    return isNew && status !== undefined ? storeDecision(deps, tx, stored, status, callback) : stored;
  });
  deps.onDecided();
  return payment;
}
