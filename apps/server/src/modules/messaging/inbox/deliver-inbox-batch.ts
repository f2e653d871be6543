import { type MemberId, type MerchantCode, makeId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { tellMembers } from '../../../platform/live-events/tell-member.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { insertInboxBatch } from './inbox-sql.ts';

export interface InboxBatch {
  readonly merchantCode: MerchantCode;
  readonly memberIds: readonly MemberId[];
  /** Its texts are read from there. */
  readonly announcementId: string;
  /** In the merchant's own language. */
  readonly title: string;
  readonly linkPath: string;
  readonly onceKey: string;
}

/**
 * Puts one announcement into many inboxes and tells the pages that are open; returns how many it was new to.
 *
 * Invariant: an inbox has a message of one key once, however often the batch is repeated, read or deleted meanwhile.
 * Locks: the counters of the members' events, in one order; call it last.
 */
export async function deliverInboxBatch(
  { clock, random }: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  { memberIds, ...batch }: InboxBatch,
): Promise<number> {
  const nowMs = clock.nowMs();
  const made = memberIds.map((memberId) => ({
    memberId,
    messageId: makeId('message', nowMs, random.bytes(10)),
  }));
  const reached = await insertInboxBatch(tx, batch, made, new Date(nowMs));
  await tellMembers(tx, batch.merchantCode, reached, { kind: 'inbox' }, new Date(nowMs));
  return reached.length;
}
