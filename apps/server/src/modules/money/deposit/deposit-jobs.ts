import type { AnyJob } from '../../../platform/jobs/job.ts';
import type { DepositParts } from './deposit-parts.ts';
import { expireDepositsJob } from './expire-deposits-job.ts';
import { queryPayInsJob } from './query-pay-ins-job.ts';
import { requestPaymentJob } from './request-payment-job.ts';

export function depositJobs(parts: DepositParts): readonly AnyJob[] {
  return [expireDepositsJob(parts), requestPaymentJob(parts), queryPayInsJob(parts)];
}
