import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { InboxOwner } from './inbox-sql.ts';

/** As the database has it; empty for a member that there is not. */
export async function selectMemberLanguage(
  runner: SqlRunner,
  { merchantCode, memberId }: InboxOwner,
): Promise<string> {
  const rows = await runner.query<{ language: string }>({
    text: `
      select case when member.language = any (site.languages) then member.language
                  else site.default_language end as language
        from wau.members as member
        join wau.merchants as merchant using (merchant_id)
        join wau.merchants as site on site.merchant_id = coalesce(merchant.trial_of, merchant.merchant_id)
       where member.merchant_id = $1 and member.member_id = $2`,
    values: [merchantCode, memberId],
  });
  return rows[0]?.language ?? '';
}
