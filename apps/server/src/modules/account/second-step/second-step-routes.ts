import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { callerOf } from '../credentials/caller.ts';
import { keepDeviceToken } from '../credentials/device-cookie.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { finishSecondStep } from './finish-second-step.ts';
import {
  confirmSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  startSecondStepEnrolment,
} from './manage-second-step.ts';

export function registerSecondStepRoutes(
  { registerVisitorCall, registerMemberCall }: CallRegistrars,
  parts: LoginParts,
): void {
  registerVisitorCall(calls.finishSecondStep, async ({ context, body, request, reply }) => {
    const caller = callerOf(request);
    const deviceToken = () => keepDeviceToken(request, reply, parts.random, caller.deviceToken);
    return finishSecondStep(parts, context, body, caller, deviceToken);
  });
  registerMemberCall(calls.startSecondStepEnrolment, async ({ context, body, request }) =>
    startSecondStepEnrolment(parts, context, body.loginPassword, callerOf(request)),
  );
  registerMemberCall(calls.confirmSecondStep, async ({ context, body }) =>
    confirmSecondStep(parts, context, body.code),
  );
  registerMemberCall(calls.renewRecoveryCodes, async ({ context, body, request }) =>
    renewRecoveryCodes(parts, context, body, callerOf(request)),
  );
  registerMemberCall(calls.removeSecondStep, async ({ context, body, request }) =>
    removeSecondStep(parts, context, body, callerOf(request)),
  );
}
