import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { findMemberByMobileNumber } from '../member/find-member.ts';
import { requireMobileNumber } from './require-mobile-number.ts';
import { type SentCode, sendCode } from './send-code.ts';

/** Sends it where the number is an active member’s; whoever asks cannot tell. */
export async function sendCodeToMember(
  parts: ServerParts,
  context: VisitorContext,
  purpose: 'login' | 'reset',
  body: CallBody<Calls['sendLoginCode']>,
  address: string,
): Promise<SentCode> {
  const mobileNumber = requireMobileNumber(context, body, 'mobileNum');
  const member = await findMemberByMobileNumber(parts.runner, context.merchant.merchantCode, mobileNumber);
  const isDeliverable = member?.isActive === true;
  return sendCode(parts, context, { purpose, mobileNumber, address, isDeliverable });
}
