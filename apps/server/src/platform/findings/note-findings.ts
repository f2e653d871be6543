import { createHash } from 'node:crypto';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId, type Random } from '@wau/service/random';
import { replaceOtherFigures, storeFindings } from './finding-sql.ts';
import type { CheckOfFindings, NewFinding } from './new-finding.ts';

/** Of several figures the first are kept, for whoever looks. */
export const maximumFindingLines = 20;

/**
 * Keeps what a check has found, in the transaction that stores its outcome. The same figures again are the finding that is
 * there, explained or not; other figures of the same subject are a new one, which takes the place of the old.
 */
export async function noteFindings(
  { clock, random }: { readonly clock: Clock; readonly random: Random },
  tx: SqlRunner,
  check: CheckOfFindings,
  findings: readonly NewFinding[],
  now: Date,
): Promise<void> {
  if (findings.length === 0) return;
  const rows = findings.map((finding) => ({
    ...finding,
    findingId: newId('finding', clock, random),
    figuresHash: hashOf(finding),
    lines: finding.lines.slice(0, maximumFindingLines),
  }));
  await storeFindings(tx, check, rows, now);
  await replaceOtherFigures(tx, check, rows, now);
}

function hashOf({ lineCount, lines }: NewFinding): Buffer {
  // In whichever order they were found.
  const figures = lines.map(({ of, said, recorded }) => JSON.stringify([of, said, recorded])).toSorted();
  return createHash('sha256')
    .update(JSON.stringify([lineCount, figures]))
    .digest();
}
