import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { callerOf } from '../credentials/caller.ts';
import { keepDeviceToken } from '../credentials/device-cookie.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { createPasskey, startPasskeyCreation } from './create-passkey.ts';
import { loginByPasskey, startPasskeyLogin } from './login-by-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey } from './manage-passkeys.ts';

export function registerPasskeyRoutes(
  { registerVisitorCall, registerMemberCall }: CallRegistrars,
  parts: LoginParts,
): void {
  registerVisitorCall(calls.startPasskeyLogin, async ({ context, request }) =>
    startPasskeyLogin(parts, context, request),
  );
  registerVisitorCall(calls.loginByPasskey, async ({ context, body, request, reply }) => {
    const deviceToken = () => keepDeviceToken(request, reply, parts.random, callerOf(request).deviceToken);
    return loginByPasskey(parts, context, body, request, deviceToken);
  });
  registerMemberCall(calls.listPasskeys, async ({ context }) => listPasskeys(parts, context));
  registerMemberCall(calls.startPasskeyCreation, async ({ context, body, request }) =>
    startPasskeyCreation(parts, context, body, request),
  );
  registerMemberCall(calls.createPasskey, async ({ context, body, request }) =>
    createPasskey(parts, context, body, request),
  );
  registerMemberCall(calls.renamePasskey, async ({ context, params, body }) =>
    renamePasskey(parts, context, params.passkeyId, body.passkeyName),
  );
  registerMemberCall(calls.removePasskey, async ({ context, params, body, request }) =>
    removePasskey(parts, context, params.passkeyId, body.loginPassword, callerOf(request)),
  );
}
