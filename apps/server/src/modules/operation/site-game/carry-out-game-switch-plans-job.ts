import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { enqueueJob, type Job } from '../../../platform/jobs/job.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { carryOutGameSwitchPlan } from './carry-out-game-switch-plan.ts';
import { type NewPlanRow, selectDuePlans, selectNextPlanMoment } from './game-switch-plan-sql.ts';

const name = 'carry-out-game-switch-plans';
/** The queue looks every five seconds for what falls due by the clock, so the job comes earlier and waits for the moment. */
const leadMs = 6_000;
const batchSize = 50;

type Wait = (waitMs: number, stopping: AbortSignal) => Promise<void>;

/** A process that stops is not waited for. */
const waitFor: Wait = (waitMs, stopping) =>
  sleep(waitMs, undefined, { signal: stopping }).catch(() => undefined);

/**
 * Switches titles and vendors as it was planned, to the moment.
 *
 * Invariants: what is due is found anew each time, so a job that was killed, came late or runs twice changes nothing; by the
 * clock it comes each minute, in case that none of those which were added for the moment lives.
 */
export function carryOutGameSwitchPlansJob(
  parts: Pick<ServerParts, 'database' | 'runner' | 'clock'>,
  wait: Wait = waitFor,
): Job<unknown> {
  return {
    name,
    schedule: '* * * * *',
    async run(_payload, stopping) {
      while (!stopping.aborted) {
        await carryOutDue(parts);
        const nowMs = parts.clock.nowMs();
        const next = await selectNextPlanMoment(parts.runner, new Date(nowMs + leadMs));
        if (next === undefined) return;
        await wait(Math.max(0, next.getTime() - nowMs), stopping);
      }
    },
  };
}

/** In time for the begin and the end of a plan, in the transaction that makes it. */
export async function enqueueCarryingOut(
  tx: SqlRunner,
  { begins_at: beginsAt, ends_at: endsAt }: Pick<NewPlanRow, 'begins_at' | 'ends_at'>,
): Promise<void> {
  for (const moment of endsAt === null ? [beginsAt] : [beginsAt, endsAt]) {
    await enqueueJob(tx, { name }, {}, { runAt: new Date(moment.getTime() - leadMs) });
  }
}

/** One that fails does not keep the others from their moment; the queue hears of it and comes again. */
async function carryOutDue(parts: Pick<ServerParts, 'database' | 'runner' | 'clock'>): Promise<void> {
  const due = await selectDuePlans(parts.runner, new Date(parts.clock.nowMs()), batchSize);
  const failures: unknown[] = [];
  for (const { merchant_id: merchantCode, plan_id: planId } of due) {
    try {
      await carryOutGameSwitchPlan(parts, { merchantCode, planId });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'planned switches could not be carried out');
}
