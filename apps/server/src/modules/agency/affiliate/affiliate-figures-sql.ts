import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Days } from '../../../platform/calendar/require-days.ts';

export interface FiguresRow {
  /** A day, a campaign or a part of one. */
  readonly key: string;
  readonly visits: bigint;
  readonly registered: bigint;
  readonly first_deposits: bigint;
  readonly deposits: bigint;
  readonly deposit_minor: Minor;
  readonly stake_minor: Minor;
  readonly payout_minor: Minor;
  readonly turnover_minor: Minor;
  readonly reward_minor: Minor;
}

export interface FiguresAsked {
  readonly merchantCode: MerchantCode;
  readonly affiliateId: MemberId;
  readonly days: Days;
  /** Null: all of them. */
  readonly campaignCode: string | null;
}

const keys = { day: 'day::text', campaign: 'campaign_code', subId: 'sub_id', all: `''` } as const;

export type FiguresBy = keyof typeof keys;

/** What came of an affiliate's links, by day, campaign or part of one; or everything together. */
export function selectFigures(
  runner: SqlRunner,
  { merchantCode, affiliateId, days, campaignCode }: FiguresAsked,
  by: FiguresBy,
  limit: number,
): Promise<readonly FiguresRow[]> {
  const order = by === 'day' ? 'key desc' : 'sum(stake_minor - payout_minor - reward_minor) desc, key';
  return runner.query<FiguresRow & Record<string, unknown>>({
    name: `select-affiliate-figures-${by}`,
    text: `
      with lines as (
        select day, campaign_code, sub_id, 0::bigint as visit_count, registered_count, first_deposit_count,
               deposit_count, deposit_minor, stake_minor, payout_minor, turnover_minor, reward_minor
          from wau.affiliate_days
         where merchant_id = $1 and affiliate_id = $2 and day between $3::date and $4::date
         union all
        select visit.day, visit.campaign_code, visit.sub_id, visit.visit_count, 0, 0, 0, 0, 0, 0, 0, 0
          from wau.affiliate_visits as visit
          join wau.affiliates as affiliate
            on affiliate.merchant_id = visit.merchant_id and affiliate.affiliate_code = visit.affiliate_code
         where visit.merchant_id = $1 and affiliate.payee_member_id = $2 and visit.day between $3::date and $4::date
      )
      select ${keys[by]} as key, sum(visit_count)::bigint as visits, sum(registered_count)::bigint as registered,
             sum(first_deposit_count)::bigint as first_deposits, sum(deposit_count)::bigint as deposits,
             sum(deposit_minor)::bigint as deposit_minor, sum(stake_minor)::bigint as stake_minor,
             sum(payout_minor)::bigint as payout_minor, sum(turnover_minor)::bigint as turnover_minor,
             sum(reward_minor)::bigint as reward_minor
        from lines
       where $5::text is null or campaign_code = $5
       group by 1
       order by ${order}
       limit $6`,
    values: [merchantCode, affiliateId, days.fromDay, days.toDay, campaignCode, limit],
  });
}
