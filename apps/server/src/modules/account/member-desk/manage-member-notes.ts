import type { CallBody, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { InvalidRequestError } from '@wau/service/http/validator';
import { newId } from '@wau/service/random';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type DeskMember, insertMemberNote, selectMemberNotes } from './member-desk-sql.ts';
import { requireDeskMember } from './require-desk-member.ts';

/**
 * What operators have noted about a member, newest first.
 *
 * @throws Refusal `member.unknown`
 */
export async function listMemberNotes(
  runner: SqlRunner,
  member: DeskMember,
  { cursor, pageSize }: CallQuery<Calls['listMemberNotes']>,
): Promise<CallValue<Calls['listMemberNotes']>> {
  await requireDeskMember(runner, member);
  const before = readCursor(cursor, (text) => parseId('memberNote', text));
  return readPage(
    pageSize,
    (limit) => selectMemberNotes(runner, member, before, limit),
    (row) => ({
      noteId: row.note_id,
      content: row.content,
      writtenBy: row.written_by,
      writtenAt: row.written_at.toISOString(),
    }),
    (row) => row.note_id,
  );
}

/**
 * Notes something about a member. The audit says that a note was written, and the note what it says.
 *
 * @throws Refusal `member.unknown`; InvalidRequestError for a note that says nothing
 */
export async function addMemberNote(
  { clock, random }: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  member: DeskMember,
  actor: Actor,
  { content: text }: CallBody<Calls['addMemberNote']>,
): Promise<Audited<CallValue<Calls['addMemberNote']>>> {
  const content = text.trim();
  if (content === '') throw new InvalidRequestError('content');
  await requireDeskMember(tx, member);
  const noteId = newId('memberNote', clock, random);
  await insertMemberNote(tx, member, {
    note_id: noteId,
    content,
    written_by: actor.actorName,
    written_at: new Date(clock.nowMs()),
  });
  return {
    value: { noteId },
    change: { subject: member.memberId, oldValues: {}, newValues: { noteId } },
  };
}
