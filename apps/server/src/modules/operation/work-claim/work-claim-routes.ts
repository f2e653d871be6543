import { calls } from '@wau/contract/calls';
import { claimCallName, releaseCallName, workCaseKinds } from '@wau/contract/work-cases';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { claimWorkCase, listWorkClaims, releaseWorkCase } from './manage-work-claims.ts';

export function registerWorkClaimRoutes(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerOperatorQuery(calls.listWorkClaims, async ({ context }) => listWorkClaims(parts, context));
  for (const kind of workCaseKinds) {
    registerOperatorCommand(
      calls[claimCallName(kind)],
      async ({ context, params }) =>
        (tx) =>
          claimWorkCase(parts, tx, context, kind, params.caseId),
    );
    registerOperatorCommand(
      calls[releaseCallName(kind)],
      async ({ context, params }) =>
        (tx) =>
          releaseWorkCase(tx, context, kind, params.caseId),
    );
  }
}
