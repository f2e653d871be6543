import type { MerchantCode } from '@wau/contract/ids';
import type { MailContent, MessageContent } from '../modules/messaging/message/message-content.ts';
import type { OutgoingMessageRow } from '../modules/messaging/message/message-sql.ts';
import { openMessageContent } from '../modules/messaging/message/queue-message.ts';
import { type TestServer, testSecret } from './test-server.ts';

export interface TestMessage {
  readonly recipient: string;
  readonly status: OutgoingMessageRow['status'];
  readonly content: MessageContent;
}

/** What has been put on its way, whether or not it has been sent yet, the oldest first. */
export async function queuedMessages(
  server: Pick<TestServer, 'runner'>,
  recipient: string,
  merchantCode = 'wau',
): Promise<readonly TestMessage[]> {
  const rows = await server.runner.query<OutgoingMessageRow & Record<string, unknown>>({
    text: `select * from wau.outgoing_messages where merchant_id = $1 and recipient = $2 order by outgoing_message_id`,
    values: [merchantCode, recipient],
  });
  return rows.flatMap(({ sealed_content: sealed, status, outgoing_message_id: id }) =>
    sealed === null
      ? []
      : [
          {
            recipient,
            status,
            content: openMessageContent(
              { masterSecret: testSecret },
              merchantCode as MerchantCode,
              id,
              sealed,
            ),
          },
        ],
  );
}

/** The code in the latest SMS to a number. */
export async function latestCode(
  server: Pick<TestServer, 'runner'>,
  number: string,
  merchantCode = 'wau',
): Promise<string> {
  const content = (await queuedMessages(server, number, merchantCode)).at(-1)?.content;
  const code = content?.channel === 'sms' ? /\b\d{6}\b/.exec(content.text)?.[0] : undefined;
  if (code === undefined) throw new Error(`no code was sent to ${number}`);
  return code;
}

/** The latest letter to an address. */
export async function latestLetter(
  server: Pick<TestServer, 'runner'>,
  address: string,
  merchantCode = 'wau',
): Promise<MailContent> {
  const content = (await queuedMessages(server, address, merchantCode)).at(-1)?.content;
  if (content?.channel !== 'mail') throw new Error(`no letter was sent to ${address}`);
  return content;
}
