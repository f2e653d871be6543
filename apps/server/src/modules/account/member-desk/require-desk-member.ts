import type { MemberStatus } from '@wau/contract/member-statuses';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { type DeskMember, selectMemberStatus } from './member-desk-sql.ts';

/** Refuses `member.unknown` for whoever is no member of the merchant, and tells how the account stands. */
export async function requireDeskMember(runner: SqlRunner, member: DeskMember): Promise<MemberStatus> {
  const status = await selectMemberStatus(runner, member);
  if (status === undefined) throw new Refusal('member.unknown');
  return status;
}
