import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { listBookChecks } from './list-book-checks.ts';
import { listBookDrifts } from './list-book-drifts.ts';

export function registerBooksRoutes(
  { registerOperatorQuery }: Pick<CallRegistrars, 'registerOperatorQuery'>,
  parts: Pick<ServerParts, 'runner'>,
): void {
  registerOperatorQuery(calls.listBookChecks, ({ context, query }) =>
    listBookChecks(parts, context.merchant.merchantCode, query),
  );
  registerOperatorQuery(calls.listBookDrifts, ({ context, query }) =>
    listBookDrifts(parts, context.merchant.merchantCode, query),
  );
}
