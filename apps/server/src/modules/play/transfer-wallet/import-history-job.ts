import { withTransaction } from '@wau/service/database/database';
import { Fault } from '@wau/service/refusal';
import type { Job } from '../../../platform/jobs/job.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { HistoryGap, UnreadableAnswer } from '../vendor/transfer-wallet.ts';
import { selectLastFileNumber } from './history-sql.ts';
import { type HistoryOf, importHistoryFile, noteMissing } from './import-history-file.ts';
import type { TransferWallets } from './transfer-wallets.ts';

export interface ImportHistoryParts
  extends Pick<ServerParts, 'database' | 'runner' | 'ledger' | 'clock' | 'merchants'> {
  readonly wallets: TransferWallets;
}

/** More of one vendor wait for the next minute, so that no vendor keeps the others waiting. */
const filesAtATime = 50;

/** Fetches what vendors with wallets of their own have written down since the last time, file by file. */
export function importHistoryJob(parts: ImportHistoryParts): Job<unknown> {
  return {
    name: 'import-vendor-history',
    schedule: '* * * * *',
    async run(_payload, stopping) {
      const failures: unknown[] = [];
      for (const of of await sources(parts)) {
        if (stopping.aborted) return;
        // A vendor whose file cannot be written keeps none of the others from being heard.
        await importNew(parts, of, stopping).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, 'history could not be imported');
    },
  };
}

async function sources({ merchants, wallets }: ImportHistoryParts): Promise<readonly HistoryOf[]> {
  const all = await merchants.all();
  return all.flatMap(({ merchantCode, currencyCode, vendors }) =>
    vendors
      .filter((vendor) => wallets.isKeptBy(vendor))
      .map(({ vendorCode }) => ({ merchantCode, currencyCode, vendorCode })),
  );
}

async function importNew(parts: ImportHistoryParts, of: HistoryOf, stopping: AbortSignal): Promise<void> {
  for (let count = 0; count < filesAtATime && !stopping.aborted; count += 1) {
    const last = await selectLastFileNumber(parts.runner, of);
    try {
      const file = await parts.wallets.historyAfter(of.merchantCode, of.vendorCode, last);
      if (file === undefined) return;
      await importHistoryFile(parts, of, file);
    } catch (error) {
      if (error instanceof Fault && error.cause instanceof UnreadableAnswer) {
        const after = `the history of ${of.vendorCode} of ${of.merchantCode} after file ${last}`;
        throw new Error(`${after} cannot be read: ${error.message}`, { cause: error });
      }
      // Who does not answer is asked again in a minute.
      if (error instanceof Fault) return;
      if (!(error instanceof HistoryGap)) throw error;
      await withTransaction(parts.database, (tx) =>
        noteMissing(parts, tx, of, error.firstKept - 1n, new Date(parts.clock.nowMs())),
      );
    }
  }
}
