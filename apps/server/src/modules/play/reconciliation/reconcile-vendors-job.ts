import type { Job } from '../../../platform/jobs/job.ts';
import type { VendorOfMerchant } from '../../../platform/merchants/merchant-directory.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { reconcileDays } from '../../../platform/statements/reconcile-days.ts';
import {
  type ReconcileDayParts,
  type ReconciliationLimits,
  reconcileDay,
  reconciliationLimits,
} from './reconcile-day.ts';
import { isCompared } from './reconciliation-sql.ts';

/**
 * Compares what vendors state of the days before with the bet record, hours after midnight, when what was played is
 * settled. Days that could not be compared are tried again, and those of vendors that cannot be asked are looked at anew,
 * since their adapter may have learnt to. What of a vendor does not fit into its time is left to the next night.
 */
export function reconcileVendorsJob(
  parts: ReconcileDayParts & Pick<ServerParts, 'merchants'>,
  limits: ReconciliationLimits = reconciliationLimits,
): Job<unknown> {
  return {
    name: 'reconcile-vendors',
    schedule: '20 3 * * *',
    async run(_payload, stopping) {
      const failures: unknown[] = [];
      for (const { merchantCode, vendors } of await parts.merchants.all()) {
        for (const vendor of vendors) {
          if (stopping.aborted) return;
          // A vendor whose days cannot be compared keeps none of the others from it.
          await reconcileVendor(parts, { ...vendor, merchantCode }, limits, stopping).catch(
            (error: unknown) => failures.push(error),
          );
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'statements could not be compared');
    },
  };
}

async function reconcileVendor(
  parts: ReconcileDayParts,
  vendor: VendorOfMerchant,
  limits: ReconciliationLimits,
  stopping: AbortSignal,
): Promise<void> {
  const { merchantCode, vendorCode } = vendor;
  await reconcileDays(parts, {
    longestMs: limits.longestVendorMs,
    stopping,
    isCompared: (day) => isCompared(parts.runner, { merchantCode, vendorCode, day }),
    reconcile: (day, leftMs) => reconcileDay(parts, vendor, day, { ...limits, longestVendorMs: leftMs }),
  });
}
