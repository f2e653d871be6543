import type { AffiliateStatementId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface LineRow {
  readonly member_id: MemberId;
  readonly username: string;
  readonly net_minor: Minor;
  readonly correction_minor: Minor;
  readonly qualifies: boolean;
  readonly share_minor: Minor;
  readonly fee_minor: Minor;
}

/** The lines of a statement by member, after one of them. */
export function selectLines(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  statementId: AffiliateStatementId,
  after: string,
  limit: number,
): Promise<readonly LineRow[]> {
  return runner.query<LineRow & Record<string, unknown>>({
    name: 'select-affiliate-lines',
    text: `select line.member_id, member.username, line.net_minor, line.correction_minor, line.qualifies,
                  line.share_minor, line.fee_minor
             from wau.affiliate_lines as line
             join wau.members as member
               on member.merchant_id = line.merchant_id and member.member_id = line.member_id
            where line.merchant_id = $1 and line.statement_id = $2 and line.member_id > $3
            order by line.member_id limit $4`,
    values: [merchantCode, statementId, after, limit],
  });
}

export interface LineDayRow {
  readonly member_id: MemberId;
  readonly day: string;
  readonly net_minor: Minor;
}

/** The days of a month on which members moved something for an affiliate. */
export function selectLineDays(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  affiliateId: MemberId,
  month: string,
  memberIds: readonly MemberId[],
): Promise<readonly LineDayRow[]> {
  return runner.query<LineDayRow & Record<string, unknown>>({
    name: 'select-affiliate-line-days',
    text: `select member_id, day::text as day, stake_minor - payout_minor - reward_minor as net_minor
             from wau.affiliate_member_days
            where merchant_id = $1 and affiliate_id = $2 and day >= $3::date
              and day < ($3::date + interval '1 month')::date and member_id = any ($4)
              and stake_minor - payout_minor - reward_minor <> 0
            order by member_id, day`,
    values: [merchantCode, affiliateId, month, memberIds],
  });
}
