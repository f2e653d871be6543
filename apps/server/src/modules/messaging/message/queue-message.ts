import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { openSealedText, sealText } from '@wau/service/secrets/sealing';
import { enqueueJob } from '../../../platform/jobs/job.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { ServerConfig } from '../../../server-config.ts';
import type { MessageContent } from './message-content.ts';
import { insertOutgoingMessage, type OutgoingMessageId } from './message-sql.ts';

export interface NewMessage {
  readonly merchantCode: MerchantCode;
  /** A number in E.164 for an SMS, an address for mail. */
  readonly recipient: string;
  readonly content: MessageContent;
  /** How long it is worth sending, e.g. as long as the code in it is good. */
  readonly usefulForMs: number;
  /**
   * Nobody is to get it, but whoever asked for it must not notice: the same rows are written and the same work is
   * done up to the sending.
   */
  readonly isWithheld?: boolean;
}

export interface SendMessagePayload {
  readonly merchantCode: MerchantCode;
  readonly messageId: OutgoingMessageId;
}

/** Stored with waiting jobs. */
export const sendMessageJobName = 'send-message';

/** Attempts to send one message, with the queue's growing pauses: some two minutes for an SMS, an hour for mail. */
export const maximumSendAttempts = { sms: 5, mail: 8 } as const;

/**
 * Puts an SMS or a letter on its way, in the transaction of `tx`: it is sent if and only if that commits. Its content
 * is sealed until then, and no part of it reaches a log.
 */
export async function queueMessage(
  parts: Pick<ServerParts, 'clock' | 'random' | 'config'>,
  tx: SqlRunner,
  message: NewMessage,
): Promise<void> {
  const { merchantCode, content } = message;
  const nowMs = parts.clock.nowMs();
  const messageId = newId('outgoingMessage', parts.clock, parts.random);
  const key = messageKey(parts.config);
  await insertOutgoingMessage(tx, {
    merchantCode,
    messageId,
    channel: content.channel,
    recipient: message.recipient,
    sealedContent: sealText(key, placeOf(merchantCode, messageId), JSON.stringify(content), parts.random),
    status: message.isWithheld === true ? 'withheld' : 'waiting',
    createdAt: new Date(nowMs),
    usefulUntil: new Date(nowMs + message.usefulForMs),
  });
  // One more than the attempts that are counted, should a process die in the middle of one.
  const maximumAttempts = maximumSendAttempts[content.channel] + 1;
  const payload: SendMessagePayload = { merchantCode, messageId };
  await enqueueJob<SendMessagePayload>(tx, { name: sendMessageJobName }, payload, { maximumAttempts });
}

/** The content of a message that `queueMessage` has sealed. */
export function openMessageContent(
  config: Pick<ServerConfig, 'masterSecret'>,
  merchantCode: MerchantCode,
  messageId: OutgoingMessageId,
  sealedContent: Buffer,
): MessageContent {
  const text = openSealedText(messageKey(config), placeOf(merchantCode, messageId), sealedContent);
  return JSON.parse(text) as MessageContent;
}

function messageKey(config: Pick<ServerConfig, 'masterSecret'>): Buffer {
  return deriveKey(config.masterSecret, 'sealing/outgoing-messages');
}

function placeOf(merchantCode: MerchantCode, messageId: OutgoingMessageId): string {
  return `wau.outgoing_messages/${merchantCode}/${messageId}`;
}
