import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import { needsTwoPersonsToGive, parseOperatorRole } from '@wau/contract/permissions';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import { runAudited } from '../../../platform/audit/run-audited.ts';
import { insertOperatorRequest } from '../../../platform/operators/operator-request-sql.ts';
import { isStillAllowed } from '../../../platform/operators/operator-standing-sql.ts';
import { isTokenForm, tokenHashOf } from '../../../platform/sessions/session-token.ts';
import { usernameKeyOf } from '../../account/member/username-key.ts';
import { requireOperatorPassword } from './change-operator-password.ts';
import {
  endInvitation,
  selectInvitationByTicket,
  type TicketInvitationRow,
} from './operator-invitation-sql.ts';
import type { OperatorParts } from './operator-parts.ts';
import { insertOperator, insertOperatorRole } from './operator-sql.ts';

/**
 * Makes an operator of whoever has a ticket.
 *
 * Invariants: a ticket makes one operator, also where it is used many times at once; a refused one stays good. An invitation is
 * the word of whoever invited, and none once they may not manage operators any more. A role that takes
 * two persons to give is asked for in the name of whoever invited, so that another one gives it; before, nobody logs in by
 * it. The password is hashed only for a ticket that is good.
 *
 * Refuses `operator.invitation.invalid`, `operator.invitation.cancelled`, `password.format.invalid` and
 * `operator.username.taken`. Lock order: the invitation, then the new rows.
 */
export async function acceptOperatorInvitation(
  parts: OperatorParts,
  merchantCode: MerchantCode,
  { ticket, password }: CallBody<Calls['acceptOperatorInvitation']>,
  origin: { readonly address: string; readonly requestId: string },
): Promise<CallValue<Calls['acceptOperatorInvitation']>> {
  const now = new Date(parts.clock.nowMs());
  const { invitationId, username, role, invitedBy } = await readOpen(parts.runner, merchantCode, ticket, now);
  requireOperatorPassword(password, username, 'password');
  const passwordHash = await parts.passwords.hash(password);
  const operatorId = newId('operator', parts.clock, parts.random);
  const actor = { kind: 'operator', actorId: operatorId, actorName: username, ...origin } as const;
  const deed = { merchantCodes: [merchantCode], actor, action: 'acceptOperatorInvitation' };
  return runAudited(parts, deed, async (tx) => {
    const used = await endInvitation(tx, { merchantCode, invitationId }, 'accepted', now);
    if (used === undefined) throw refusalOf(await findInvitation(tx, merchantCode, ticket));
    await requireInviter(tx, merchantCode, invitedBy);
    const usernameKey = usernameKeyOf(username);
    const row = { operatorId, username, usernameKey, passwordHash, temporaryUntil: null, createdAt: now };
    if (!(await insertOperator(tx, row))) throw new Refusal('operator.username.taken');
    const isRoleGiven = !needsTwoPersonsToGive(role);
    if (isRoleGiven) await insertOperatorRole(tx, merchantCode, operatorId, role);
    else
      await insertOperatorRequest(
        tx,
        { merchantCode, kind: 'role', subject: operatorId, wanted: role },
        invitedBy,
        now,
      );
    const newValues = { username, role, isRoleGiven, invitedBy };
    return { value: { username, isRoleGiven }, change: { subject: operatorId, oldValues: {}, newValues } };
  });
}

async function findInvitation(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  ticket: string,
): Promise<TicketInvitationRow | undefined> {
  return isTokenForm(ticket)
    ? selectInvitationByTicket(runner, merchantCode, tokenHashOf(ticket))
    : undefined;
}

/** What an open invitation says; a role that there is no more makes none. */
async function readOpen(runner: SqlRunner, merchantCode: MerchantCode, ticket: string, now: Date) {
  const row = await findInvitation(runner, merchantCode, ticket);
  const role = parseOperatorRole(row?.role_name ?? '');
  if (row?.status !== 'open' || row.expires_at <= now || role === undefined) throw refusalOf(row);
  await requireInviter(runner, merchantCode, row.invited_by);
  return { invitationId: row.invitation_id, username: row.username, role, invitedBy: row.invited_by };
}

/** Else somebody who is sent away comes back by an invitation of their own, under another name. */
async function requireInviter(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  invitedBy: OperatorId,
): Promise<void> {
  if (await isStillAllowed(runner, merchantCode, invitedBy, 'operator.manage')) return;
  throw new Refusal('operator.invitation.invalid');
}

/** Whoever holds a cancelled link is told so, since nobody else could have it. */
function refusalOf(row: TicketInvitationRow | undefined): Refusal {
  const isCancelled = row?.status === 'cancelled';
  return new Refusal(isCancelled ? 'operator.invitation.cancelled' : 'operator.invitation.invalid');
}
