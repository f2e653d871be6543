import type { PaymentCallbackBody } from '@wau/contract/calls/money/sandbox-calls';
import { minorToWire } from '@wau/money/minor';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { signedHeaders } from '@wau/service/secrets/signature';
import { claimDueCallbacks, type DueCallback, markDelivered, markFailed } from './callback-sql.ts';
import { confirmationsNeeded } from './chain.ts';
import { isAllowedCallback } from './create-payment.ts';
import { providerCode, type SandboxConfig } from './sandbox-config.ts';

export interface DeliverCallbacksDeps {
  readonly runner: SqlRunner;
  readonly clock: Clock;
  readonly config: Pick<SandboxConfig, 'merchantKey' | 'operatorOrigin'>;
}

const batchSize = 10;
const attemptTimeoutMs = 10_000;
/** Longer than an attempt may take, so that a delivery is never attempted by two processes at once. */
const leaseMs = 3 * attemptTimeoutMs;
const firstRetryDelayMs = 1_000;
const longestRetryDelayMs = 10 * 60_000;
/** With the delays above: some five hours. */
export const maximumAttempts = 40;

/** The wait after a number of failed attempts: doubling from a second up to ten minutes. */
export function retryDelayMs(attemptCount: number): number {
  return Math.min(firstRetryDelayMs * 2 ** (attemptCount - 1), longestRetryDelayMs);
}

/** Sends what is due; `true` when there may be more. */
export async function deliverCallbacks(deps: DeliverCallbacksDeps): Promise<boolean> {
  const nowMs = deps.clock.nowMs();
  const due = await claimDueCallbacks(deps.runner, new Date(nowMs), new Date(nowMs + leaseMs), batchSize);
  await Promise.all(due.map((callback) => deliver(deps, callback)));
  return due.length === batchSize;
}

async function deliver(deps: DeliverCallbacksDeps, callback: DueCallback): Promise<void> {
  const failure = await attempt(deps, callback);
  const nowMs = deps.clock.nowMs();
  if (failure === undefined) {
    await markDelivered(deps.runner, callback, new Date(nowMs));
    return;
  }
  const next =
    callback.attempt_count >= maximumAttempts ? null : new Date(nowMs + retryDelayMs(callback.attempt_count));
  await markFailed(deps.runner, callback, failure, next);
}

/** Why the message did not arrive; `undefined` when the operator took it. */
async function attempt(deps: DeliverCallbacksDeps, callback: DueCallback): Promise<string | undefined> {
  const key = deps.config.merchantKey(callback.merchant_id);
  if (key === undefined) return 'the merchant has no key';
  const url = new URL(callback.callback_url);
  // Checked again, because the configuration may have changed since the payment was made.
  if (!isAllowedCallback(callback.callback_url, deps.config.operatorOrigin()))
    return `not an allowed origin: ${url.origin}`;
  const { confirmations } = callback;
  const report: PaymentCallbackBody = {
    paymentId: callback.payment_id,
    merchantReference: callback.merchant_reference,
    status: confirmations !== null && confirmations < confirmationsNeeded ? 'pending' : callback.status,
    amountMinor: minorToWire(callback.received_minor ?? callback.amount_minor),
    currencyCode: callback.received_token ?? callback.currency_code,
    ...(confirmations === null ? {} : { confirmations }),
  };
  const rawBody = JSON.stringify(report);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        ...signedHeaders(providerCode, key, {
          method: 'POST',
          path: url.pathname,
          timestampMs: deps.clock.nowMs(),
          rawBody,
        }),
        'content-type': 'application/json',
      },
      body: rawBody,
      redirect: 'error',
      signal: AbortSignal.timeout(attemptTimeoutMs),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `answered ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
