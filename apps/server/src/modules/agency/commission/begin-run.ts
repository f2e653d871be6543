import type { CommissionRunId, MerchantCode } from '@wau/contract/ids';
import { dividendEnd } from '@wau/rules/agency/commission-periods';
import type { ContractKind } from '@wau/rules/agency/contract-terms';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import { selectDayMoments } from '../../../platform/calendar/day-moments-sql.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import {
  insertRun,
  insertRunPeriods,
  type NewRun,
  type RunStart,
  selectRunStart,
} from './commission-run-sql.ts';
import { lockCommissions } from './count-bets-sql.ts';

type Parts = Pick<ServerParts, 'database' | 'clock' | 'random'>;

const hourMs = 60 * 60_000;

/**
 * Begins the run of the next period of a kind once all bets of the period are counted: it notes up to which batch it looks, and
 * which earlier periods it puts right.
 *
 * Invariants: a period of a kind has one run; periods follow each other without a gap.
 * Locks: the merchant's commissions.
 *
 * @returns `undefined` where no period is over whose bets are counted, or the one before is still being calculated
 */
export function beginRun(
  { database, clock, random }: Parts,
  merchantCode: MerchantCode,
  kind: ContractKind,
): Promise<CommissionRunId | undefined> {
  return withTransaction(database, async (tx) => {
    await lockCommissions(tx, merchantCode);
    const start = await selectRunStart(tx, merchantCode, kind);
    if (start === undefined || start.is_busy) return undefined;
    const period = await nextPeriod(tx, merchantCode, kind, start);
    if (period === undefined || start.counted_to === null || start.counted_to < period.endsAt)
      return undefined;
    const run = {
      ...{ merchantCode, kind, start, ...period },
      runId: newId('commissionRun', clock, random),
      now: new Date(clock.nowMs()),
    };
    await insertRun(tx, run);
    await insertRunPeriods(tx, run);
    return run.runId;
  });
}

type Period = Pick<NewRun, 'startsAt' | 'endsAt' | 'fromDay' | 'toDay' | 'hour'>;

async function nextPeriod(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  kind: ContractKind,
  { starts_at: startsAt, from_day: fromDay, hour, dividend_period }: RunStart,
): Promise<Period | undefined> {
  if (startsAt === null || fromDay === null) return undefined;
  if (kind === 'hourlySalary') {
    return { startsAt, endsAt: new Date(startsAt.getTime() + hourMs), fromDay, toDay: fromDay, hour };
  }
  const toDay = kind === 'dividend' ? dividendEnd(fromDay, dividend_period) : fromDay;
  const { to: endsAt } = await selectDayMoments(tx, merchantCode, { fromDay, toDay });
  return { startsAt, endsAt, fromDay, toDay, hour: null };
}
