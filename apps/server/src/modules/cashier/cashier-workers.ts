import { startRepeatingJob } from '@wau/service/repeating-job';
import type { Stop } from '@wau/service/stop';
import type { FastifyBaseLogger } from 'fastify';
import type { Cashier } from './cashier.ts';
import { runExpireDeposits } from './expire-deposits-job.ts';
import { runRequestPayments } from './request-payments-job.ts';

const expireIntervalMs = 5_000;
const requestIntervalMs = 5_000;

/** Starts the cashier's jobs; any number of processes may run them. */
export function startCashierWorkers(cashier: Cashier, log: Pick<FastifyBaseLogger, 'warn' | 'error'>): Stop {
  const jobs = [
    startRepeatingJob({
      intervalMs: expireIntervalMs,
      run: () => runExpireDeposits(cashier),
      onError: (error) => log.error({ err: error }, 'deposits could not be expired'),
    }),
    startRepeatingJob({
      intervalMs: requestIntervalMs,
      run: () =>
        runRequestPayments(cashier, (error) => log.warn({ err: error }, 'a payment provider did not answer')),
      onError: (error) => log.error({ err: error }, 'payments could not be requested'),
    }),
  ];
  return async () => {
    await Promise.all(jobs.map((job) => job.stop()));
  };
}
