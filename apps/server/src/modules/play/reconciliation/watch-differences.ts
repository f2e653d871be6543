import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Metrics } from '@wau/service/monitoring/metrics';
import { Gauge } from 'prom-client';
import { countDifferences } from './reconciliation-sql.ts';

const watchedForMs = 7 * 24 * 60 * 60_000;

/** Shows what the comparisons of a week have found, counted when metrics are asked for. */
export function watchDifferences(metrics: Metrics, runner: SqlRunner, clock: Clock): void {
  new Gauge({
    name: 'wau_statement_differences',
    help: 'Of the last week: rounds that a vendor states otherwise than they are recorded, and days that could not be compared',
    labelNames: ['what'],
    registers: [metrics.registry],
    async collect() {
      const counts = await countDifferences(runner, new Date(clock.nowMs() - watchedForMs));
      this.set({ what: 'rounds' }, counts.differences);
      this.set({ what: 'failed days' }, counts.failures);
    },
  });
}
