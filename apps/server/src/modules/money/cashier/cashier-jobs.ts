import type { AnyJob } from '../../../platform/jobs/job.ts';
import type { Cashier } from './cashier.ts';
import { expireDepositsJob } from './expire-deposits-job.ts';
import { queryPayInsJob } from './query-pay-ins-job.ts';
import { requestPaymentJob } from './request-payment-job.ts';

export function cashierJobs(cashier: Cashier): readonly AnyJob[] {
  return [expireDepositsJob(cashier), requestPaymentJob(cashier), queryPayInsJob(cashier)];
}
