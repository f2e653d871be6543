import type { ReconciliationState } from '@wau/contract/statement-differences';
import { withTransaction } from '@wau/service/database/database';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { DifferenceList } from '../../../platform/statements/difference-list.ts';
import { SilentError } from '../../../platform/statements/silent-error.ts';
import { type StatementLimits, statementLimits } from '../../../platform/statements/statement-pages.ts';
import type { Payments } from '../payment/payments.ts';
import type { PaymentDifference } from './compare-payment.ts';
import { comparePaymentDay } from './compare-payment-day.ts';
import { notePaymentDifferences } from './note-payment-differences.ts';
import {
  type PaymentReconciliationResult,
  type ProviderDay,
  replacePaymentReconciliation,
} from './payment-reconciliation-sql.ts';
import { paymentPagesOf } from './read-payment-pages.ts';

export type ReconcileProviderParts = Pick<ServerParts, 'database' | 'runner' | 'clock' | 'random'> & {
  readonly payments: Pick<Payments, 'adapters' | 'runner' | 'sealingKey' | 'clock'>;
};

/** For everything that a provider is asked about one merchant in a night, so that a slow one keeps the others waiting no longer. */
const longestProviderMs = 30 * 60_000;
/** Of a day; whoever has to look after so many looks for one cause. All of them are counted. */
const maximumListedDifferences = 10_000;
const nothing = { statedCount: 0, recordedCount: 0, differenceCount: 0, isCut: false };

export interface PaymentReconciliationLimits extends StatementLimits {
  readonly longestProviderMs: number;
  readonly maximumListedDifferences: number;
}

export const paymentReconciliationLimits: PaymentReconciliationLimits = {
  ...statementLimits,
  longestProviderMs,
  maximumListedDifferences,
};

/**
 * Compares what a payment provider states of a day with the deposits and payouts that went by it, and stores where they
 * differ, or that the provider states nothing: because it is silent (`failed`) or because it cannot be asked (`unstated`).
 * Resolves with what came of it.
 *
 * Invariants: it moves no money; what was found before is replaced, so it may be repeated, but only a comparison replaces a
 * comparison: what was found of a day stays while its provider is silent. It counts as compared when it was begun, since what
 * is decided from then on may have been looked for already.
 */
export async function reconcileProviderDay(
  parts: ReconcileProviderParts,
  key: ProviderDay,
  limits: PaymentReconciliationLimits = paymentReconciliationLimits,
): Promise<ReconciliationState> {
  const begunAt = new Date(parts.clock.nowMs());
  const endsAtMs = begunAt.getTime() + limits.longestProviderMs;
  const store = (result: PaymentReconciliationResult, found: readonly PaymentDifference[]) =>
    withTransaction(parts.database, async (tx) => {
      const isReplaced = await replacePaymentReconciliation(tx, key, result, found, begunAt);
      if (isReplaced) await notePaymentDifferences(parts, tx, key, found, begunAt);
    });
  const readPage = await paymentPagesOf(parts.payments, key);
  if (readPage === undefined) {
    await store({ ...nothing, state: 'unstated', failure: null }, []);
    return 'unstated';
  }
  try {
    const differences = new DifferenceList<PaymentDifference>(limits.maximumListedDifferences);
    const isOver = () => parts.clock.nowMs() >= endsAtMs;
    const counts = await comparePaymentDay(parts, key, { readPage, limits, isOver, differences });
    const { count: differenceCount, isCut, kept } = differences;
    await store({ ...counts, differenceCount, isCut, state: 'compared', failure: null }, kept);
    return 'compared';
  } catch (error) {
    if (!(error instanceof SilentError)) throw error;
    await store({ ...nothing, state: 'failed', failure: error.message.slice(0, 500) }, []);
    return 'failed';
  }
}
