import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** The language that a member reads: the one chosen, else the merchant's. */
export async function selectMemberLanguage(
  runner: SqlRunner,
  { merchantCode, memberId }: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
): Promise<LanguageCode> {
  const rows = await runner.query<{ language: string }>({
    text: `
      select coalesce(member.language, merchant.default_language) as language
        from wau.members as member
        join wau.merchants as merchant using (merchant_id)
       where member.merchant_id = $1 and member.member_id = $2`,
    values: [merchantCode, memberId],
  });
  const language = rows[0]?.language ?? '';
  return isLanguageCode(language) ? language : defaultLanguage;
}
