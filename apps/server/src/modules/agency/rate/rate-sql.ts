import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface RatedMemberRow {
  readonly member_id: MemberId;
  readonly username: string;
  readonly username_key: string;
  readonly member_type: number;
  readonly upline_id: MemberId | null;
  readonly upline_username: string | null;
  readonly upline_type: number | null;
}

const columns = `member.member_id, member.username, member.username_key, member.member_type,
                  upline.member_id as upline_id, upline.username as upline_username,
                  upline.member_type as upline_type`;
const withUpline = `
             left join wau.members as upline
               on upline.merchant_id = $1 and upline.member_id = member.upline_member_id`;

/** Somebody of the merchant, with whoever stands directly above. */
export async function selectRatedMember(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<RatedMemberRow | undefined> {
  const [row] = await runner.query<RatedMemberRow & Record<string, unknown>>({
    name: 'select-rated-member',
    text: `select ${columns} from wau.members as member${withUpline}
            where member.merchant_id = $1 and member.member_id = $2`,
    values: [merchantCode, memberId],
  });
  return row;
}

/** The members directly below an agent by name, from a name on, or whose names begin so. */
export function selectDownline(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  agentId: MemberId,
  names: { readonly after: string | undefined; readonly beginning: string | undefined },
  limit: number,
): Promise<readonly RatedMemberRow[]> {
  return runner.query<RatedMemberRow & Record<string, unknown>>({
    name: 'select-rated-downline',
    text: `select ${columns} from wau.members as member${withUpline}
            where member.merchant_id = $1 and member.upline_member_id = $2
              and ($3::text is null or member.username_key > $3)
              and ($4::text is null or (member.username_key >= $4 and member.username_key < $4 || chr(1114111)))
            order by member.username_key limit $5`,
    values: [merchantCode, agentId, names.after ?? null, names.beginning ?? null, limit],
  });
}
