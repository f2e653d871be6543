import { calls } from '@wau/contract/calls';
import { headerNames } from '@wau/contract/headers';
import { addressSubject } from '@wau/service/http/address-subject';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { Captchas } from './captchas.ts';

/** Drawing costs some milliseconds, and whoever collects pictures wants many. */
const perAddress: AttemptRule = { name: 'captcha.address', windowMs: 60_000, window: 'fixed' };
const perAddressLimit = 60;

export function registerCaptchaRoutes(
  { registerVisitorCall }: CallRegistrars,
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  captchas: Captchas,
): void {
  registerVisitorCall(calls.getCaptcha, async ({ context, request, reply }) => {
    const { merchantCode } = context.merchant;
    await requireAttempt(parts, merchantCode, perAddress, addressSubject(request.ip), perAddressLimit);
    const { captchaId, picture } = await captchas.make(merchantCode);
    reply.header(headerNames.captchaId, captchaId);
    reply.header('Access-Control-Expose-Headers', headerNames.captchaId);
    return picture;
  });
}
