import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Metrics } from '@wau/service/monitoring/metrics';
import { Gauge } from 'prom-client';
import { countPaymentDifferences } from './payment-reconciliation-sql.ts';

const watchedForMs = 7 * 24 * 60 * 60_000;

/** Shows what the comparisons of a week have found, counted when metrics are asked for. */
export function watchPaymentDifferences(metrics: Metrics, runner: SqlRunner, clock: Clock): void {
  new Gauge({
    name: 'wau_payment_statement_differences',
    help: 'Of the last week: payments that a provider states otherwise than our orders have them, and days of silent providers',
    labelNames: ['what'],
    registers: [metrics.registry],
    async collect() {
      const counts = await countPaymentDifferences(runner, new Date(clock.nowMs() - watchedForMs));
      this.set({ what: 'payments' }, counts.differences);
      this.set({ what: 'silent days' }, counts.failures);
    },
  });
}
