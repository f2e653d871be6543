import type { Job } from '../../../platform/jobs/job.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';

/**
 * Sums the house's side of the ledger, which is appended without a balance while bets are posted: into balances, and by
 * the merchant's days for reports.
 */
export function rollUpHouseJob(parts: Pick<ServerParts, 'ledger' | 'merchants'>): Job<unknown> {
  return {
    name: 'roll-up-house',
    schedule: '* * * * *',
    async run(_payload, stopping) {
      for (const merchant of await parts.merchants.all()) {
        if (stopping.aborted) return;
        await parts.ledger.rollUpHouse(merchant.merchantCode);
        await parts.ledger.sumHouseDays(merchant.merchantCode, merchant.timeZone);
      }
    },
  };
}
