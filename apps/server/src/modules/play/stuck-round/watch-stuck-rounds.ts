import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Metrics } from '@wau/service/monitoring/metrics';
import { Gauge } from 'prom-client';
import { countStuckRounds } from './stuck-round-sql.ts';

/**
 * Shows how many rounds wait for a decision or for their vendor's answer to one, and how many vendors are silent, counted when metrics are
 * asked for.
 */
export function watchStuckRounds(metrics: Metrics, runner: SqlRunner): void {
  new Gauge({
    name: 'wau_stuck_rounds',
    help: 'Rounds that vendors have given up: waiting for an operator, or ordered and not yet answered by the vendor; and vendors that do not say which',
    labelNames: ['state'],
    registers: [metrics.registry],
    async collect() {
      const { waiting, ordered, silent } = await countStuckRounds(runner);
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'ordered' }, ordered);
      this.set({ state: 'silent vendors' }, silent);
    },
  });
}
