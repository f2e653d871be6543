import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type MessageId, parseId } from '@wau/contract/ids';
import { InvalidRequestError } from '@wau/service/validator';
import type { MemberContext } from '../../platform/gates/member-gate.ts';
import { sanitiseOperatorHtml } from '../../platform/operator-html/sanitise-operator-html.ts';
import type { ServerParts } from '../../platform/server-parts.ts';
import { ownerOf } from './inbox-owner.ts';
import { selectInboxMessages } from './inbox-sql.ts';

const defaultPageSize = 20;

/** The member's messages, newest first. The cursor is the last id of the page before. */
export async function listInboxMessages(
  { runner }: Pick<ServerParts, 'runner'>,
  context: Pick<MemberContext, 'merchant' | 'member'>,
  { cursor, pageSize = defaultPageSize }: CallQuery<Calls['listInboxMessages']>,
): Promise<CallValue<Calls['listInboxMessages']>> {
  const found = await selectInboxMessages(runner, ownerOf(context), readCursor(cursor), pageSize + 1);
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    list: page.map((row) => ({
      messageId: row.message_id,
      title: row.title,
      content: sanitiseOperatorHtml(row.content),
      isRead: row.read_at !== null,
      sentAt: row.sent_at.toISOString(),
    })),
    ...(found.length > pageSize && last !== undefined ? { nextCursor: last.message_id } : {}),
  };
}

function readCursor(cursor: string | undefined): MessageId | undefined {
  if (cursor === undefined) return undefined;
  const messageId = parseId('message', cursor);
  if (messageId === undefined) throw new InvalidRequestError('cursor');
  return messageId;
}
