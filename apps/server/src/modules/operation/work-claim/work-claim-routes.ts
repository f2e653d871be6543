import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import {
  claimChat,
  claimDeposit,
  claimWithdrawal,
  listWorkClaims,
  releaseChat,
  releaseDeposit,
  releaseWithdrawal,
} from './manage-work-claims.ts';

export function registerWorkClaimRoutes(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerOperatorQuery(calls.listWorkClaims, async ({ context }) => listWorkClaims(parts, context));
  registerOperatorCommand(
    calls.claimWithdrawal,
    async ({ context, params }) =>
      (tx) =>
        claimWithdrawal(parts, tx, context, params),
  );
  registerOperatorCommand(
    calls.releaseWithdrawal,
    async ({ context, params }) =>
      (tx) =>
        releaseWithdrawal(tx, context, params),
  );
  registerOperatorCommand(
    calls.claimDeposit,
    async ({ context, params }) =>
      (tx) =>
        claimDeposit(parts, tx, context, params),
  );
  registerOperatorCommand(
    calls.releaseDeposit,
    async ({ context, params }) =>
      (tx) =>
        releaseDeposit(tx, context, params),
  );
  registerOperatorCommand(
    calls.claimChat,
    async ({ context, params }) =>
      (tx) =>
        claimChat(parts, tx, context, params),
  );
  registerOperatorCommand(
    calls.releaseChat,
    async ({ context, params }) =>
      (tx) =>
        releaseChat(tx, context, params),
  );
}
