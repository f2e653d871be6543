import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { SentCode } from './send-code.ts';
import { sendCodeToMember } from './send-code-to-member.ts';

/** A code to choose a new password with. Only a member’s number gets one; the answer is the same for all. */
export function sendResetCode(
  parts: ServerParts,
  context: VisitorContext,
  body: CallBody<Calls['sendResetCode']>,
  address: string,
): Promise<SentCode> {
  return sendCodeToMember(parts, context, 'reset', body, address);
}
