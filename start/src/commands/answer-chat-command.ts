import { chatMessageLength } from '@wau/contract/chat-limits';
import { type ConversationId, parseId } from '@wau/contract/ids';
import { WrongReview } from '@wau/server/modules/account/identity-check/manage-identity-reviews';
import {
  answerChat,
  closeChat,
  listOpenChats,
  openChatImage,
  readMemberChat,
} from '@wau/server/modules/messaging/chat/manage-chats';
import type { ServerParts } from '@wau/server/platform/server-parts';
import { poolRunner } from '@wau/service/database/sql-runner';
import { commandActor, inOneLine } from './command-line.ts';
import { runServiceDeed, type ServiceOrder } from './run-service-deed.ts';
import { writeImages } from './write-images.ts';

export const chatUsage = `npm run service -- <merchant> chat                          conversations that wait for an answer, the longest wait first
npm run service -- <merchant> chat <id>                     what was said, the latest last
npm run service -- <merchant> chat <id> answer <words>
npm run service -- <merchant> chat <id> write <number> <folder>  writes the picture of a message
npm run service -- <merchant> chat <id> close [reason]`;

type CommandParts = Pick<ServerParts, 'database' | 'clock' | 'random' | 'config'>;

/** @throws WrongReview with what is wrong with the order */
export async function answerChatCommand(parts: CommandParts, order: ServiceOrder): Promise<void> {
  const { merchantCode, say } = order;
  const [name, verb, ...rest] = order.words;
  if (name === undefined) return listChats(parts, order);
  const conversationId = parseId('conversation', name);
  if (conversationId === undefined) throw new WrongReview(`${name} is no conversation.`, 'chat.unknown');
  if (verb === undefined) return readOut(parts, order, conversationId);
  if (verb === 'answer') {
    await answer(parts, order, conversationId, rest.join(' '));
    say(`${merchantCode} ${conversationId}: answered`);
  } else if (verb === 'close') {
    const why = rest.length === 0 ? {} : { reason: rest.join(' ') };
    await runServiceDeed(parts, order, 'closeChat', (tx) =>
      closeChat(parts, tx, { merchantCode, actor: commandActor() }, conversationId, why),
    );
    say(`${merchantCode} ${conversationId}: closed`);
  } else if (verb === 'write' && rest.length > 1) {
    const messageNumber = Number(rest[0]);
    const { fileName, image } = await runServiceDeed(parts, order, 'openChatImage', (tx) => {
      const message = {
        conversationId,
        messageNumber: Number.isSafeInteger(messageNumber) ? messageNumber : 0,
      };
      return openChatImage(parts, tx, merchantCode, message);
    });
    const images = [{ fileName, image: Buffer.from(image, 'base64') }];
    for (const file of await writeImages(rest.slice(1).join(' '), images)) say(file);
  } else {
    throw new WrongReview(`chat takes other words:\n${chatUsage}`, 'request.invalid');
  }
}

async function answer(
  parts: CommandParts,
  order: ServiceOrder,
  conversationId: ConversationId,
  content: string,
): Promise<void> {
  if (content.length > chatMessageLength) {
    throw new WrongReview(`An answer has ${chatMessageLength} characters at most.`, 'request.invalid');
  }
  // Each run of the command is an answer of its own.
  const clientId = `command-${Buffer.from(parts.random.bytes(12)).toString('hex')}`;
  await runServiceDeed(parts, order, 'answerChat', (tx) =>
    answerChat(parts, tx, { merchantCode: order.merchantCode, actor: commandActor() }, conversationId, {
      clientId,
      content,
    }),
  );
}

async function listChats(parts: CommandParts, { merchantCode, say }: ServiceOrder): Promise<void> {
  const runner = poolRunner(parts.database.pool);
  const { list } = await listOpenChats({ ...parts, runner }, merchantCode);
  const waiting = list.filter(({ waitingSince }) => waitingSince !== null);
  for (const { conversationId, waitingSince, username, status, lastNumber } of waiting) {
    say([conversationId, waitingSince, username, status, `${lastNumber} messages`].join('  '));
  }
  if (waiting.length === 0) say('Nobody is waiting.');
}

async function readOut(
  parts: CommandParts,
  { merchantCode, say }: ServiceOrder,
  conversationId: ConversationId,
): Promise<void> {
  const runner = poolRunner(parts.database.pool);
  const query = { pageSize: 50 };
  const read = readMemberChat({ ...parts, runner }, merchantCode, conversationId, query);
  const { chat, messages } = await read.catch(() => {
    throw new WrongReview('There is no such conversation.', 'chat.unknown');
  });
  for (const { messageNumber, sentAt, author, content, notice, hasImage } of messages.list.toReversed()) {
    const who = author === 'member' ? chat.username : author;
    const said = [notice ?? inOneLine(content), hasImage ? '(picture)' : ''];
    say(`${messageNumber}  ${sentAt}  ${who}: ${said.join(' ').trim()}`);
  }
}
