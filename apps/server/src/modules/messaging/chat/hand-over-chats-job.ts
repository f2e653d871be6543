import { withTransaction } from '@wau/service/database/database';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { addChatMessages, systemMessage } from './add-chat-messages.ts';
import { chatOpeningOf } from './chat-opening.ts';
import { type ChatRow, lockChat, selectUnansweredChats } from './chat-sql.ts';
import { afterWaiting } from './next-chat-status.ts';

const batchSize = 200;

type HandOverParts = Pick<ServerParts, 'database' | 'runner' | 'clock'> & {
  readonly merchants: Pick<ServerParts['merchants'], 'all'>;
};

/**
 * Makes tickets of conversations in which nobody has answered within the published time, or whose hours are over, and
 * tells their members.
 *
 * Invariant: a conversation is handed over once for each wait, also where two processes run this together. Locks, for each:
 * the conversation's row, the counter of the member's events.
 */
export function handOverChatsJob(parts: HandOverParts): Job<unknown> {
  return {
    name: 'hand-over-chats',
    schedule: '* * * * *',
    async run(_payload, stopping) {
      const merchants = new Map((await parts.merchants.all()).map((each) => [each.merchantCode, each]));
      let after = new Date(0);
      for (;;) {
        const batch = await selectUnansweredChats(parts.runner, after, batchSize);
        for (const chat of batch) {
          if (stopping.aborted) return;
          const merchant = merchants.get(chat.merchant_id);
          if (merchant !== undefined) await handOver(parts, merchant, chat);
        }
        const last = batch.at(-1)?.waiting_since ?? null;
        if (batch.length < batchSize || last === null) return;
        after = last;
      }
    },
  };
}

async function handOver(
  { database, clock }: Pick<HandOverParts, 'database' | 'clock'>,
  merchant: Merchant,
  { conversation_id: conversationId, ...seen }: ChatRow,
): Promise<void> {
  const now = new Date(clock.nowMs());
  const { isOpen } = chatOpeningOf(merchant, now.getTime());
  const next = ({ status, waiting_since }: Pick<ChatRow, 'status' | 'waiting_since'>) =>
    afterWaiting(
      { status, waitingSince: waiting_since },
      { isOpen, answerMinutes: merchant.serviceAnswerMinutes, now },
    );
  if (next(seen) === undefined) return;
  await withTransaction(database, async (tx) => {
    const chat = await lockChat(tx, merchant.merchantCode, conversationId);
    const standing = chat === undefined ? undefined : next(chat);
    if (chat === undefined || standing?.notice === undefined) return;
    await addChatMessages(tx, chat, [systemMessage(standing.notice)], standing, now);
  });
}
