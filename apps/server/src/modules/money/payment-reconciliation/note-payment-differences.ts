import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Random } from '@wau/service/random';
import { noteFindings } from '../../../platform/findings/note-findings.ts';
import type { PaymentDifference } from './compare-payment.ts';
import type { ProviderDay } from './payment-reconciliation-sql.ts';

/** Keeps what a comparison has found for whoever explains it: all payments of a provider's day that differ in one way are a case. */
export async function notePaymentDifferences(
  parts: { readonly clock: Clock; readonly random: Random },
  tx: SqlRunner,
  { merchantCode, providerCode, day }: ProviderDay,
  differences: readonly PaymentDifference[],
  now: Date,
): Promise<void> {
  const inOrder = differences.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const findings = [...Map.groupBy(inOrder, ({ kind }) => kind)].map(([kind, group]) => ({
    rule: kind,
    vendorCode: providerCode,
    day,
    subject: '',
    lineCount: group.length,
    lines: group.map((difference) => ({
      of: nameOf(difference),
      said: difference.stated,
      recorded: difference.recorded,
      memberId: difference.memberId,
    })),
  }));
  await noteFindings(parts, tx, { merchantCode, source: 'paymentStatement' }, findings, now);
}

/** The order, or the payment where the provider names no order. */
function nameOf({ orderReference, providerReference }: PaymentDifference): string {
  return orderReference === '' ? providerReference : orderReference;
}
