import { withTransaction } from '@wau/service/database/database';
import { selectDayMoments } from '../../../platform/calendar/day-moments-sql.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { countAffiliateDay } from '../../agency/affiliate/count-affiliate-day.ts';
import { countTeamDay, countTeamStandings } from '../../agency/team/count-team-day.ts';
import {
  type CountedDay,
  deleteDayCounts,
  insertDayCounts,
  lockDay,
  selectDaysToCount,
  upsertCountedDay,
} from './member-day-counts-sql.ts';

type Parts = Pick<ServerParts, 'database' | 'runner' | 'clock'>;
type Counted = Pick<Merchant, 'merchantCode' | 'timeZone'>;

/** Days of a merchant that are counted in one go; an installation with years behind it takes a few. */
const mostDaysPerRun = 400;

export const countMemberDaysJobName = 'count-member-days';

/**
 * Counts who registered, deposited and played, for the dashboards, what agents' teams did and what affiliates brought. Play money of trials is no
 * business.
 */
export function countMemberDaysJob(parts: Parts & Pick<ServerParts, 'merchants'>): Job<unknown> {
  return {
    name: countMemberDaysJobName,
    schedule: '*/10 * * * *',
    async run(_payload, stopping) {
      for (const merchant of await parts.merchants.all()) {
        if (merchant.trialOf === undefined) await countMemberDays(parts, merchant, stopping);
      }
    },
  };
}

/** All days of one merchant that are due. */
export async function countMemberDays(
  parts: Parts,
  { merchantCode, timeZone }: Counted,
  stopping?: AbortSignal,
): Promise<void> {
  const now = new Date(parts.clock.nowMs());
  const days = await selectDaysToCount(parts.runner, merchantCode, timeZone, now, mostDaysPerRun);
  for (const day of days) {
    if (stopping?.aborted === true) return;
    const { from, to } = await selectDayMoments(parts.runner, merchantCode, { fromDay: day, toDay: day });
    await countDay(parts, { merchantCode, timeZone, day, from, to });
  }
  await withTransaction(parts.database, (tx) => countTeamStandings(tx, merchantCode, now));
}

/** A day's counts are replaced as a whole, so that nothing is counted twice, however often it is counted. */
function countDay({ database, clock }: Parts, counted: CountedDay): Promise<void> {
  return withTransaction(database, async (tx) => {
    await lockDay(tx, counted);
    await deleteDayCounts(tx, counted);
    await insertDayCounts(tx, counted);
    await countTeamDay(tx, counted);
    await countAffiliateDay(tx, counted);
    await upsertCountedDay(tx, counted, new Date(clock.nowMs()));
  });
}
