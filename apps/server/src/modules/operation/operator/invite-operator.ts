import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId, newToken } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { tokenHashOf } from '../../../platform/sessions/session-token.ts';
import { usernameKeyOf } from '../../account/member/username-key.ts';
import { insertInvitation } from './operator-invitation-sql.ts';
import { selectOperatorByName } from './operator-sql.ts';

/** How long an invitation can be accepted. */
export const invitationLifetimeMs = 24 * 60 * 60_000;

/**
 * A ticket that makes somebody an operator with a role at the merchant. It is handed over by whoever invites; the audit has the
 * name and the role, never the ticket. Refuses `operator.username.taken`. Locks nothing.
 */
export async function inviteOperator(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  { merchant, operator }: Pick<OperatorContext, 'merchant' | 'operator'>,
  { username, role }: CallBody<Calls['inviteOperator']>,
): Promise<Audited<CallValue<Calls['inviteOperator']>>> {
  if ((await selectOperatorByName(tx, usernameKeyOf(username))) !== undefined) {
    throw new Refusal('operator.username.taken', { field: 'username' });
  }
  const ticket = newToken(parts.random);
  const invitedAt = new Date(parts.clock.nowMs());
  const expiresAt = new Date(invitedAt.getTime() + invitationLifetimeMs);
  await insertInvitation(tx, {
    merchantCode: merchant.merchantCode,
    invitationId: newId('operatorInvitation', parts.clock, parts.random),
    ticketHash: tokenHashOf(ticket),
    username,
    role,
    invitedBy: operator.operatorId,
    invitedAt,
    expiresAt,
  });
  const newValues = { username, role, expiresAt: expiresAt.toISOString() };
  const value = { ticket, expiresAt: expiresAt.toISOString() };
  return { value, change: { subject: username, oldValues: {}, newValues } };
}
