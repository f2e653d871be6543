import { withTransaction } from '@wau/service/database/database';
import { assert } from '@wau/service/refusal';
import { firstOfMonth } from '../../../platform/calendar/calendar-days.ts';
import { selectMerchantDay } from '../../../platform/calendar/merchant-day-sql.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { findMarks } from '../../account/shared-marks/find-marks.ts';
import { selectToReviewAgain, selectUnreviewed, updateReviewed } from './affiliate-members-sql.ts';
import { beginRun, endCounting, endPaidRuns, lockRun, selectRunsIn } from './affiliate-runs-sql.ts';
import { selectPartnersToReckon } from './affiliate-statements-sql.ts';
import { payAffiliate } from './pay-affiliate.ts';
import { reckonAffiliateMonth } from './reckon-affiliate-month.ts';

/** Members that are looked at, and affiliates that are reckoned, at a time. */
const batchSize = 100;
/** The day of the month from which on the month before is reckoned: its last day has been counted as a whole by then. */
const firstRunDay = 2;

type Parts = Pick<ServerParts, 'runner' | 'database' | 'ledger' | 'clock' | 'random' | 'config'>;
type Reckoned = Pick<Merchant, 'merchantCode' | 'currencyCode'>;

/**
 * AFFMAN3: looks whether members whom affiliates brought are the affiliates themselves, reckons the month that has ended,
 * and pays what an operator has approved.
 *
 * Invariants: each member, statement and payment is a transaction of its own, so that it may be killed anywhere and run
 * again, and by several processes at once.
 */
export function affiliateMonthsJob(parts: Parts & Pick<ServerParts, 'merchants'>): Job<unknown> {
  return {
    name: 'pay-affiliates',
    schedule: '5,15,25,35,45,55 * * * *',
    async run(_payload, stopping) {
      for (const merchant of await parts.merchants.all()) {
        if (merchant.trialOf === undefined) await workOffAffiliates(parts, merchant, stopping);
      }
    },
  };
}

/** All that is due of one merchant's affiliates. */
export async function workOffAffiliates(
  parts: Parts,
  merchant: Reckoned,
  stopping?: AbortSignal,
): Promise<void> {
  const { merchantCode, currencyCode } = merchant;
  const unreviewed = () => selectUnreviewed(parts.runner, merchantCode, batchSize);
  await reviewMembers(parts, merchant, unreviewed, stopping);
  const today = await selectMerchantDay(parts.runner, merchantCode, new Date(parts.clock.nowMs()));
  if (Number(today.slice(8)) >= firstRunDay) {
    await beginRun(parts.runner, { merchantCode, month: firstOfMonth(today, -1) }, currencyCode);
  }
  await reckonMonths(parts, merchant, stopping);
  while (await withTransaction(parts.database, (tx) => payAffiliate(parts, tx, merchantCode))) {
    if (stopping?.aborted === true) return;
  }
  await endPaidRuns(parts.runner, merchantCode);
}

/**
 * Whether members share something with the affiliate, so that they may be one person; then an operator decides. `false` where it
 * was broken off.
 */
async function reviewMembers(
  parts: Parts,
  { merchantCode }: Reckoned,
  select: () => ReturnType<typeof selectUnreviewed>,
  stopping?: AbortSignal,
): Promise<boolean> {
  for (;;) {
    const members = await select();
    for (const member of members) {
      if (stopping?.aborted === true) return false;
      const { member_id, affiliate_id } = member;
      assert(affiliate_id !== null, 'members whom nobody has brought are not looked at');
      const marks = await findMarks(parts, parts.runner, merchantCode, affiliate_id, member_id);
      await updateReviewed(parts.runner, merchantCode, member, marks, new Date(parts.clock.nowMs()));
    }
    if (members.length < batchSize) return true;
  }
}

async function reckonMonths(parts: Parts, merchant: Reckoned, stopping?: AbortSignal): Promise<void> {
  const { merchantCode } = merchant;
  for (const { month } of await selectRunsIn(parts.runner, merchantCode, 'counting')) {
    const run = { merchantCode, month };
    const again = () => selectToReviewAgain(parts.runner, run, batchSize);
    if (!(await reviewMembers(parts, merchant, again, stopping))) return;
    for (;;) {
      const partners = await selectPartnersToReckon(parts.runner, run, batchSize);
      if (partners.length === 0) break;
      for (const { member_id } of partners) {
        if (stopping?.aborted === true) return;
        await withTransaction(parts.database, (tx) => reckonAffiliateMonth(parts, tx, run, member_id));
      }
    }
    await withTransaction(parts.database, async (tx) => {
      if ((await lockRun(tx, run)) !== 'counting') return;
      if ((await selectPartnersToReckon(tx, run, 1)).length > 0) return;
      await endCounting(tx, run, new Date(parts.clock.nowMs()));
    });
  }
}
