import type { DepositId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { enqueueJob, type Job } from '../../../platform/jobs/job.ts';
import type { DepositParts } from './deposit-parts.ts';
import { requestPayment } from './request-payment.ts';

interface RequestPaymentPayload {
  readonly merchantCode: MerchantCode;
  readonly depositId: DepositId;
}

const name = 'request-payment';
/** How long the job leaves a new order to the request that placed it. */
const firstAttemptWaitMs = 15_000;
/** With the queue's growing pauses, longer than a member has to pay. */
const maximumAttempts = 9;

/** Asks providers that could not be reached when a deposit was placed. */
export function requestPaymentJob(parts: DepositParts): Job<RequestPaymentPayload> {
  return {
    name,
    run: ({ merchantCode, depositId }) => requestPayment(parts, merchantCode, depositId),
  };
}

export function enqueueRequestPayment(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  depositId: DepositId,
  nowMs: number,
): Promise<void> {
  return enqueueJob<RequestPaymentPayload>(
    tx,
    { name },
    { merchantCode, depositId },
    { runAt: new Date(nowMs + firstAttemptWaitMs), maximumAttempts },
  );
}
