import type { MerchantCode } from '@wau/contract/ids';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectOutbox } from './message-sql.ts';
import type { OutboxEntry } from './outbox-page.ts';
import { openMessageContent } from './queue-message.ts';

const shownMessages = 50;

/** What the demo has sent to members of a merchant, the newest first. */
export async function readOutbox(
  { runner, config }: Pick<ServerParts, 'runner' | 'config'>,
  merchantCode: MerchantCode,
): Promise<readonly OutboxEntry[]> {
  const rows = await selectOutbox(runner, merchantCode, shownMessages);
  return rows.flatMap((row) =>
    row.sealed_content === null
      ? []
      : [
          {
            messageId: row.outgoing_message_id,
            recipient: row.recipient,
            createdAtMs: row.created_at.getTime(),
            content: openMessageContent(config, merchantCode, row.outgoing_message_id, row.sealed_content),
          },
        ],
  );
}
