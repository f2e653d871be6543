import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { Refusal } from '@wau/service/refusal';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { findMemberByMobileNumber } from '../member/find-member.ts';
import { readMobileNumber } from '../member/mobile-number.ts';
import { type SentCode, sendCode } from './send-code.ts';

/** A code to log in with. Only a number that logs somebody in gets one; the answer is the same for all. */
export function sendLoginCode(
  parts: ServerParts,
  context: VisitorContext,
  body: CallBody<Calls['sendLoginCode']>,
  address: string,
): Promise<SentCode> {
  return sendToMember(parts, context, 'login', body, address);
}

/** A code to choose a new password with; the same about the answer. */
export function sendResetCode(
  parts: ServerParts,
  context: VisitorContext,
  body: CallBody<Calls['sendResetCode']>,
  address: string,
): Promise<SentCode> {
  return sendToMember(parts, context, 'reset', body, address);
}

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
  const mobileNumber = numberOf(context, { mobileNum: mobileNo, countryDialingCode }, 'mobileNo');
  return sendCode(parts, context, { purpose: 'register', mobileNumber, address, isDeliverable: true });
}

async function sendToMember(
  parts: ServerParts,
  context: VisitorContext,
  purpose: 'login' | 'reset',
  body: CallBody<Calls['sendLoginCode']>,
  address: string,
): Promise<SentCode> {
  const mobileNumber = numberOf(context, body, 'mobileNum');
  const member = await findMemberByMobileNumber(parts.runner, context.merchant.merchantCode, mobileNumber);
  const isDeliverable = member?.isActive === true;
  return sendCode(parts, context, { purpose, mobileNumber, address, isDeliverable });
}

function numberOf(
  { merchant }: VisitorContext,
  given: { readonly mobileNum: string; readonly countryDialingCode?: string | undefined },
  field: string,
): string {
  const mobileNumber = readMobileNumber(given, merchant.countryCode);
  if (mobileNumber === undefined) throw new Refusal('mobile.number.invalid', { field });
  return mobileNumber;
}
