import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { listReconciliations } from './list-reconciliations.ts';
import { listStatementDifferences } from './list-statement-differences.ts';

export function registerReconciliationRoutes(
  { registerOperatorQuery }: CallRegistrars,
  parts: ServerParts,
): void {
  registerOperatorQuery(calls.listReconciliations, async ({ context, query }) =>
    listReconciliations(parts, context.merchant.merchantCode, query),
  );
  registerOperatorQuery(calls.listStatementDifferences, async ({ context, query }) =>
    listStatementDifferences(parts, context.merchant.merchantCode, query),
  );
}
