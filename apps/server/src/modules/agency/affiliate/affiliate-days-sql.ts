import type { SqlRunner } from '@wau/service/database/sql-runner';
import { houseGifts } from '../../../platform/gifts/house-gifts-sql.ts';

/** A day where the merchant is, with its moments. */
export interface AffiliateDay {
  readonly merchantCode: string;
  readonly day: string;
  /** Included. */
  readonly from: Date;
  /** Not included. */
  readonly to: Date;
}

/** Whom affiliates brought on the day, by how the members registered. An operator's word for a later day stands beside it. */
export async function insertAffiliateMembers(
  tx: SqlRunner,
  { merchantCode, day, from, to }: AffiliateDay,
): Promise<void> {
  await tx.query({
    name: 'insert-affiliate-members',
    text: `
      insert into wau.affiliate_members (merchant_id, member_id, since, affiliate_id, campaign_code, sub_id)
      select $1, registration.member_id, $2::date, affiliate.payee_member_id, coalesce(campaign.campaign_code, ''),
             coalesce(registration.affiliate_sub_id, '')
        from wau.members as member
        join wau.member_registrations as registration
          on registration.merchant_id = $1 and registration.member_id = member.member_id
        join wau.affiliates as affiliate
          on affiliate.merchant_id = $1 and affiliate.affiliate_code = registration.affiliate_code
         and affiliate.payee_member_id is not null and affiliate.payee_member_id <> member.member_id
        left join wau.affiliate_campaigns as campaign
          on campaign.merchant_id = $1 and campaign.member_id = affiliate.payee_member_id
         and campaign.campaign_code = registration.affiliate_campaign
       where member.merchant_id = $1 and member.registered_at >= $3 and member.registered_at < $4
      on conflict do nothing`,
    values: [merchantCode, day, from, to],
  });
}

/**
 * Who counted on the day for an affiliate and has come to stand below an agent only after it: the day stays the affiliate's,
 * since no contract pays for it.
 */
export async function selectMovedSince(
  tx: SqlRunner,
  { merchantCode, day, to }: AffiliateDay,
): Promise<readonly string[]> {
  const rows = await tx.query<{ member_id: string }>({
    name: 'select-affiliate-members-moved-since',
    text: `select counted.member_id
             from wau.affiliate_member_days as counted
             join wau.team_links as link
               on link.merchant_id = $1 and link.member_id = counted.member_id and link.level = 1 and link.since >= $3
            where counted.merchant_id = $1 and counted.day = $2::date`,
    values: [merchantCode, day, to],
  });
  return rows.map(({ member_id }) => member_id);
}

export async function deleteAffiliateDay(tx: SqlRunner, { merchantCode, day }: AffiliateDay): Promise<void> {
  await tx.query({
    name: 'delete-affiliate-member-days',
    text: 'delete from wau.affiliate_member_days where merchant_id = $1 and day = $2::date',
    values: [merchantCode, day],
  });
  await tx.query({
    name: 'delete-affiliate-days',
    text: 'delete from wau.affiliate_days where merchant_id = $1 and day = $2::date',
    values: [merchantCode, day],
  });
}

/**
 * What members did on the day for the affiliate of that day. Whoever stands below an agent by then is paid for by contracts,
 * and so by no affiliate's plan; `movedSince` came to stand there after the day.
 */
export async function insertAffiliateMemberDays(
  tx: SqlRunner,
  { merchantCode, day, from, to }: AffiliateDay,
  movedSince: readonly string[],
): Promise<void> {
  await tx.query({
    name: 'insert-affiliate-member-days',
    text: `
      with brought as materialized (
        select distinct on (link.member_id) link.member_id, link.affiliate_id, link.campaign_code, link.sub_id
          from wau.affiliate_members as link
         where link.merchant_id = $1 and link.since <= $2::date
         order by link.member_id, link.since desc
      ), done (member_id, registered, first_deposit, deposits, deposited, stake, payout, turnover, reward) as (
        select member_id, 1, null::bigint, 0, 0, 0, 0, 0, 0 from wau.members
         where merchant_id = $1 and registered_at >= $3 and registered_at < $4
         union all
        select deposit.member_id, 0,
               case when not exists (
                      select from wau.deposits as earlier
                       where earlier.merchant_id = $1 and earlier.member_id = deposit.member_id
                         and earlier.status = 'approved'
                         and (earlier.decided_at, earlier.deposit_id) < (deposit.decided_at, deposit.deposit_id))
                    then deposit.amount_minor end,
               1, deposit.amount_minor, 0, 0, 0, 0
          from wau.deposits as deposit
         where deposit.merchant_id = $1 and deposit.status = 'approved' and deposit.decided_at >= $3
           and deposit.decided_at < $4
         union all
        select sums.member_id, 0, null, 0, 0, sums.stake_minor, sums.payout_minor, sums.turnover_minor, 0
          from wau.bet_day_sums as sums
          join wau.merchants as merchant on merchant.merchant_id = $1 and merchant.currency = sums.currency
         where sums.merchant_id = $1 and sums.day = $2::date
         union all
        select member_id, 0, null, 0, 0, 0, 0, 0, amount_minor from (${houseGifts}) as gift
      )
      insert into wau.affiliate_member_days (merchant_id, member_id, day, affiliate_id, campaign_code, sub_id,
        registered_count, first_deposit_minor, deposit_count, deposit_minor, stake_minor, payout_minor, turnover_minor,
        reward_minor)
      select $1, brought.member_id, $2::date, brought.affiliate_id, brought.campaign_code, brought.sub_id,
             sum(done.registered), max(done.first_deposit), sum(done.deposits), sum(done.deposited), sum(done.stake),
             sum(done.payout), sum(done.turnover), sum(done.reward)
        from done
        join brought on brought.member_id = done.member_id and brought.affiliate_id is not null
        join wau.members as member
          on member.merchant_id = $1 and member.member_id = brought.member_id
         and (member.upline_member_id is null or member.member_id = any ($5::text[]))
       group by brought.member_id, brought.affiliate_id, brought.campaign_code, brought.sub_id`,
    values: [merchantCode, day, from, to, movedSince],
  });
}

export async function insertAffiliateDays(tx: SqlRunner, { merchantCode, day }: AffiliateDay): Promise<void> {
  await tx.query({
    name: 'insert-affiliate-days',
    text: `
      insert into wau.affiliate_days (merchant_id, affiliate_id, day, campaign_code, sub_id, registered_count,
        first_deposit_count, deposit_count, deposit_minor, stake_minor, payout_minor, turnover_minor, reward_minor)
      select merchant_id, affiliate_id, day, campaign_code, sub_id, sum(registered_count), count(first_deposit_minor),
             sum(deposit_count), sum(deposit_minor), sum(stake_minor), sum(payout_minor), sum(turnover_minor),
             sum(reward_minor)
        from wau.affiliate_member_days
       where merchant_id = $1 and day = $2::date
       group by merchant_id, affiliate_id, day, campaign_code, sub_id`,
    values: [merchantCode, day],
  });
}
