import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getInboxCount } from './count-inbox-messages.ts';
import { listInboxMessages } from './list-inbox-messages.ts';
import { deleteInboxMessage, readInboxMessage } from './mark-inbox-message.ts';

export function registerInboxRoutes({ registerMemberCall }: CallRegistrars, parts: ServerParts): void {
  registerMemberCall(calls.listInboxMessages, async ({ context, query }) =>
    listInboxMessages(parts, context, query),
  );
  registerMemberCall(
    calls.getUnreadCount,
    async ({ context }) => (await getInboxCount(parts, context)).unread,
  );
  registerMemberCall(calls.getInboxCount, async ({ context }) => getInboxCount(parts, context));
  registerMemberCall(calls.readInboxMessage, async ({ context, params }) =>
    readInboxMessage(parts, context, params.messageId),
  );
  registerMemberCall(calls.deleteInboxMessage, async ({ context, params }) =>
    deleteInboxMessage(parts, context, params.messageId),
  );
}
