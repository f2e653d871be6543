import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { listAuditEntries } from './list-audit-entries.ts';

export function registerAuditRoutes({ registerOperatorQuery }: CallRegistrars, parts: ServerParts): void {
  registerOperatorQuery(calls.listAuditEntries, async ({ context, query }) =>
    listAuditEntries(parts, context.merchant.merchantCode, query),
  );
}
