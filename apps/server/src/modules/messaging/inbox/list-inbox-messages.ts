import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { sanitiseOperatorHtml } from '../../../platform/operator-html/sanitise-operator-html.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { ownerOf } from './inbox-owner.ts';
import { selectInboxMessages } from './inbox-sql.ts';

/** The member's messages, newest first. The cursor is the last id of the page before. */
export async function listInboxMessages(
  { runner }: Pick<ServerParts, 'runner'>,
  context: Pick<MemberContext, 'merchant' | 'member'>,
  { cursor, pageSize }: CallQuery<Calls['listInboxMessages']>,
): Promise<CallValue<Calls['listInboxMessages']>> {
  const before = readCursor(cursor, (text) => parseId('message', text));
  return readPage(
    pageSize,
    (limit) => selectInboxMessages(runner, ownerOf(context), before, limit),
    (row) => ({
      messageId: row.message_id,
      title: row.title,
      content: sanitiseOperatorHtml(row.content),
      isRead: row.read_at !== null,
      sentAt: row.sent_at.toISOString(),
    }),
    (row) => row.message_id,
  );
}
