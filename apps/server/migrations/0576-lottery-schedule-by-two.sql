-- What lets stakes into official draws later than before is decided by two persons.
alter table wau.operator_requests
  drop constraint operator_requests_kind_check,
  add constraint operator_requests_kind_check
    check (kind in ('role', 'setting', 'merchant', 'stuckRound', 'fundTransfer', 'paymentProvider', 'depositAccount',
                    'lotteryLimits', 'lotteryDraw', 'lotteryFeed', 'lotterySchedule'));

-- Orders about limits and schedules are longer than an index holds: they are told apart by their digest, and compared as they are.
alter table wau.operator_requests
  add column wanted_digest text collate "C" not null generated always as (md5(wanted)) stored,
  drop constraint operator_requests_wanted_check,
  add constraint operator_requests_wanted_check check (length(wanted) between 1 and 300000),
  drop constraint operator_requests_pkey,
  add constraint operator_requests_pkey primary key (merchant_id, kind, subject, wanted_digest);

-- Ends the sales of a planned official draw earlier than was planned. The application may not change when draws close; by this it
-- can bring it forward and never put it off.
create function wau.bring_lottery_closing_forward(
  p_merchant_id text, p_game_id text, p_numero text, p_closes_at timestamptz) returns void
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  update wau.lottery_draws
     set closes_at = p_closes_at, opens_at = least(opens_at, p_closes_at - interval '1 second')
   where merchant_id = p_merchant_id and game_id = p_game_id and numero = p_numero
     and state = 'planned' and chain is null and closes_at > p_closes_at
$$;
revoke all on function wau.bring_lottery_closing_forward from public;
grant execute on function wau.bring_lottery_closing_forward to wau_app;
