import { createHash } from 'node:crypto';
import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { toMinor } from '@wau/money/minor';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { InvalidRequestError } from '@wau/service/http/validator';
import { newId, type Random } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import { findPaymentByReference, insertPayment, type PaymentRow } from './payment-sql.ts';
import type { SandboxConfig } from './sandbox-config.ts';

export interface CreatePaymentDeps {
  readonly runner: SqlRunner;
  readonly clock: Clock;
  readonly random: Random;
  readonly config: SandboxConfig;
}

/**
 * Creates a payment for a merchant whose signature has been checked.
 *
 * Invariants: one payment for each merchant's reference, however often it is asked for; a request that differs
 * under a known reference changes nothing; callbacks go to the operator's origin only, so that nobody makes this
 * server call a machine that only it can reach.
 * Locks: none; one insert decides between equal requests that arrive together.
 *
 * @throws Refusal `idempotency.conflict`; InvalidRequestError for an address that is not allowed
 */
export async function createPayment(
  deps: CreatePaymentDeps,
  body: CallBody<Calls['createPayment']>,
): Promise<PaymentRow> {
  if (!isAllowedCallback(body.callbackUrl, deps.config.operatorOrigin())) {
    throw new InvalidRequestError('callbackUrl');
  }
  if (!isAllowedReturn(body.returnUrl)) throw new InvalidRequestError('returnUrl');
  const { kind = 'page' } = body;
  const requestHash = hashRequest(body);
  const { paymentLifetimeMs, qrLifetimeMs } = deps.config;
  const lifetimeMs = kind === 'qr' ? qrLifetimeMs : paymentLifetimeMs;
  const nowMs = deps.clock.nowMs();
  await insertPayment(deps.runner, {
    merchant_id: body.merchantCode,
    payment_id: newId('payment', deps.clock, deps.random),
    merchant_reference: body.merchantReference,
    request_hash: requestHash,
    direction: 'in',
    kind,
    account_number: null,
    brand_name: body.brandName,
    amount_minor: toMinor(BigInt(body.amountMinor)),
    currency_code: body.currencyCode,
    language_code: body.language,
    theme_name: body.themeName,
    return_url: body.returnUrl,
    callback_url: body.callbackUrl,
    created_at: new Date(nowMs),
    expires_at: new Date(nowMs + lifetimeMs),
  });
  const payment = await findPaymentByReference(deps.runner, body.merchantCode, body.merchantReference);
  if (payment === undefined) throw new Error('a payment that was added or already there is not there');
  if (!payment.request_hash.equals(requestHash)) throw new Refusal('idempotency.conflict');
  return payment;
}

/** The fields in a fixed order, so that the order they were sent in does not matter. */
export function hashRequest(body: Readonly<Record<string, string>>): Buffer {
  const sorted = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest();
}

/** At the operator's origin, and nowhere else that this server could be made to call. */
export function isAllowedCallback(text: string, operatorOrigin: string): boolean {
  // Not by the origin alone: an address with a name and a password has the same, and so has `blob:`.
  return URL.parse(text)?.href.startsWith(`${operatorOrigin}/`) === true;
}

/** A path on the payer's own site, or a web address; never a script or a file. */
function isAllowedReturn(text: string): boolean {
  if (/^\/(?![/\\])/.test(text)) return true;
  const protocol = URL.parse(text)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}
