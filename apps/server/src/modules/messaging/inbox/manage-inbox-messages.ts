import type { MessageId } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { ownerOf } from './inbox-owner.ts';
import { markAllInboxMessages, markInboxMessage } from './inbox-sql.ts';

type MarkParts = Pick<ServerParts, 'runner' | 'clock'>;
type Reader = Pick<MemberContext, 'merchant' | 'member'>;

/** May be repeated: the first time counts. Refuses `inbox.message.unknown`, also for another member's message. */
export async function readInboxMessage(
  parts: MarkParts,
  reader: Reader,
  messageId: MessageId,
): Promise<null> {
  return mark(parts, reader, messageId, 'read_at');
}

/** All of them at once; those that come later are unread. */
export async function readAllInboxMessages({ runner, clock }: MarkParts, reader: Reader): Promise<null> {
  await markAllInboxMessages(runner, ownerOf(reader), new Date(clock.nowMs()));
  return null;
}

/** The same about deleting. The row stays for the operator; the member sees it no more. */
export async function deleteInboxMessage(
  parts: MarkParts,
  reader: Reader,
  messageId: MessageId,
): Promise<null> {
  return mark(parts, reader, messageId, 'deleted_at');
}

async function mark(
  { runner, clock }: MarkParts,
  reader: Reader,
  messageId: MessageId,
  column: 'read_at' | 'deleted_at',
): Promise<null> {
  const isThere = await markInboxMessage(runner, ownerOf(reader), messageId, column, new Date(clock.nowMs()));
  if (!isThere) throw new Refusal('inbox.message.unknown');
  return null;
}
