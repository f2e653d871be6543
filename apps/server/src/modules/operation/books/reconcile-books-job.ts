import { withTransaction } from '@wau/service/database/database';
import type { NewFinding } from '../../../platform/findings/new-finding.ts';
import { noteFindings } from '../../../platform/findings/note-findings.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { allowAllTime } from '../../../platform/jobs/unhurried-sql.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { replaceBookCheck } from './book-checks-sql.ts';
import { type BookDrift, findBookDrifts } from './find-book-drifts.ts';

type Parts = Pick<ServerParts, 'database' | 'ledger' | 'clock' | 'random'>;

/** Reads the books of every merchant as a whole, at an hour when few play, and keeps what does not agree. */
export function reconcileBooksJob(parts: Parts & Pick<ServerParts, 'merchants'>): Job<unknown> {
  return {
    name: 'reconcile-books',
    schedule: '40 3 * * *',
    async run(_payload, stopping) {
      for (const merchant of await parts.merchants.all()) {
        if (stopping.aborted) return;
        await reconcileBooks(parts, merchant);
      }
    },
  };
}

/**
 * Checks one merchant's books and stores what was found. The check takes no lock and writes nothing before it is over, so
 * that it holds up neither postings nor roll-ups, however long it reads.
 */
export function reconcileBooks(
  parts: Parts,
  merchant: Pick<Merchant, 'merchantCode' | 'timeZone'>,
): Promise<void> {
  return withTransaction(parts.database, async (tx) => {
    await allowAllTime(tx);
    const drifts = await findBookDrifts(parts, tx, merchant);
    const now = new Date(parts.clock.nowMs());
    await replaceBookCheck(tx, merchant.merchantCode, now, drifts);
    const check = { merchantCode: merchant.merchantCode, source: 'books' } as const;
    await noteFindings(parts, tx, check, findingsOf(drifts), now);
  });
}

/** All that one rule says of one account, order or day is a case. */
function findingsOf(drifts: readonly BookDrift[]): readonly NewFinding[] {
  const bySubject = Map.groupBy(drifts, ({ check, subject }) => JSON.stringify([check, subject]));
  return [...bySubject.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const lines = group.map(({ detail }) => ({ of: '', said: detail, recorded: null, memberId: null }));
    const { check: rule, subject } = first;
    return [{ rule, vendorCode: '', day: '', subject, lineCount: lines.length, lines }];
  });
}
