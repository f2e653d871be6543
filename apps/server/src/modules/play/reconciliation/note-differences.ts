import type { SqlRunner } from '@wau/service/database/sql-runner';
import { maximumFindingLines, noteFindings } from '../../../platform/findings/note-findings.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { StatementDifference } from './compare-statement.ts';
import { selectOwnersOfRounds, type VendorDay } from './reconciliation-sql.ts';

/**
 * Keeps what a comparison has found for whoever explains it. All rounds of a vendor's day that differ in one way are a case:
 * so many have one cause, and nobody explains ten thousand of them one by one.
 */
export async function noteDifferences(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  day: VendorDay,
  differences: readonly StatementDifference[],
  now: Date,
): Promise<void> {
  const inOrder = differences.toSorted((one, other) => (one.roundId < other.roundId ? -1 : 1));
  const byKind = Map.groupBy(inOrder, ({ kind }) => kind);
  const shown = [...byKind.values()].flatMap((group) => group.slice(0, maximumFindingLines));
  const owners = await selectOwnersOfRounds(
    tx,
    day,
    shown.map(({ roundId }) => roundId),
  );
  const memberOf = new Map(owners.map((row) => [row.external_key, row.member_id]));
  const findings = [...byKind].map(([kind, group]) => ({
    rule: kind,
    vendorCode: day.vendorCode,
    day: day.day,
    subject: '',
    lineCount: group.length,
    lines: group.map(({ roundId, stated, recorded }) => ({
      of: roundId,
      said: stated,
      recorded,
      memberId: memberOf.get(roundId) ?? null,
    })),
  }));
  await noteFindings(parts, tx, { merchantCode: day.merchantCode, source: 'statement' }, findings, now);
}
