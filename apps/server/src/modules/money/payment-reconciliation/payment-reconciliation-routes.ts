import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { listPaymentDifferences } from './list-payment-differences.ts';
import { listPaymentReconciliations } from './list-payment-reconciliations.ts';

export function registerPaymentReconciliationRoutes(
  { registerOperatorQuery }: Pick<CallRegistrars, 'registerOperatorQuery'>,
  parts: Pick<ServerParts, 'runner'>,
): void {
  registerOperatorQuery(calls.listPaymentReconciliations, ({ context, query }) =>
    listPaymentReconciliations(parts, context.merchant.merchantCode, query),
  );
  registerOperatorQuery(calls.listPaymentDifferences, ({ context, query }) =>
    listPaymentDifferences(parts, context.merchant.merchantCode, query),
  );
}
