import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { memberLine } from './find-members.ts';
import type { DeskMember } from './member-desk-sql.ts';
import { selectRelatedMembers } from './related-members-sql.ts';
import { requireDeskMember } from './require-desk-member.ts';

/** Of each kind of relation. */
const shownRelated = 50;

/**
 * Accounts that have something in common with a member's. It speaks for looking twice and proves nothing: families share
 * devices, and cafés share networks.
 *
 * @throws Refusal `member.unknown`
 */
export async function listRelatedMembers(
  runner: SqlRunner,
  member: DeskMember,
): Promise<CallValue<Calls['listRelatedMembers']>> {
  await requireDeskMember(runner, member);
  const rows = await selectRelatedMembers(runner, member, shownRelated);
  return { list: rows.map((row) => ({ ...memberLine(row), by: [...row.relations] })) };
}
