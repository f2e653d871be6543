import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { OperatorId } from '@wau/contract/ids';
import type { OperatorRole } from '@wau/contract/permissions';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { usernameKeyOf } from '../../account/member/username-key.ts';
import { issueTicket, type TicketKind } from '../../account/ticket/single-use-tickets.ts';
import { selectOperatorByName } from './operator-sql.ts';

interface Invitation {
  readonly username: string;
  readonly role: OperatorRole;
  readonly invitedBy: OperatorId;
}

export const invitationTicket: TicketKind<Invitation> = {
  kind: 'operator.invitation',
  lifetimeMs: 24 * 60 * 60_000,
};

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
  const invitation = { username, role, invitedBy: operator.operatorId };
  const ticket = await issueTicket(parts, tx, merchant.merchantCode, invitationTicket, invitation);
  const expiresAt = new Date(parts.clock.nowMs() + invitationTicket.lifetimeMs).toISOString();
  const change = { subject: username, oldValues: {}, newValues: { username, role, expiresAt } };
  return { value: { ticket, expiresAt }, change };
}
