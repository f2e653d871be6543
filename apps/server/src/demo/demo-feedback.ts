import type { FeedbackCategory } from '@wau/contract/feedback-limits';
import { type MemberId, type MerchantCode, makeId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { insertFeedbackReply } from '../modules/messaging/feedback/feedback-reply-sql.ts';
import { insertFeedback } from '../modules/messaging/feedback/feedback-sql.ts';
import type { ServerParts } from '../platform/server-parts.ts';

const hourMs = 60 * 60_000;

interface DemoFeedback {
  readonly category: FeedbackCategory;
  readonly ageHours: number;
  readonly content: string;
  readonly reply?: string;
}

const demoFeedback: readonly DemoFeedback[] = [
  {
    category: 'suggestion',
    ageHours: 50,
    content: 'Boleh tambah carta kemenangan mengikut minggu? Senang nak tengok siapa yang menang besar.',
    reply: 'Terima kasih atas cadangan ini. Kami sudah masukkan ke dalam senarai kerja untuk bulan depan.',
  },
  {
    category: 'problem',
    ageHours: 5,
    content:
      'Di telefon lama saya roda Perisai Viking tersekat-sekat bila hampir berhenti. Permainan lain lancar.',
  },
];

/** What a demo member has said before, and what was answered. */
export async function addDemoFeedback(
  { clock, random }: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<void> {
  for (const { category, ageHours, content, reply } of demoFeedback) {
    const sentAtMs = clock.nowMs() - ageHours * hourMs;
    const feedbackId = makeId('feedback', sentAtMs, random.bytes(10));
    const owner = { merchantCode, memberId };
    const sentAt = new Date(sentAtMs);
    await insertFeedback(tx, { ...owner, feedbackId, category, content, clientId: null, sentAt });
    if (reply === undefined) continue;
    const answered = { position: 1, content: reply, sentAt: new Date(sentAtMs + 3 * hourMs) };
    await insertFeedbackReply(tx, { merchant_id: merchantCode, feedback_id: feedbackId }, answered);
  }
}
