import { calls } from '@wau/contract/calls';
import { isFromThisMachine } from '@wau/service/http/this-machine';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { keepBrowserKey } from '../../../platform/operators/operator-browser-key.ts';
import { acceptOperatorInvitation } from './accept-operator-invitation.ts';
import { changeOperatorPassword } from './change-operator-password.ts';
import { getOperatorInfo } from './get-operator-info.ts';
import { inviteOperator } from './invite-operator.ts';
import { loginOperator } from './login-operator.ts';
import { loginOperatorByPasskey, startOperatorPasskeyLogin } from './login-operator-by-passkey.ts';
import { logoutOperator } from './logout-operator.ts';
import { cancelOperatorInvitation, listOperatorInvitations } from './manage-operator-invitations.ts';
import {
  createOperatorPasskey,
  listOperatorPasskeys,
  removeOperatorPasskey,
  startOperatorPasskeyCreation,
} from './manage-operator-passkeys.ts';
import { giveOperatorRole, listSiteOperators, takeOperatorRole } from './manage-operator-roles.ts';
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
  registerVisitorCall(calls.acceptOperatorInvitation, async ({ context, body, request }) =>
    acceptOperatorInvitation(parts, context.merchant.merchantCode, body, {
      address: request.ip,
      requestId: request.id,
    }),
  );
  registerOperatorQuery(calls.listSiteOperators, async ({ context }) =>
    listSiteOperators(parts, context.merchant.merchantCode),
  );
  registerOperatorCommand(
    calls.inviteOperator,
    async ({ context, body }) =>
      (tx) =>
        inviteOperator(parts, tx, context, body),
  );
  registerOperatorQuery(calls.listOperatorInvitations, async ({ context }) =>
    listOperatorInvitations(parts, context.merchant.merchantCode),
  );
  registerOperatorCommand(
    calls.cancelOperatorInvitation,
    async ({ context, params, body }) =>
      (tx) =>
        cancelOperatorInvitation(parts, tx, context.merchant.merchantCode, params, body),
  );
  registerOperatorCommand(
    calls.giveOperatorRole,
    async ({ context, params }) =>
      (tx) =>
        giveOperatorRole(parts, tx, context, params),
  );
  registerOperatorCommand(
    calls.takeOperatorRole,
    async ({ context, params }) =>
      (tx) =>
        takeOperatorRole(tx, context, params),
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
  registerVisitorCall(calls.startOperatorPasskeyLogin, ({ context, request }) =>
    startOperatorPasskeyLogin(parts, context, request),
  );
  registerVisitorCall(calls.loginOperatorByPasskey, async ({ context, body, request, reply }) => {
    const browserKey =
      body.bindsToBrowser === true ? keepBrowserKey(request, reply, parts.random) : undefined;
    return loginOperatorByPasskey(parts, context, body, request, browserKey);
  });
  registerOperatorQuery(calls.listOperatorPasskeys, ({ context }) => listOperatorPasskeys(parts, context));
  registerOperatorCommand(calls.startOperatorPasskeyCreation, ({ context, body, request }) =>
    startOperatorPasskeyCreation(parts, context, body, request),
  );
  registerOperatorCommand(calls.createOperatorPasskey, ({ context, body, request }) =>
    createOperatorPasskey(parts, context, body, request),
  );
  registerOperatorCommand(
    calls.removeOperatorPasskey,
    async ({ context, params }) =>
      (tx) =>
        removeOperatorPasskey(tx, context, params),
  );
  registerOperatorCommand(
    calls.logoutOperator,
    async ({ context }) =>
      (tx) =>
        logoutOperator(tx, context, parts.clock.nowMs()),
  );
}
