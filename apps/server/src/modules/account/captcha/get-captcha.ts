import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { headerNames } from '@wau/contract/headers';
import { addressSubject } from '@wau/service/http/address-subject';
import type { FastifyReply } from 'fastify';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { Captchas } from './captchas.ts';

/** Drawing costs some milliseconds, and whoever collects pictures wants many. */
const perAddress: AttemptRule = { name: 'captcha.address', windowMs: 60_000, window: 'fixed' };
const perAddressLimit = 60;

/** A new picture; what names it goes back in a header, as the documented call has it. Refuses `rate.limited`. */
export async function getCaptcha(
  parts: Pick<ServerParts, 'runner' | 'clock'> & { readonly captchas: Captchas },
  { merchant: { merchantCode } }: VisitorContext,
  address: string,
  reply: FastifyReply,
): Promise<CallValue<Calls['getCaptcha']>> {
  await requireAttempt(parts, merchantCode, perAddress, addressSubject(address), perAddressLimit);
  const { captchaId, picture } = await parts.captchas.make(merchantCode);
  reply.header(headerNames.captchaId, captchaId);
  reply.header('Access-Control-Expose-Headers', headerNames.captchaId);
  return picture;
}
