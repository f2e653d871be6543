import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** So many by one link. */
export interface CountedVisits {
  readonly merchantCode: MerchantCode;
  readonly affiliateCode: string;
  readonly day: string;
  readonly campaignCode: string;
  readonly subId: string;
  readonly count: number;
}

/**
 * Adds visits to what is counted, those of codes that affiliates have. Campaigns that nobody has opened count without one.
 * Of parts of campaigns a day holds so many: whoever makes up more fills no table.
 */
export async function addVisits(
  runner: SqlRunner,
  visits: readonly CountedVisits[],
  mostParts: number,
): Promise<void> {
  await runner.query({
    name: 'add-affiliate-visits',
    text: `
      with come as (
        select affiliate.merchant_id, affiliate.affiliate_code, visit.day,
               coalesce(campaign.campaign_code, '') as campaign_code, visit.sub_id, sum(visit.visits) as visits
          from unnest($1::text[], $2::text[], $3::date[], $4::text[], $5::text[], $6::bigint[])
                 as visit (merchant_id, code, day, campaign, sub_id, visits)
          join wau.affiliates as affiliate
            on affiliate.merchant_id = visit.merchant_id and affiliate.code_key = lower(visit.code)
           and affiliate.enabled and affiliate.payee_member_id is not null
          left join wau.affiliate_campaigns as campaign
            on campaign.merchant_id = affiliate.merchant_id and campaign.member_id = affiliate.payee_member_id
           and campaign.campaign_code = visit.campaign
         group by affiliate.merchant_id, affiliate.affiliate_code, visit.day, campaign.campaign_code, visit.sub_id
      ), placed as (
        select come.merchant_id, come.affiliate_code, come.day, come.campaign_code,
               case when come.sub_id = '' or known.merchant_id is not null
                      or (select count(*) from wau.affiliate_visits as day
                           where day.merchant_id = come.merchant_id and day.affiliate_code = come.affiliate_code
                             and day.day = come.day)
                         + row_number() over (partition by come.merchant_id, come.affiliate_code, come.day
                                              order by come.visits desc, come.sub_id) <= $7
                    then come.sub_id else '' end as sub_id,
               come.visits
          from come
          left join wau.affiliate_visits as known
            on known.merchant_id = come.merchant_id and known.affiliate_code = come.affiliate_code
           and known.day = come.day and known.campaign_code = come.campaign_code and known.sub_id = come.sub_id
      )
      insert into wau.affiliate_visits (merchant_id, affiliate_code, day, campaign_code, sub_id, visit_count)
      select merchant_id, affiliate_code, day, campaign_code, sub_id, sum(visits)
        from placed
       group by merchant_id, affiliate_code, day, campaign_code, sub_id
       order by merchant_id, affiliate_code, day, campaign_code, sub_id
      on conflict (merchant_id, affiliate_code, day, campaign_code, sub_id)
      do update set visit_count = affiliate_visits.visit_count + excluded.visit_count`,
    values: [
      visits.map(({ merchantCode }) => merchantCode),
      visits.map(({ affiliateCode }) => affiliateCode),
      visits.map(({ day }) => day),
      visits.map(({ campaignCode }) => campaignCode),
      visits.map(({ subId }) => subId),
      visits.map(({ count }) => count),
      mostParts,
    ],
  });
}
