-- A game that was open when a merchant switched games off takes no further stakes; what is staked is still settled.
-- A trial merchant is open, and has games, as far as the merchant has that it belongs to.

create or replace function wau.bet_permissions(
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
  is_open boolean,
  category text
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
           game.enabled and vendor.enabled and merchant.has_games and (live.by_tester or merchant.is_open),
           game.game_type
      from unnest(p_merchant_ids, p_vendor_codes, p_token_hashes, p_game_ids) with ordinality
           as asked (merchant_id, vendor_code, token_hash, game_id, place)
      left join lateral (
             select play.member_id, play.session_id, play.game_id, play.by_tester, session.last_seen_at
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
        on vendor.merchant_id = asked.merchant_id and vendor.vendor_code = asked.vendor_code
      left join lateral (
             select real.status = 'open'
                    and (real.maintenance_from is null or p_now < real.maintenance_from
                         or p_now >= real.maintenance_until) as is_open,
                    'GAME3' = any (real.enabled_modules) as has_games
               from wau.merchants as played
               join wau.merchants as real on real.merchant_id = coalesce(played.trial_of, played.merchant_id)
              where played.merchant_id = asked.merchant_id
              limit 1) as merchant on true;
end $$;
