import type { ServerParts } from '../../../platform/server-parts.ts';
import { type ChatMember, requireChatOwner } from './chat-member.ts';
import { updateChatRead } from './chat-sql.ts';

/**
 * Marks the member's conversation as read up to a message; never back, and never further than there are messages.
 *
 * @throws Refusal `module.unavailable`
 */
export async function readChat(
  { runner }: Pick<ServerParts, 'runner'>,
  context: ChatMember,
  messageNumber: number,
): Promise<null> {
  await updateChatRead(runner, requireChatOwner(context), messageNumber);
  return null;
}
