import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { Refusal } from '@wau/service/refusal';
import { openPicture } from '../../../platform/picture/sealed-picture.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type ChatMember, requireChatOwner } from './chat-member.ts';
import { placeOfChatImage, selectChatImage } from './chat-message-sql.ts';
import { selectChatOf } from './chat-sql.ts';

/**
 * A picture of the member's own conversation. It travels in an answer, for a picture of a page brings no session along.
 *
 * @throws Refusal `module.unavailable`, `chat.image.unknown` also for one that is not kept any more
 */
export async function getChatImage(
  parts: Pick<ServerParts, 'runner' | 'config'>,
  context: ChatMember,
  messageNumber: number,
): Promise<CallValue<Calls['getChatImage']>> {
  const chat = await selectChatOf(parts.runner, requireChatOwner(context));
  const sealed = chat === undefined ? undefined : await selectChatImage(parts.runner, chat, messageNumber);
  if (chat === undefined || sealed === undefined) throw new Refusal('chat.image.unknown');
  return { image: openPicture(parts, placeOfChatImage(chat, messageNumber), sealed).toString('base64') };
}
