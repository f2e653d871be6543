import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectSecurityConfig } from './security-sql.ts';

/** What protects the member's account, at a glance. */
export async function getSecurityConfig(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, member, session }: MemberContext,
): Promise<CallValue<Calls['getSecurityConfig']>> {
  const key = {
    merchantCode: merchant.merchantCode,
    memberId: member.memberId,
    sessionId: session.sessionId,
  };
  const row = await selectSecurityConfig(parts.runner, key, new Date(parts.clock.nowMs()));
  return {
    hasPaymentPassword: row.has_payment_password,
    hasSecurityQuestions: row.has_questions,
    isSecondStepOn: row.is_second_step_on,
    recoveryCodeCount: Number(row.recovery_code_count),
    passkeyCount: Number(row.passkey_count),
    bankCardCount: Number(row.bank_card_count),
    sessionCount: Number(row.session_count),
    lastLogin:
      row.last_login_at === null
        ? null
        : { at: row.last_login_at.toISOString(), address: row.last_login_address ?? '' },
  };
}
