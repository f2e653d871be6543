import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { exportAuditEntries, exportedChange } from './export-audit-entries.ts';
import { listAuditEntries } from './list-audit-entries.ts';
import { listAuditOperators } from './list-audit-operators.ts';
import { revealAuditEntry } from './reveal-audit-entry.ts';

export function registerAuditRoutes(
  { registerOperatorQuery, registerOperatorCommand, registerOperatorFileCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerOperatorQuery(calls.listAuditEntries, async ({ context, query }) =>
    listAuditEntries(parts, context, query),
  );
  registerOperatorQuery(calls.listAuditOperators, async ({ context }) =>
    listAuditOperators(parts, context.merchant.merchantCode),
  );
  registerOperatorFileCommand(calls.exportAuditEntries, async ({ context, query }) => {
    // Read before the transaction, which only keeps that the file was taken.
    const file = await exportAuditEntries(parts, context, query);
    return async () => ({ value: file, change: exportedChange(query) });
  });
  registerOperatorCommand(
    calls.revealAuditEntry,
    async ({ context: { merchant }, params, body }) =>
      (tx) =>
        revealAuditEntry(tx, merchant.merchantCode, params, body),
  );
}
