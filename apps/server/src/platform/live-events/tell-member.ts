import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import {
  type EventOwner,
  insertEvent,
  insertEvents,
  type MemberEvent,
  notifyOwner,
  notifyOwners,
} from './live-events-sql.ts';

/**
 * Tells the member's open pages what the transaction does, once it is committed; a transaction that is undone tells
 * nothing. For news that are rare for a member: each locks the counter of the member's events, and a notice makes
 * commits wait for each other, so nothing that happens with every bet belongs here.
 *
 * Locks: the counter of the member's events. Call it last.
 */
export async function tellMember(
  tx: SqlRunner,
  owner: EventOwner,
  event: MemberEvent,
  happenedAt: Date,
): Promise<void> {
  await insertEvent(tx, owner, event, happenedAt);
  await notifyOwner(tx, owner);
}

/**
 * Tells the open pages of many members the same, in as many statements as for one; a batch of hundreds at most, since its
 * counters stay locked until it is committed.
 */
export async function tellMembers(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  memberIds: readonly MemberId[],
  event: MemberEvent,
  happenedAt: Date,
): Promise<void> {
  if (memberIds.length === 0) return;
  await insertEvents(tx, merchantCode, memberIds, event, happenedAt);
  await notifyOwners(tx, merchantCode, memberIds);
}
