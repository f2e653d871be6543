import type { CallBody, CallParams, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { endInvitation, selectOpenInvitations } from './operator-invitation-sql.ts';

/** Invitations that somebody could still accept, the newest first. */
export async function listOperatorInvitations(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  merchantCode: MerchantCode,
): Promise<CallValue<Calls['listOperatorInvitations']>> {
  const rows = await selectOpenInvitations(runner, merchantCode, new Date(clock.nowMs()));
  return {
    list: rows.map((row) => ({
      invitationId: row.invitation_id,
      username: row.username,
      role: row.role_name,
      invitedBy: row.inviter_name,
      invitedAt: row.invited_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    })),
  };
}

/**
 * Ends an invitation before anybody has accepted it, whoever made it: like taking a role it needs nobody else.
 *
 * Invariant: of a cancelling and an accepting at a time one takes place. Refuses `operator.invitation.closed`; InvalidRequestError
 * without a reason. Locks: the invitation.
 */
export async function cancelOperatorInvitation(
  { clock }: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { invitationId }: CallParams<Calls['cancelOperatorInvitation']>,
  { reason: text }: CallBody<Calls['cancelOperatorInvitation']>,
): Promise<Audited<null>> {
  const reason = readReason(text);
  const now = new Date(clock.nowMs());
  const ended = await endInvitation(tx, { merchantCode, invitationId }, 'cancelled', now);
  if (ended === undefined) throw new Refusal('operator.invitation.closed');
  const { username, role_name: role } = ended;
  const change = {
    subject: username,
    oldValues: { role, status: 'open' },
    newValues: { role, status: 'cancelled', reason },
  };
  return { value: null, change };
}
