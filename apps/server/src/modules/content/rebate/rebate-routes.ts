import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { claimRebate } from './claim-rebate.ts';
import { getRebates } from './get-rebates.ts';

export function registerRebateRoutes(
  { registerMemberCall }: Pick<CallRegistrars, 'registerMemberCall'>,
  parts: Pick<ServerParts, 'database' | 'runner' | 'ledger' | 'clock' | 'random'>,
): void {
  registerMemberCall(calls.getRebates, ({ context }) => getRebates(parts, context));
  registerMemberCall(calls.claimRebate, ({ context, body, idempotencyKey }) =>
    claimRebate(parts, context, idempotencyKey, body),
  );
}
