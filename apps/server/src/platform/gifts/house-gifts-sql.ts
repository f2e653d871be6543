/**
 * What the house has given members between two moments (`$3`, included, and `$4`) at a merchant (`$1`), as `member_id`,
 * `amount_minor` and, of it, `rebate_minor`: rewards of promotions and for friends, the club's benefits, rebates, what comes
 * back of lotteries' stakes, and the packets of its own red rains. A packet of an agent's rain is the agent's money. Figures of
 * teams and of affiliates count the same.
 */
export const houseGifts = `
        select member_id, amount_minor, 0 as rebate_minor from wau.rewards
         where merchant_id = $1 and status in ('issued', 'claimed') and decided_at >= $3 and decided_at < $4
         union all
        select inviter_member_id, amount_minor, 0 from wau.referrals
         where merchant_id = $1 and status = 'rewarded' and rewarded_at >= $3 and rewarded_at < $4
         union all
        select member_id, amount_minor, 0 from wau.club_claims
         where merchant_id = $1 and claimed_at >= $3 and claimed_at < $4
         union all
        select member_id, amount_minor, amount_minor from wau.rebate_claims
         where merchant_id = $1 and claimed_at >= $3 and claimed_at < $4
         union all
        select member_id, rebate_minor, rebate_minor from wau.lottery_entries
         where merchant_id = $1 and rebate_paid_at >= $3 and rebate_paid_at < $4
         union all
        select packet.member_id, packet.amount_minor, 0
          from wau.red_rains as rain
          join wau.red_packets as packet on packet.merchant_id = $1 and packet.rain_id = rain.rain_id
         where rain.merchant_id = $1 and rain.funder = 'house' and rain.ends_at > $3 and rain.starts_at < $4
           and packet.caught_at >= $3 and packet.caught_at < $4`;
