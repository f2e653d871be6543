import type { MerchantCode } from '@wau/contract/ids';
import { commissionBetDays } from '@wau/contract/record-limits';
import { withTransaction } from '@wau/service/database/database';
import type { Job } from '../../../platform/jobs/job.ts';
import { allowAllTime } from '../../../platform/jobs/unhurried-sql.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lateDays } from './count-bets.ts';
import { lockCommissions } from './count-bets-sql.ts';
import {
  closeHour,
  deleteCountedBets,
  type HourOf,
  selectHourToPrune,
  selectMembersOfHour,
  updateHourPruned,
} from './prune-bets-sql.ts';

type Parts = Pick<ServerParts, 'database' | 'runner' | 'clock'>;

const dayMs = 24 * 60 * 60_000;

/** Whose bets of an hour are deleted in one transaction, which holds up whoever counts. */
const membersAtOnce = 50;

/** What bets counted for commissions goes when nobody is led to it any more; lines and what runs read stay. */
export function pruneCommissionBetsJob(parts: Parts & Pick<ServerParts, 'merchants'>): Job<unknown> {
  return {
    name: 'prune-commission-bets',
    schedule: '37 * * * *',
    async run(_payload, stopping) {
      for (const { merchantCode, trialOf } of await parts.merchants.all()) {
        if (trialOf === undefined) await pruneCommissionBets(parts, merchantCode, stopping);
      }
    },
  };
}

/**
 * Deletes rows of bets that counted long ago, hour by hour.
 *
 * Invariants: an hour is closed before the first of its rows goes, so that what a bet had counted is known at any moment, by
 * its rows or by its record; nothing that a run reads changes. It may end anywhere and begin again.
 * Locks: the merchant's commissions.
 */
export async function pruneCommissionBets(
  parts: Parts,
  merchantCode: MerchantCode,
  stopping?: AbortSignal,
): Promise<void> {
  const before = new Date(parts.clock.nowMs() - commissionBetDays * dayMs);
  while (stopping?.aborted !== true) {
    const hour = await selectHourToPrune(parts.runner, merchantCode, before);
    if (hour === undefined) return;
    await pruneHour(parts, { merchantCode, hour }, stopping);
  }
}

async function pruneHour(
  { database, runner, clock }: Parts,
  of: HourOf,
  stopping: AbortSignal | undefined,
): Promise<void> {
  await withTransaction(database, async (tx) => {
    await lockCommissions(tx, of.merchantCode);
    // What was settled by then was looked through the last time long ago.
    await closeHour(tx, of, new Date(clock.nowMs() - lateDays * dayMs));
  });
  let after = '';
  while (stopping?.aborted !== true) {
    const memberIds = await selectMembersOfHour(runner, of, after, membersAtOnce);
    const last = memberIds.at(-1);
    if (last === undefined) {
      await updateHourPruned(runner, of, new Date(clock.nowMs()));
      return;
    }
    await withTransaction(database, async (tx) => {
      await allowAllTime(tx);
      await lockCommissions(tx, of.merchantCode);
      await deleteCountedBets(tx, of, memberIds);
    });
    after = last;
  }
}
