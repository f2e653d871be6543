import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { Captchas } from './captchas.ts';
import { getCaptcha } from './get-captcha.ts';

export function registerCaptchaRoutes(
  { registerVisitorCall }: CallRegistrars,
  parts: Pick<ServerParts, 'runner' | 'clock'> & { readonly captchas: Captchas },
): void {
  registerVisitorCall(calls.getCaptcha, async ({ context, request, reply }) =>
    getCaptcha(parts, context, request.ip, reply),
  );
}
