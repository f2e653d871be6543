import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { deliverInboxMessages } from '../inbox/deliver-inbox-messages.ts';
import { type InboxTextMessage, inboxMessageOf } from './deliver-inbox-text.ts';

/** Puts texts of the server into the inboxes of many, in the transaction of what they tell of and in one statement. */
export function deliverInboxTexts(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  messages: readonly InboxTextMessage[],
): Promise<void> {
  return deliverInboxMessages(parts, tx, messages.map(inboxMessageOf));
}
