import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type InboxMessage, sentMessage } from './deliver-inbox-message.ts';
import { insertInboxMessages } from './inbox-sql.ts';

/** Puts messages into the inboxes of many in one statement, together with whatever else the transaction does. */
export async function deliverInboxMessages(
  { clock, random }: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  messages: readonly InboxMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const nowMs = clock.nowMs();
  await insertInboxMessages(
    tx,
    messages.map((message) => sentMessage(random, nowMs, message)),
  );
}
