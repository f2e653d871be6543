import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import type { DepositParts } from './deposit-parts.ts';
import { getDeposit } from './get-deposit.ts';
import { listDepositMethods } from './list-deposit-methods.ts';
import { listDeposits } from './list-deposits.ts';
import { placeDeposit } from './place-deposit.ts';

export function registerDepositRoutes(
  { registerMemberCall }: Pick<CallRegistrars, 'registerMemberCall'>,
  parts: DepositParts,
): void {
  registerMemberCall(calls.listDepositMethods, ({ context }) => listDepositMethods(parts, context));
  registerMemberCall(calls.placeDeposit, ({ context, idempotencyKey, body }) =>
    placeDeposit(parts, context, idempotencyKey, body),
  );
  registerMemberCall(calls.listDeposits, ({ context, query }) => listDeposits(parts, context, query));
  registerMemberCall(calls.getDeposit, ({ context, params }) => getDeposit(parts, context, params.depositId));
  registerMemberCall(calls.cancelDeposit, ({ context, params }) =>
    cancelDeposit(parts, context, params.depositId),
  );
}
