import { calls } from '@wau/contract/calls';
import { isFromThisMachine } from '@wau/service/http/this-machine';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { keepBrowserKey } from '../../../platform/operators/operator-browser-key.ts';
import { changeOperatorPassword } from './change-operator-password.ts';
import { getOperatorInfo } from './get-operator-info.ts';
import { loginOperator } from './login-operator.ts';
import { logoutOperator } from './logout-operator.ts';
import { confirmOperatorSecondStep, startOperatorSecondStep } from './manage-operator-second-step.ts';
import type { OperatorParts } from './operator-parts.ts';

export function registerOperatorRoutes(
  { registerVisitorCall, registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: OperatorParts,
): void {
  registerVisitorCall(calls.loginOperator, async ({ context, body, request, reply }) => {
    const browserKey =
      body.bindsToBrowser === true ? keepBrowserKey(request, reply, parts.random) : undefined;
    const origin = { address: request.ip, requestId: request.id };
    const caller = { ...origin, isFromThisMachine: isFromThisMachine(request), browserKey };
    return loginOperator(parts, context.merchant.merchantCode, body, caller);
  });
  registerOperatorQuery(calls.getOperatorInfo, async ({ context }) => getOperatorInfo(parts, context));
  registerOperatorCommand(calls.changeOperatorPassword, async ({ context, body, request }) =>
    changeOperatorPassword(parts, context, body, request.ip),
  );
  registerOperatorCommand(
    calls.startOperatorSecondStep,
    async ({ context }) =>
      (tx) =>
        startOperatorSecondStep(parts, tx, context),
  );
  registerOperatorCommand(calls.confirmOperatorSecondStep, async ({ context, body, request }) =>
    confirmOperatorSecondStep(parts, context, body, request.ip),
  );
  registerOperatorCommand(
    calls.logoutOperator,
    async ({ context }) =>
      (tx) =>
        logoutOperator(tx, context, parts.clock.nowMs()),
  );
}
