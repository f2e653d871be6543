-- Whether a member may stake now, for bets that are taken here and not by a vendor: the same questions as of
-- wau.bet_permissions, and the same turn for members who have limits.
create function wau.stake_permission(p_merchant_id text, p_member_id text, p_now timestamptz) returns table (
  stake_once_minor bigint,
  stake_left_minor bigint,
  loss_left_minor bigint,
  is_time_up boolean,
  is_check_due boolean
)
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select from wau.play_limits as limits
              where limits.merchant_id = p_merchant_id and limits.member_id = p_member_id
                and limits.limit_value is not null and limits.kind <> 'check.every') then
    perform pg_advisory_xact_lock(hashtextextended(p_merchant_id || '/' || p_member_id, 310));
  end if;
  return query
    select min(standing.limit_value) filter (where standing.kind = 'stake.once'),
           min(standing.limit_value - standing.used)
             filter (where standing.kind in ('stake.day', 'stake.week', 'stake.month')),
           min(standing.limit_value - standing.used)
             filter (where standing.kind in ('loss.day', 'loss.week', 'loss.month')),
           bool_or(standing.used >= standing.limit_value) filter (where standing.kind = 'session.day'),
           (select stored.due_at <= p_now from wau.reality_checks as stored
             where stored.merchant_id = p_merchant_id and stored.member_id = p_member_id)
      from wau.play_limit_standings(p_merchant_id, p_member_id, p_now, true) as standing;
end $$;
revoke all on function wau.stake_permission from public;
grant execute on function wau.stake_permission to wau_app;
