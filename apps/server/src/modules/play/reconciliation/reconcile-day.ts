import { withTransaction } from '@wau/service/database/database';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import type { VendorOfMerchant } from '../../../platform/merchants/merchant-directory.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { VendorSilentError } from '../vendor/ask-vendor.ts';
import {
  compareLine,
  doubledLine,
  extraRound,
  type RecordedRound,
  type StatementDifference,
} from './compare-statement.ts';
import { statementPages } from './read-statement.ts';
import {
  type RecordedRoundRow,
  replaceReconciliation,
  selectRecordedRounds,
  selectRoundsOfPeriod,
} from './reconciliation-sql.ts';

export type ReconcileDayParts = Pick<ServerParts, 'database' | 'runner' | 'clock'> & {
  /** The way to a vendor's interface at an address; an empty one is in this process. */
  readonly vendorTransport: (apiUrl: string) => SignedTransport;
};

const dayMs = 24 * 60 * 60_000;
/** By so much the two sides may differ in when a round was placed. */
const clockDifferenceMs = 15 * 60_000;

/**
 * Compares what a vendor states of a day with the bet record and stores where they differ. Resolves with whether the
 * vendor's statement could be had.
 *
 * Invariants: what was found before is replaced, so it may be repeated; a failed attempt replaces nothing but itself. A
 * round counts on the day on which its side placed it: those near midnight are looked for on both sides of it.
 */
export async function reconcileDay(
  parts: ReconcileDayParts,
  vendor: VendorOfMerchant,
  day: string,
): Promise<boolean> {
  const key = { merchantCode: vendor.merchantCode, vendorCode: vendor.vendorCode, day };
  const store = (
    result: Parameters<typeof replaceReconciliation>[2],
    differences: readonly StatementDifference[],
  ) =>
    withTransaction(parts.database, (tx) =>
      replaceReconciliation(tx, key, result, differences, new Date(parts.clock.nowMs())),
    );
  try {
    const { differences, ...counts } = await compareDay(parts, vendor, Date.parse(`${day}T00:00:00Z`));
    await store({ ...counts, failure: null }, differences);
    return true;
  } catch (error) {
    if (!(error instanceof VendorSilentError)) throw error;
    await store({ statedCount: 0, recordedCount: 0, failure: error.message.slice(0, 500) }, []);
    return false;
  }
}

async function compareDay(parts: ReconcileDayParts, vendor: VendorOfMerchant, startMs: number) {
  const endMs = startMs + dayMs;
  const wide = { from: new Date(startMs - clockDifferenceMs), until: new Date(endMs + clockDifferenceMs) };
  const differences: StatementDifference[] = [];
  const stated = new Set<string>();
  let statedCount = 0;
  const transport = parts.vendorTransport(vendor.apiUrl);
  for await (const { lines } of statementPages(transport, vendor, wide, () => parts.clock.nowMs())) {
    const rows = await selectRecordedRounds(
      parts.runner,
      vendor,
      lines.map(({ round }) => round),
    );
    const recorded = new Map(rows.map((row) => [row.external_key, recordedRound(row)]));
    for (const line of lines) {
      const placedAtMs = Date.parse(line.placedAt);
      const isOfDay = placedAtMs >= startMs && placedAtMs < endMs;
      if (stated.has(line.round)) {
        if (isOfDay) differences.push(doubledLine(line));
        continue;
      }
      stated.add(line.round);
      if (!isOfDay) continue;
      statedCount += 1;
      const difference = compareLine(line, recorded.get(line.round));
      if (difference !== undefined) differences.push(difference);
    }
  }
  const ours = await selectRoundsOfPeriod(parts.runner, vendor, {
    from: new Date(startMs),
    until: new Date(endMs),
  });
  const unstated = ours.map((row) => row.external_key).filter((roundId) => !stated.has(roundId));
  const extra = await selectRecordedRounds(parts.runner, vendor, unstated);
  differences.push(...extra.map((row) => extraRound(recordedRound(row))));
  return { statedCount, recordedCount: ours.length, differences };
}

function recordedRound(row: RecordedRoundRow): RecordedRound {
  return {
    roundId: row.external_key,
    currency: row.currency,
    stakeMinor: row.stake_minor,
    payoutMinor: row.payout_minor,
    status: row.status,
  };
}
