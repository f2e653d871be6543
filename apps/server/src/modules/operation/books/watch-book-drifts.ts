import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Metrics } from '@wau/service/monitoring/metrics';
import { Gauge } from 'prom-client';
import { countBookDrifts } from './book-checks-sql.ts';

/** Shows what the last nights' checks have found, for whoever is to be woken; counted when metrics are asked for. */
export function watchBookDrifts(metrics: Metrics, runner: SqlRunner): void {
  new Gauge({
    name: 'wau_book_drifts',
    help: 'Of the last check of each merchant: accounts, orders and days whose books do not agree; zero is good',
    registers: [metrics.registry],
    async collect() {
      this.set(await countBookDrifts(runner));
    },
  });
}
