-- What every bet runs, as functions with planner settings of their own: a plan made while a table was young and
-- small scans it, and a connection keeps its plans while the table grows. With index look-ups only, a batch costs the
-- same at any size. They run with the rights of the caller.

-- Those of the rounds that exist, locked until the transaction ends, in the order of their keys.
create function wau.lock_rounds(p_merchant_ids text[], p_vendor_codes text[], p_round_ids text[])
returns setof wau.game_rounds
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
begin
  return query
    select round.*
      from unnest(p_merchant_ids, p_vendor_codes, p_round_ids) as asked (merchant_id, vendor_code, round_id)
      join wau.game_rounds as round
        on round.merchant_id = asked.merchant_id and round.vendor_code = asked.vendor_code
       and round.round_id = asked.round_id
     order by round.merchant_id, round.vendor_code, round.round_id
       for no key update of round;
end $$;

-- Changes rounds that lock_rounds has locked; each once.
create function wau.change_rounds(
  p_merchant_ids text[],
  p_vendor_codes text[],
  p_round_ids text[],
  p_payouts bigint[],
  p_refunds bigint[],
  p_statuses text[],
  p_now timestamptz
) returns void
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
begin
  update wau.game_rounds as round
     set payout_minor = round.payout_minor + change.payout_minor,
         refunded_minor = round.refunded_minor + change.refund_minor,
         status = change.status,
         settled_at = case when change.status = 'open' then null else p_now end
    from unnest(p_merchant_ids, p_vendor_codes, p_round_ids, p_payouts, p_refunds, p_statuses)
         as change (merchant_id, vendor_code, round_id, payout_minor, refund_minor, status)
   where round.merchant_id = change.merchant_id and round.vendor_code = change.vendor_code
     and round.round_id = change.round_id;
end $$;

-- What the session tokens of bets allow right now; one row for each bet, by its position. The columns of the player
-- are null when the token leads to nothing that lives, is_open is null for a game that the merchant does not have.
create function wau.bet_permissions(
  p_merchant_ids text[],
  p_vendor_codes text[],
  p_token_hashes bytea[],
  p_game_ids text[],
  p_now timestamptz
) returns table (
  bet_position bigint,
  member_id text,
  session_id text,
  game_id text,
  last_seen_at timestamptz,
  is_open boolean
)
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
#variable_conflict use_column
begin
  return query
    select asked.place, live.member_id, live.session_id, live.game_id, live.last_seen_at,
           game.enabled and vendor.enabled
      from unnest(p_merchant_ids, p_vendor_codes, p_token_hashes, p_game_ids) with ordinality
           as asked (merchant_id, vendor_code, token_hash, game_id, place)
      left join lateral (
             select play.member_id, play.session_id, play.game_id, session.last_seen_at
               from wau.play_sessions as play
               join wau.sessions as session
                 on session.merchant_id = play.merchant_id and session.session_id = play.session_id
               join wau.members as member
                 on member.merchant_id = play.merchant_id and member.member_id = play.member_id
              where play.merchant_id = asked.merchant_id and play.token_hash = asked.token_hash
                and play.vendor_code = asked.vendor_code and play.expires_at > p_now
                and session.ended_at is null and session.idle_until > p_now and session.ends_at > p_now
                and member.status = 'active'
                 -- There is one at most; the limit makes the planner look it up bet by bet.
              limit 1) as live on true
      left join wau.games as game
        on game.merchant_id = asked.merchant_id and game.vendor_code = asked.vendor_code
       and game.game_id = asked.game_id
      left join wau.vendors as vendor
        on vendor.merchant_id = asked.merchant_id and vendor.vendor_code = asked.vendor_code;
end $$;

revoke all on function wau.lock_rounds, wau.change_rounds, wau.bet_permissions from public;
grant execute on function wau.lock_rounds, wau.change_rounds, wau.bet_permissions to wau_app;
