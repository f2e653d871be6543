import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Metrics } from '@wau/service/monitoring/metrics';
import { Gauge } from 'prom-client';
import { countUnsettledBets } from './crash/settle-bets-sql.ts';
import { countOpenRounds } from './rounds/open-round-sql.ts';

/** Shows the bets on shared flights whose money is not settled, counted when metrics are asked for. */
export function watchCrashBets(metrics: Metrics, sql: SqlRunner): void {
  new Gauge({
    name: 'studio_crash_bets',
    help: 'Bets on flights whose money is not settled: flying or waiting for the wallet, or given up and to be looked at',
    labelNames: ['state'],
    registers: [metrics.registry],
    async collect() {
      const counts = await countUnsettledBets(sql);
      this.set({ state: 'waiting' }, counts.waiting);
      this.set({ state: 'given_up' }, counts.givenUp);
    },
  });
}

/** Shows the rounds whose money is not settled, counted when metrics are asked for. */
export function watchOpenRounds(metrics: Metrics, sql: SqlRunner): void {
  new Gauge({
    name: 'studio_open_rounds',
    help: 'Rounds whose money is not settled: waiting for the wallet, or given up and to be looked at',
    labelNames: ['state'],
    registers: [metrics.registry],
    async collect() {
      const counts = await countOpenRounds(sql);
      this.set({ state: 'waiting' }, counts.waiting);
      this.set({ state: 'given_up' }, counts.givenUp);
    },
  });
}
