import type { Job } from '../../../platform/jobs/job.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { reconcileDays } from '../../../platform/statements/reconcile-days.ts';
import { isPaymentDayCompared, type ProviderKey, selectProviderCodes } from './payment-reconciliation-sql.ts';
import {
  type PaymentReconciliationLimits,
  paymentReconciliationLimits,
  type ReconcileProviderParts,
  reconcileProviderDay,
} from './reconcile-provider-day.ts';

/**
 * Compares what payment providers state of the days before with the orders that went by them, hours after midnight, when what
 * was under way is known. A provider that was silent is asked again on the following nights, days of one that cannot be asked
 * are looked at anew, since its adapter may have learnt to, and so are days of which more has become known.
 */
export function reconcilePaymentsJob(
  parts: ReconcileProviderParts & Pick<ServerParts, 'merchants'>,
  limits: PaymentReconciliationLimits = paymentReconciliationLimits,
): Job<unknown> {
  return {
    name: 'reconcile-payments',
    schedule: '30 3 * * *',
    async run(_payload, stopping) {
      const failures: unknown[] = [];
      for (const { merchantCode } of await parts.merchants.all()) {
        for (const row of await selectProviderCodes(parts.runner, merchantCode)) {
          if (stopping.aborted) return;
          // A provider whose days cannot be compared keeps none of the others from it.
          await reconcileProvider(
            parts,
            { merchantCode, providerCode: row.provider_code },
            limits,
            stopping,
          ).catch((error: unknown) => failures.push(error));
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'statements could not be compared');
    },
  };
}

function reconcileProvider(
  parts: ReconcileProviderParts,
  key: ProviderKey,
  limits: PaymentReconciliationLimits,
  stopping: AbortSignal,
): Promise<void> {
  return reconcileDays(parts, {
    longestMs: limits.longestProviderMs,
    stopping,
    isCompared: (day) => isPaymentDayCompared(parts.runner, { ...key, day }),
    reconcile: (day, leftMs) =>
      reconcileProviderDay(parts, { ...key, day }, { ...limits, longestProviderMs: leftMs }),
  });
}
