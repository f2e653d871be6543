import type { MerchantCode, OperatorId, OperatorInvitationId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export async function insertInvitation(
  tx: SqlRunner,
  invitation: {
    readonly merchantCode: MerchantCode;
    readonly invitationId: OperatorInvitationId;
    readonly ticketHash: Buffer;
    readonly username: string;
    readonly role: string;
    readonly invitedBy: OperatorId;
    readonly invitedAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await tx.query({
    text: `
      insert into wau.operator_invitations
        (merchant_id, invitation_id, ticket_hash, username, role_name, invited_by, invited_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      invitation.merchantCode,
      invitation.invitationId,
      invitation.ticketHash,
      invitation.username,
      invitation.role,
      invitation.invitedBy,
      invitation.invitedAt,
      invitation.expiresAt,
    ],
  });
}

export interface OpenInvitationRow {
  readonly invitation_id: OperatorInvitationId;
  readonly username: string;
  readonly role_name: string;
  readonly inviter_name: string;
  readonly invited_at: Date;
  readonly expires_at: Date;
}

/** What can still be accepted, the newest first. */
export function selectOpenInvitations(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  now: Date,
): Promise<readonly OpenInvitationRow[]> {
  return runner.query<OpenInvitationRow & Record<string, unknown>>({
    text: `
      select invitation.invitation_id, invitation.username, invitation.role_name,
             inviter.username as inviter_name, invitation.invited_at, invitation.expires_at
      from wau.operator_invitations as invitation
      join wau.operators as inviter on inviter.operator_id = invitation.invited_by
      where invitation.merchant_id = $1 and invitation.status = 'open' and invitation.expires_at > $2
      order by invitation.invited_at desc, invitation.invitation_id desc`,
    values: [merchantCode, now],
  });
}

export interface TicketInvitationRow {
  readonly invitation_id: OperatorInvitationId;
  readonly username: string;
  readonly role_name: string;
  readonly invited_by: OperatorId;
  readonly expires_at: Date;
  readonly status: 'open' | 'accepted' | 'cancelled';
}

/** The invitation that a ticket is of, whatever became of it. */
export async function selectInvitationByTicket(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  ticketHash: Buffer,
): Promise<TicketInvitationRow | undefined> {
  const rows = await runner.query<TicketInvitationRow & Record<string, unknown>>({
    text: `
      select invitation_id, username, role_name, invited_by, expires_at, status
      from wau.operator_invitations where merchant_id = $1 and ticket_hash = $2`,
    values: [merchantCode, ticketHash],
  });
  return rows[0];
}

export interface EndedInvitationRow {
  readonly username: string;
  readonly role_name: string;
}

/** Ends an open invitation; `undefined` where somebody was faster, or it has lapsed. */
export async function endInvitation(
  tx: SqlRunner,
  key: { readonly merchantCode: MerchantCode; readonly invitationId: OperatorInvitationId },
  status: 'accepted' | 'cancelled',
  now: Date,
): Promise<EndedInvitationRow | undefined> {
  const rows = await tx.query<EndedInvitationRow & Record<string, unknown>>({
    text: `
      update wau.operator_invitations set status = $3
      where merchant_id = $1 and invitation_id = $2 and status = 'open' and expires_at > $4
      returning username, role_name`,
    values: [key.merchantCode, key.invitationId, status, now],
  });
  return rows[0];
}
