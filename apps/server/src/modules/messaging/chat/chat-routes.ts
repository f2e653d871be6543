import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getChat } from './get-chat.ts';
import { getChatImage } from './get-chat-image.ts';
import { getServiceHours } from './get-service-hours.ts';
import { listChatMessages } from './list-chat-messages.ts';
import { answerChat, closeChat, listOpenChats, openChatImage, readMemberChat } from './manage-chats.ts';
import { readChat } from './read-chat.ts';
import { sendChatMessage } from './send-chat-message.ts';
import { typeInChat } from './type-in-chat.ts';

export function registerChatRoutes(registrars: CallRegistrars, parts: ServerParts): void {
  const { registerVisitorCall, registerMemberCall } = registrars;
  registerVisitorCall(calls.getServiceHours, ({ context }) => getServiceHours(parts, context));
  registerMemberCall(calls.getChat, ({ context }) => getChat(parts, context));
  registerMemberCall(calls.listChatMessages, ({ context, query }) => listChatMessages(parts, context, query));
  registerMemberCall(calls.sendChatMessage, ({ context, body }) => sendChatMessage(parts, context, body));
  registerMemberCall(calls.getChatImage, ({ context, params }) =>
    getChatImage(parts, context, params.messageNumber),
  );
  registerMemberCall(calls.readChat, ({ context, body }) => readChat(parts, context, body.messageNumber));
  registerMemberCall(calls.typeInChat, ({ context }) => typeInChat(parts, context));
  registerDesk(registrars, parts);
}

const deskOf = ({ merchant, actor }: OperatorContext) => ({ merchantCode: merchant.merchantCode, actor });

/** The side of those who answer. */
function registerDesk(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerOperatorQuery(calls.listOpenChats, ({ context }) =>
    listOpenChats(parts, context.merchant.merchantCode),
  );
  registerOperatorQuery(calls.readMemberChat, ({ context, params, query }) =>
    readMemberChat(parts, context.merchant.merchantCode, params.conversationId, query),
  );
  registerOperatorCommand(
    calls.openChatImage,
    async ({ context, params }) =>
      (tx) =>
        openChatImage(parts, tx, context.merchant.merchantCode, params),
  );
  registerOperatorCommand(
    calls.answerChat,
    async ({ context, params, body }) =>
      (tx) =>
        answerChat(parts, tx, deskOf(context), params.conversationId, body),
  );
  registerOperatorCommand(
    calls.closeChat,
    async ({ context, params, body }) =>
      (tx) =>
        closeChat(parts, tx, deskOf(context), params.conversationId, body),
  );
}
