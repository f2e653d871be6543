import type { Job } from '../../../platform/jobs/job.ts';
import { type SendMessagePayload, sendMessageJobName } from './queue-message.ts';
import { type MessageParts, sendMessage } from './send-message.ts';

export function sendMessageJob(parts: MessageParts): Job<SendMessagePayload> {
  return {
    name: sendMessageJobName,
    run: ({ merchantCode, messageId }) => sendMessage(parts, merchantCode, messageId),
  };
}
