import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface ContactRow {
  readonly username: string;
  readonly nickname: string;
  readonly email: string | null;
  readonly confirmed_number: string | null;
  readonly language: string | null;
}

export async function selectContact(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<ContactRow | undefined> {
  const rows = await tx.query<ContactRow>({
    name: 'select-member-contact',
    text: `
      select username, nickname, email, language,
             case when mobile_confirmed_at is not null then mobile_number end as confirmed_number
      from wau.members where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, memberId],
  });
  return rows[0];
}
