import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { InboxOwner } from './inbox-sql.ts';

/** As the database has it; empty for a member that there is not. */
export async function selectMemberLanguage(
  runner: SqlRunner,
  { merchantCode, memberId }: InboxOwner,
): Promise<string> {
  const rows = await runner.query<{ language: string }>({
    text: `
      select coalesce(member.language, merchant.default_language) as language
        from wau.members as member
        join wau.merchants as merchant using (merchant_id)
       where member.merchant_id = $1 and member.member_id = $2`,
    values: [merchantCode, memberId],
  });
  return rows[0]?.language ?? '';
}
