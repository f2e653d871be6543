import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { changeOperatorPassword } from './change-operator-password.ts';
import { getOperatorInfo } from './get-operator-info.ts';
import { loginOperator } from './login-operator.ts';
import { logoutOperator } from './logout-operator.ts';
import type { OperatorParts } from './operator-parts.ts';

export function registerOperatorRoutes(
  { registerVisitorCall, registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: OperatorParts,
): void {
  registerVisitorCall(calls.loginOperator, async ({ context, body, request }) =>
    loginOperator(parts, context.merchant.merchantCode, body, { address: request.ip, requestId: request.id }),
  );
  registerOperatorQuery(calls.getOperatorInfo, async ({ context }) => getOperatorInfo(context));
  registerOperatorCommand(calls.changeOperatorPassword, async ({ context, body, request }) =>
    changeOperatorPassword(parts, context, body, request.ip),
  );
  registerOperatorCommand(
    calls.logoutOperator,
    async ({ context }) =>
      (tx) =>
        logoutOperator(tx, context, parts.clock.nowMs()),
  );
}
