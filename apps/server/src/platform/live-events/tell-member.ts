import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type EventOwner, insertEvent, type MemberEvent, notifyOwner } from './live-events-sql.ts';

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
