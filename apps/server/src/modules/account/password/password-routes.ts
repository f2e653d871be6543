import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { callerOf } from '../credentials/caller.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { changePassword } from './change-password.ts';
import { requestPasswordEmail } from './request-password-email.ts';
import { resetPasswordByLink } from './reset-password-by-link.ts';
import { resetPasswordByPhone } from './reset-password-by-phone.ts';

export function registerPasswordRoutes(
  { registerVisitorCall, registerMemberCall }: CallRegistrars,
  parts: LoginParts,
): void {
  registerMemberCall(calls.changePassword, ({ context, body, request }) =>
    changePassword(parts, context, body, callerOf(request)),
  );
  registerVisitorCall(calls.requestPasswordEmail, ({ context, body, request }) =>
    requestPasswordEmail(parts, context, body, { address: request.ip, host: request.host }),
  );
  registerVisitorCall(calls.resetPasswordByPhone, ({ context, body, request }) =>
    resetPasswordByPhone(parts, context, body, callerOf(request)),
  );
  registerVisitorCall(calls.resetPasswordByLink, ({ context, body, request }) =>
    resetPasswordByLink(parts, context, body, callerOf(request)),
  );
}
