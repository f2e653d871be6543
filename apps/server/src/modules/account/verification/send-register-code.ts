import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { requireMobileNumber } from './require-mobile-number.ts';
import { type SentCode, sendCode } from './send-code.ts';

/**
 * A code that shows that the number is in the hands of whoever registers: sent to anybody, so the call needs what
 * registering by number needs.
 */
export async function sendRegisterCode(
  parts: ServerParts,
  context: VisitorContext,
  { mobileNo, countryDialingCode }: CallBody<Calls['sendRegisterCode']>,
  address: string,
): Promise<SentCode> {
  const mobileNumber = requireMobileNumber(context, { mobileNum: mobileNo, countryDialingCode }, 'mobileNo');
  return sendCode(parts, context, { purpose: 'register', mobileNumber, address, isDeliverable: true });
}
