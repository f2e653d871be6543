import { makeId } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Job } from '../../../platform/jobs/job.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectDueFriends, selectWaitingReferrals } from './due-referrals-sql.ts';
import { type ReferralTermsRow, selectRewardingMerchants } from './referral-terms-sql.ts';
import { settleFriend, settleWaiting } from './settle-referral.ts';

const name = 'reward-friends';
/** Of each merchant at a time; the next minute goes on. */
const batchSize = 100;
const dayMs = 24 * 60 * 60_000;
/** What happened on the last day is seen though the job stood still for a while. */
const lateDays = 3;

type JobParts = Pick<ServerParts, 'runner' | 'database' | 'ledger' | 'clock' | 'random' | 'config'>;

/**
 * ME-12: finds friends who have done what their merchant asks for, and pays whoever brought them.
 *
 * Invariants: each friend is a transaction of its own, and one who cannot be settled holds up nobody else; safe to repeat,
 * since a friend has one row.
 */
export function rewardFriendsJob(parts: JobParts): Job<unknown> {
  return {
    name,
    schedule: '* * * * *',
    async run(_payload, stopping) {
      const failures: unknown[] = [];
      for (const terms of await selectRewardingMerchants(parts.runner)) {
        for await (const settle of dueAt(parts, terms)) {
          if (stopping.aborted) return;
          await withTransaction(parts.database, settle).catch((error: unknown) => failures.push(error));
        }
      }
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} friends were not settled`);
    },
  };
}

/** What is to be settled of a merchant: what waits and has room by now, then who has done what is asked for. */
async function* dueAt(
  parts: JobParts,
  terms: ReferralTermsRow,
): AsyncGenerator<(tx: SqlRunner) => Promise<void>> {
  const nowMs = parts.clock.nowMs();
  if (terms.left_minor >= terms.referral_reward_minor) {
    const waiting = await selectWaitingReferrals(parts.runner, terms, new Date(nowMs), batchSize);
    for (const referral of waiting) yield (tx) => settleWaiting(parts, tx, terms, referral);
  }
  const sinceMs = Math.max(0, nowMs - (terms.referral_within_days + lateDays) * dayMs);
  const sinceId = makeId('member', sinceMs, new Uint8Array(10));
  const friends = await selectDueFriends(parts.runner, terms, sinceId, batchSize);
  for (const friend of friends) yield (tx) => settleFriend(parts, tx, terms, friend);
}
