import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { sendLoginCode } from './send-login-code.ts';
import { sendRegisterCode } from './send-register-code.ts';
import { sendResetCode } from './send-reset-code.ts';

export function registerVerificationRoutes(
  { registerVisitorCall }: CallRegistrars,
  parts: ServerParts,
): void {
  registerVisitorCall(calls.sendLoginCode, ({ context, body, request }) =>
    sendLoginCode(parts, context, body, request.ip),
  );
  registerVisitorCall(calls.sendRegisterCode, ({ context, body, request }) =>
    sendRegisterCode(parts, context, body, request.ip),
  );
  registerVisitorCall(calls.sendResetCode, ({ context, body, request }) =>
    sendResetCode(parts, context, body, request.ip),
  );
}
