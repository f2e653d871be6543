import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Metrics } from '@wau/service/monitoring/metrics';
import { Gauge } from 'prom-client';
import { countWaitingResults } from './listed-draw-sql.ts';

/** Official results are there within minutes; who waits for a win asks after half an hour. */
const lateAfterSeconds = 1_800;

/** Shows how many official draws wait for a result, counted when metrics are asked for. */
export function watchLotteryResults(metrics: Metrics, runner: SqlRunner): void {
  new Gauge({
    name: 'wau_lottery_results',
    help: 'Official draws whose result is not agreed on though their time has come; of them those for more than half an hour, and those whose entries were different',
    labelNames: ['state'],
    registers: [metrics.registry],
    async collect() {
      const { waiting, late, different } = await countWaitingResults(runner, lateAfterSeconds);
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'late' }, late);
      this.set({ state: 'different' }, different);
    },
  });
}
