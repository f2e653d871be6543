import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { InvalidRequestError } from '@wau/service/http/validator';
import { type Moments, selectDayMoments } from './day-moments-sql.ts';
import { type Days, requireDays } from './require-days.ts';

/**
 * The moments of a period that a list may be kept to; `undefined` for all time.
 *
 * @throws InvalidRequestError for one day without the other, and as `requireDays`
 */
export async function readDayMoments(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { fromDay, toDay }: Partial<Days>,
): Promise<Moments | undefined> {
  if (fromDay === undefined && toDay === undefined) return undefined;
  if (fromDay === undefined) throw new InvalidRequestError('fromDay');
  if (toDay === undefined) throw new InvalidRequestError('toDay');
  return selectDayMoments(runner, merchantCode, requireDays({ fromDay, toDay }));
}
