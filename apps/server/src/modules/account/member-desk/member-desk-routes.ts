import { calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { endMemberSessions } from './end-member-sessions.ts';
import { findMembers } from './find-members.ts';
import { findMembersByContact } from './find-members-by-contact.ts';
import { getMemberProfile } from './get-member-profile.ts';
import { listMemberSessions } from './list-member-sessions.ts';
import { listRelatedMembers } from './list-related-members.ts';
import { addMemberNote, listMemberNotes } from './manage-member-notes.ts';
import type { DeskMember } from './member-desk-sql.ts';
import { revealMemberData } from './reveal-member-data.ts';
import { setMemberStatus } from './set-member-status.ts';

/** A member of the merchant that the operator is logged in at, and of no other. */
function memberOf({ merchant }: OperatorContext, { memberId }: { readonly memberId: MemberId }): DeskMember {
  return { merchantCode: merchant.merchantCode, memberId };
}

export function registerMemberDeskRoutes(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  const { runner } = parts;
  registerOperatorQuery(calls.findMembers, ({ context, query }) =>
    findMembers(parts, context.merchant.merchantCode, query),
  );
  registerOperatorCommand(
    calls.findMembersByContact,
    async ({ context, body }) =>
      (tx) =>
        findMembersByContact(tx, context.merchant, body),
  );
  registerOperatorQuery(calls.getMemberProfile, ({ context, params }) =>
    getMemberProfile(parts, memberOf(context, params)),
  );
  registerOperatorCommand(
    calls.revealMemberData,
    async ({ context, params, body }) =>
      (tx) =>
        revealMemberData(parts, tx, memberOf(context, params), body),
  );
  registerOperatorQuery(calls.listMemberSessions, ({ context, params }) =>
    listMemberSessions(parts, memberOf(context, params)),
  );
  registerOperatorCommand(
    calls.endMemberSessions,
    async ({ context, params, body }) =>
      (tx) =>
        endMemberSessions(parts, tx, memberOf(context, params), body),
  );
  registerOperatorQuery(calls.listRelatedMembers, ({ context, params }) =>
    listRelatedMembers(runner, memberOf(context, params)),
  );
  registerOperatorQuery(calls.listMemberNotes, ({ context, params, query }) =>
    listMemberNotes(runner, memberOf(context, params), query),
  );
  registerOperatorCommand(
    calls.addMemberNote,
    async ({ context, params, body }) =>
      (tx) =>
        addMemberNote(parts, tx, memberOf(context, params), context.actor, body),
  );
  registerOperatorCommand(
    calls.setMemberStatus,
    async ({ context, params, body }) =>
      (tx) =>
        setMemberStatus(parts, tx, memberOf(context, params), body),
  );
}
