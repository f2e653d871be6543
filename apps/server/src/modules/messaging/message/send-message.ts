import type { MerchantCode } from '@wau/contract/ids';
import { assert } from '@wau/service/refusal';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { MessageContent } from './message-content.ts';
import {
  closeOutgoingMessage,
  countFailedAttempt,
  deleteOutgoingMessage,
  type OutgoingMessageId,
  type OutgoingMessageRow,
  selectOutgoingMessage,
} from './message-sql.ts';
import { MessageNotSent, type MessageTransport, type MessageTransports } from './message-transport.ts';
import { maximumSendAttempts, openMessageContent } from './queue-message.ts';

export interface MessageParts extends Pick<ServerParts, 'runner' | 'clock' | 'config'> {
  readonly transports: MessageTransports;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Sends one message that waits. Safe to repeat: what has been sent is not sent again, unless the process died between
 * the sending and the note of it. What is too late or has failed too often is given up and erased.
 *
 * Locks: none while the message is on its way.
 *
 * @throws MessageNotSent when it is worth another attempt
 */
export async function sendMessage(
  parts: MessageParts,
  merchantCode: MerchantCode,
  messageId: OutgoingMessageId,
): Promise<void> {
  const { runner, clock } = parts;
  const row = await selectOutgoingMessage(runner, merchantCode, messageId);
  if (row === undefined) return;
  if (row.status === 'withheld') return deleteOutgoingMessage(runner, merchantCode, messageId);
  if (row.status !== 'waiting' || row.sealed_content === null) return;
  const nowMs = clock.nowMs();
  const giveUp = (status: 'failed' | 'expired') =>
    closeOutgoingMessage(runner, merchantCode, messageId, {
      status,
      sentAt: null,
      transport: null,
      keepsContent: false,
    });
  if (row.useful_until.getTime() <= nowMs) return giveUp('expired');

  const content = openMessageContent(parts.config, merchantCode, messageId, row.sealed_content);
  try {
    const transport = await deliver(parts.transports, row, content);
    await closeOutgoingMessage(runner, merchantCode, messageId, {
      status: 'sent',
      sentAt: new Date(nowMs),
      transport: transport.name,
      keepsContent: transport.keepsContent,
    });
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    const details = {
      merchant: merchantCode,
      message: messageId,
      channel: row.channel,
      reason: error.message,
    };
    if (row.attempt_count + 1 >= maximumSendAttempts[row.channel]) {
      parts.log.warn(details, 'a message was given up');
      return giveUp('failed');
    }
    parts.log.warn(details, 'a message was not sent yet');
    await countFailedAttempt(runner, merchantCode, messageId);
    throw error;
  }
}

async function deliver(
  transports: MessageTransports,
  row: OutgoingMessageRow,
  content: MessageContent,
): Promise<Pick<MessageTransport<never>, 'name' | 'keepsContent'>> {
  assert(row.channel === content.channel, 'a message goes the way that its content is made for');
  const sendOver = async <Content>(transport: MessageTransport<Content> | undefined, what: Content) => {
    if (transport === undefined) throw new MessageNotSent('no transport is configured');
    await transport.send(row.recipient, what);
    return transport;
  };
  return content.channel === 'sms' ? sendOver(transports.sms, content) : sendOver(transports.mail, content);
}
