import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import { needsTwoPersonsToGive } from '@wau/contract/permissions';
import { newId } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import { runAudited } from '../../../platform/audit/run-audited.ts';
import { insertOperatorRequest } from '../../../platform/operators/operator-request-sql.ts';
import { usernameKeyOf } from '../../account/member/username-key.ts';
import { readTicket, useTicket } from '../../account/ticket/single-use-tickets.ts';
import { requireOperatorPassword } from './change-operator-password.ts';
import { invitationTicket } from './invite-operator.ts';
import type { OperatorParts } from './operator-parts.ts';
import { insertOperator, insertOperatorRole } from './operator-sql.ts';

/**
 * Makes an operator of whoever has a ticket.
 *
 * Invariants: a ticket makes one operator, also where it is used many times at once; a refused one stays good. A role that takes
 * two persons to give is asked for in the name of whoever invited, so that another one gives it; before, nobody logs in by
 * it. The password is hashed only for a ticket that is good.
 *
 * Refuses `operator.invitation.invalid`, `password.format.invalid` and `operator.username.taken`. Lock order: the ticket, then
 * the new rows.
 */
export async function acceptOperatorInvitation(
  parts: OperatorParts,
  merchantCode: MerchantCode,
  { ticket, password }: CallBody<Calls['acceptOperatorInvitation']>,
  origin: { readonly address: string; readonly requestId: string },
): Promise<CallValue<Calls['acceptOperatorInvitation']>> {
  const shown = await readTicket(parts, parts.runner, merchantCode, invitationTicket, ticket);
  if (shown === undefined) throw new Refusal('operator.invitation.invalid');
  const { username, role, invitedBy } = shown;
  requireOperatorPassword(password, username, 'password');
  const passwordHash = await parts.passwords.hash(password);
  const operatorId = newId('operator', parts.clock, parts.random);
  const actor = { kind: 'operator', actorId: operatorId, actorName: username, ...origin } as const;
  const deed = { merchantCodes: [merchantCode], actor, action: 'acceptOperatorInvitation' };
  return runAudited(parts, deed, async (tx) => {
    const used = await useTicket(parts, tx, merchantCode, invitationTicket, ticket);
    if (used === undefined) throw new Refusal('operator.invitation.invalid');
    const createdAt = new Date(parts.clock.nowMs());
    const usernameKey = usernameKeyOf(username);
    const row = { operatorId, username, usernameKey, passwordHash, temporaryUntil: null, createdAt };
    if (!(await insertOperator(tx, row))) throw new Refusal('operator.username.taken');
    const isRoleGiven = !needsTwoPersonsToGive(role);
    if (isRoleGiven) await insertOperatorRole(tx, merchantCode, operatorId, role);
    else
      await insertOperatorRequest(
        tx,
        { merchantCode, kind: 'role', subject: operatorId, wanted: role },
        invitedBy,
        createdAt,
      );
    const newValues = { username, role, isRoleGiven, invitedBy };
    return { value: { username, isRoleGiven }, change: { subject: operatorId, oldValues: {}, newValues } };
  });
}
