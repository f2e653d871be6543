import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import type { Cashier } from './cashier.ts';
import { getDeposit } from './get-deposit.ts';
import { listDepositMethods } from './list-deposit-methods.ts';
import { listDeposits } from './list-deposits.ts';
import { placeDeposit } from './place-deposit.ts';

export function registerCashierRoutes(
  { registerMemberCall }: Pick<CallRegistrars, 'registerMemberCall'>,
  cashier: Cashier,
): void {
  registerMemberCall(calls.listDepositMethods, ({ context }) => listDepositMethods(cashier, context));
  registerMemberCall(calls.placeDeposit, ({ context, idempotencyKey, body }) =>
    placeDeposit(cashier, context, idempotencyKey, body),
  );
  registerMemberCall(calls.listDeposits, ({ context, query }) => listDeposits(cashier, context, query));
  registerMemberCall(calls.getDeposit, ({ context, params }) =>
    getDeposit(cashier, context, params.depositId),
  );
  registerMemberCall(calls.cancelDeposit, ({ context, params }) =>
    cancelDeposit(cashier, context, params.depositId),
  );
}
