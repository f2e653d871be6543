import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { changeDepositAccount } from './change-deposit-account.ts';
import { dropDepositAccountRequest } from './drop-deposit-account-request.ts';
import { listDepositAccounts } from './list-deposit-accounts.ts';

export function registerDepositAccountRoutes(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerOperatorQuery(calls.listDepositAccounts, ({ context }) =>
    listDepositAccounts(parts.runner, context.merchant.merchantCode),
  );
  registerOperatorCommand(
    calls.changeDepositAccount,
    async ({ context: { merchant, operator }, body }) =>
      (tx) => {
        const ordering = { merchantCode: merchant.merchantCode, operatorId: operator.operatorId };
        return changeDepositAccount(parts, tx, ordering, body);
      },
  );
  registerOperatorCommand(
    calls.dropDepositAccountRequest,
    async ({ context: { merchant }, body }) =>
      (tx) =>
        dropDepositAccountRequest(tx, merchant.merchantCode, body),
  );
}
