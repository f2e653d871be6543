/**
 * On the day of each bet: its day's sums, less what came in it of older bets, with what came later of its own. `whose` is the
 * condition on members; $1 is the merchant, $3 the currency, $4 and $5 the days, $6 a kind of games or null.
 */
export function placedPartsOf(whose: string): string {
  return `
              select member_id, day, category, bet_count, stake_minor, payout_minor from wau.bet_day_sums
               where merchant_id = $1 and ${whose} and currency = $3 and day >= $4::date and day <= $5::date
                 and ($6::text is null or category = $6)
              union all
              select member_id, result_day, category, -bet_count, -stake_minor, -payout_minor from wau.bet_day_shifts
               where merchant_id = $1 and ${whose} and currency = $3
                 and result_day >= $4::date and result_day <= $5::date and ($6::text is null or category = $6)
              union all
              select member_id, placed_day, category, bet_count, stake_minor, payout_minor from wau.bet_day_shifts
               where merchant_id = $1 and ${whose} and currency = $3
                 and placed_day >= $4::date and placed_day <= $5::date and ($6::text is null or category = $6)`;
}
