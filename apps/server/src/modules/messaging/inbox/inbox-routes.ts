import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getInboxCount } from './get-inbox-count.ts';
import { getUnreadCount } from './get-unread-count.ts';
import { listInboxMessages, type RenderText } from './list-inbox-messages.ts';
import { deleteInboxMessage, readAllInboxMessages, readInboxMessage } from './manage-inbox-messages.ts';

export function registerInboxRoutes(
  { registerMemberCall }: CallRegistrars,
  parts: ServerParts,
  renderText: RenderText,
): void {
  registerMemberCall(calls.listInboxMessages, async ({ context, query }) =>
    listInboxMessages(parts, renderText, context, query),
  );
  registerMemberCall(calls.getUnreadCount, async ({ context }) => getUnreadCount(parts, context));
  registerMemberCall(calls.getInboxCount, async ({ context }) => getInboxCount(parts, context));
  registerMemberCall(calls.readAllInboxMessages, async ({ context }) => readAllInboxMessages(parts, context));
  registerMemberCall(calls.readInboxMessage, async ({ context, params }) =>
    readInboxMessage(parts, context, params.messageId),
  );
  registerMemberCall(calls.deleteInboxMessage, async ({ context, params }) =>
    deleteInboxMessage(parts, context, params.messageId),
  );
}
