import type { MerchantCode } from '@wau/contract/ids';
import { productOf } from '@wau/rules/agency/commission-periods';
import { singleProducts } from '@wau/rules/agency/contract-terms';
import { withTransaction } from '@wau/service/database/database';
import { allowAllTime } from '../../../platform/jobs/unhurried-sql.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import {
  type CountedHour,
  selectHoursToCount,
  upsertCountedHour,
  upsertEmptyHours,
} from './commission-hours-sql.ts';
import { insertCountedBets, joinByHashing, lockCommissions, selectHasBets } from './count-bets-sql.ts';

type Parts = Pick<ServerParts, 'database' | 'runner' | 'clock'>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What was on its way when an hour ended has been written by then. */
const graceMs = 5 * minuteMs;

/** How long bets of an hour may still come in, as files of vendors bring them, and how often they are looked for. */
export const lateDays = 17;
const againAfterMs = 24 * hourMs;

/** Hours of a merchant in one go; an installation that was off for long takes a few. */
const mostHours = 3_000;

/** Hours that are looked at together after one in which nothing was. */
const emptyHoursAtOnce = 48;

/**
 * Counts what a merchant's bets are worth to agents, hour by hour up to the last that is over. It may be broken off anywhere and
 * said again by any number of processes: what is counted already is left alone.
 */
export async function countBets(
  parts: Parts,
  merchantCode: MerchantCode,
  stopping?: AbortSignal,
): Promise<void> {
  const nowMs = parts.clock.nowMs();
  const hours = await selectHoursToCount(parts.runner, merchantCode, {
    until: new Date(Math.floor((nowMs - graceMs) / hourMs) * hourMs),
    again: { days: lateDays, countedBefore: new Date(nowMs - againAfterMs) },
    limit: mostHours,
  });
  for (let place = 0; place < hours.length; ) {
    if (stopping?.aborted === true) return;
    const [next, ...later] = hours.slice(place, place + 1 + emptyHoursAtOnce);
    if (next === undefined) return;
    const isEmpty = await countHour(parts, merchantCode, next.hour);
    place += 1 + (isEmpty && later.length > 0 ? await passEmptyHours(parts, merchantCode, later) : 0);
  }
}

/** Of a merchant that is new most hours have nothing in them. */
function passEmptyHours(
  { database, clock }: Parts,
  merchantCode: MerchantCode,
  hours: readonly CountedHour[],
): Promise<number> {
  return withTransaction(database, async (tx) => {
    await allowAllTime(tx);
    await lockCommissions(tx, merchantCode);
    return upsertEmptyHours(
      tx,
      merchantCode,
      hours.map(({ hour }) => hour),
      new Date(clock.nowMs()),
    );
  });
}

/** @returns whether nothing was in it */
function countHour({ database, clock }: Parts, merchantCode: MerchantCode, hour: Date): Promise<boolean> {
  return withTransaction(database, async (tx) => {
    const now = new Date(clock.nowMs());
    await allowAllTime(tx);
    await lockCommissions(tx, merchantCode);
    const moments = { merchantCode, from: hour, to: new Date(hour.getTime() + hourMs) };
    const hasBets = await selectHasBets(tx, moments);
    if (hasBets) {
      // What stands for every kind of games that contracts do not know.
      const otherProduct = productOf('');
      await joinByHashing(tx);
      await insertCountedBets(tx, { ...moments, products: singleProducts, otherProduct, now });
    }
    await upsertCountedHour(tx, merchantCode, hour, now);
    return !hasBets;
  });
}
