import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire, zeroMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type CaughtSumRow, selectCaughtSums } from './red-packet-sql.ts';
import type { RedRainRow } from './red-rain-sql.ts';

export type RedRainResultView = CallValue<Calls['scheduleRedRain']>;

export function redRainView(row: RedRainRow) {
  return {
    rainId: row.rain_id,
    funder: row.funder,
    currencyCode: row.currency,
    totalMinor: minorToWire(row.total_minor),
    packetCount: row.packet_count,
    levels: row.levels,
    needsActive: row.needs_active,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    status: row.status,
    commitment: row.commitment,
  };
}

export function redRainResultView(row: RedRainRow, caught: CaughtSumRow | undefined): RedRainResultView {
  return {
    ...redRainView(row),
    caughtCount: caught?.caught_count ?? 0,
    caughtMinor: minorToWire(caught?.caught_minor ?? zeroMinor),
    returnedMinor: row.returned_minor === null ? null : minorToWire(row.returned_minor),
  };
}

/** Each of some rains of one merchant with what has been caught of it. */
export async function readRainResults<Row extends RedRainRow>(
  runner: SqlRunner,
  rows: readonly Row[],
): Promise<readonly RedRainResultView[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const sums = await selectCaughtSums(
    runner,
    first.merchant_id,
    rows.map(({ rain_id }) => rain_id),
  );
  return rows.map((row) => redRainResultView(row, sums.get(row.rain_id)));
}
