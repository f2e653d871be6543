import type { ReconciliationState } from '@wau/contract/statement-differences';
import type { StatementLineBody } from '@wau/contract/vendor-wallets/statement';
import { withTransaction } from '@wau/service/database/database';
import type { VendorOfMerchant } from '../../../platform/merchants/merchant-directory.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { DifferenceList } from '../../../platform/statements/difference-list.ts';
import { SilentError } from '../../../platform/statements/silent-error.ts';
import {
  type PageOfStatement,
  type StatementLimits,
  statementLimits,
  statementPages,
} from '../../../platform/statements/statement-pages.ts';
import type { VendorQuestions } from '../vendor/ask-vendors.ts';
import {
  compareLine,
  doubledLine,
  extraRound,
  type RecordedRound,
  type StatementDifference,
} from './compare-statement.ts';
import { noteDifferences } from './note-differences.ts';
import {
  type ReconciliationResult,
  type RecordedRoundRow,
  replaceReconciliation,
  selectRecordedRounds,
  selectRoundsOfPeriod,
} from './reconciliation-sql.ts';

export type ReconcileDayParts = Pick<ServerParts, 'database' | 'runner' | 'clock' | 'random'> & {
  readonly questions: VendorQuestions;
};

const dayMs = 24 * 60 * 60_000;
/** By so much the two sides may differ in when a round was placed. */
const clockDifferenceMs = 15 * 60_000;
/** For everything that a vendor is asked about one merchant in a night, so that a slow one keeps the others waiting no longer. */
const longestVendorMs = 30 * 60_000;
/** Of a day; whoever has to look after so many looks for one cause. All of them are counted. */
const maximumListedDifferences = 10_000;
/** Rounds that are looked up at once. */
const maximumLookedUpRounds = 2_000;
const nothing = { statedCount: 0, recordedCount: 0, differenceCount: 0, isCut: false };

export interface ReconciliationLimits extends StatementLimits {
  readonly longestVendorMs: number;
  readonly maximumListedDifferences: number;
}

export const reconciliationLimits: ReconciliationLimits = {
  ...statementLimits,
  longestVendorMs,
  maximumListedDifferences,
};

/**
 * Compares what a vendor states of a day with the bet record and stores where they differ, or that the vendor states
 * nothing: because it does not answer (`failed`) or because it cannot be asked (`unstated`). Resolves with what came of it.
 * A statement that takes longer than its time is given up and has failed; of a day with too many differences the first are
 * listed and all are counted.
 *
 * Invariants: what was found before is replaced, so it may be repeated, but only a comparison replaces a comparison: a day
 * that is compared anew keeps what was found of it while its vendor states nothing. It counts as compared when it was begun,
 * since what is recorded from then on may have been looked for already. A round counts on the day on which its side placed
 * it: those near midnight are looked for on both sides of it.
 */
export async function reconcileDay(
  parts: ReconcileDayParts,
  vendor: VendorOfMerchant,
  day: string,
  limits: ReconciliationLimits = reconciliationLimits,
): Promise<ReconciliationState> {
  const begunAt = new Date(parts.clock.nowMs());
  const endsAtMs = begunAt.getTime() + limits.longestVendorMs;
  const key = { merchantCode: vendor.merchantCode, vendorCode: vendor.vendorCode, day };
  const store = (result: ReconciliationResult, differences: readonly StatementDifference[]) =>
    withTransaction(parts.database, async (tx) => {
      const isReplaced = await replaceReconciliation(tx, key, result, differences, begunAt);
      if (isReplaced) await noteDifferences(parts, tx, key, differences, begunAt);
    });
  const readPage = parts.questions.statementOf(vendor);
  if (readPage === undefined) {
    await store({ ...nothing, state: 'unstated', failure: null }, []);
    return 'unstated';
  }
  try {
    const startMs = Date.parse(`${day}T00:00:00Z`);
    const wide = {
      from: new Date(startMs - clockDifferenceMs),
      until: new Date(startMs + dayMs + clockDifferenceMs),
    };
    const pages = statementPages(readPage, wide, limits, () => parts.clock.nowMs() >= endsAtMs);
    const differences = new DifferenceList<StatementDifference>(limits.maximumListedDifferences);
    const counts = await compareDay(parts, vendor, { pages, startMs, differences });
    const { count: differenceCount, isCut } = differences;
    await store({ ...counts, differenceCount, isCut, state: 'compared', failure: null }, differences.kept);
    return 'compared';
  } catch (error) {
    if (!(error instanceof SilentError)) throw error;
    await store({ ...nothing, state: 'failed', failure: error.message.slice(0, 500) }, []);
    return 'failed';
  }
}

interface Comparison {
  /** Of the day and of the minutes before and after it. */
  readonly pages: AsyncIterable<PageOfStatement<StatementLineBody>>;
  readonly startMs: number;
  /** Takes what differs. */
  readonly differences: DifferenceList<StatementDifference>;
}

async function compareDay(
  parts: ReconcileDayParts,
  vendor: VendorOfMerchant,
  { pages, startMs, differences }: Comparison,
) {
  const endMs = startMs + dayMs;
  const stated = new Set<string>();
  const doubled = new Set<string>();
  let statedCount = 0;
  for await (const { lines } of pages) {
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
        if (isOfDay && !doubled.has(line.round)) differences.add(doubledLine(line));
        if (isOfDay) doubled.add(line.round);
        continue;
      }
      stated.add(line.round);
      if (!isOfDay) continue;
      statedCount += 1;
      const difference = compareLine(line, recorded.get(line.round));
      if (difference !== undefined) differences.add(difference);
    }
  }
  const ours = await selectRoundsOfPeriod(parts.runner, vendor, {
    from: new Date(startMs),
    until: new Date(endMs),
  });
  const unstated = ours.map((row) => row.external_key).filter((roundId) => !stated.has(roundId));
  for (let from = 0; from < unstated.length; from += maximumLookedUpRounds) {
    const some = unstated.slice(from, from + maximumLookedUpRounds);
    for (const row of await selectRecordedRounds(parts.runner, vendor, some)) {
      differences.add(extraRound(recordedRound(row)));
    }
  }
  return { statedCount, recordedCount: ours.length };
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
