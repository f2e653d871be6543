-- Whether a slot's feature may be bought. Some markets forbid it, so it is off until a merchant switches it on.
alter table wau.merchants add column allows_feature_buy boolean not null default false;

-- A bet that says it buys a feature is refused where the merchant's market does not allow that, whatever the game's page
-- was told when it was opened. A game or vendor that is switched off begins no round, while a round that has begun is
-- played to its end with the stakes that its decisions cost, so that the two are told apart from a closed site.
drop function wau.bet_permissions(text[], text[], bytea[], text[], timestamptz);
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
  is_open boolean,
  category text,
  max_stake_minor bigint,
  is_offered boolean,
  sells_features boolean
)
language plpgsql
-- Every look-up is by a whole key and finds one row at most; its limit makes the planner look it up one by one, so that
-- no statistics of young tables lead to a scan.
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  return query
    with asked as materialized (
      select bet.merchant_id, bet.vendor_code, bet.token_hash, bet.game_id, bet.place
        from unnest(p_merchant_ids, p_vendor_codes, p_token_hashes, p_game_ids) with ordinality
             as bet (merchant_id, vendor_code, token_hash, game_id, place)
    ), offered as materialized (
      select each.merchant_id, each.vendor_code, each.game_id, game.game_type, game.max_stake_minor,
             merchant.is_open, merchant.has_games, merchant.sells_features,
             game.enabled and vendor.enabled as is_offered
        from (select distinct asked.merchant_id, asked.vendor_code, asked.game_id from asked) as each
        left join lateral (
               select games.enabled, games.game_type, games.max_stake_minor from wau.games as games
                where games.merchant_id = each.merchant_id and games.vendor_code = each.vendor_code
                  and games.game_id = each.game_id
                limit 1) as game on true
        left join lateral (
               select vendors.enabled from wau.vendors as vendors
                where vendors.merchant_id = each.merchant_id and vendors.vendor_code = each.vendor_code
                limit 1) as vendor on true
        left join lateral (
               select real.status = 'open'
                      and (real.maintenance_from is null or p_now < real.maintenance_from
                           or p_now >= real.maintenance_until) as is_open,
                      'GAME3' = any (real.enabled_modules) as has_games,
                      real.allows_feature_buy as sells_features
                 from wau.merchants as played
                 join wau.merchants as real on real.merchant_id = coalesce(played.trial_of, played.merchant_id)
                where played.merchant_id = each.merchant_id
                limit 1) as merchant on true
    )
    select asked.place, live.member_id, live.session_id, live.game_id, live.last_seen_at,
           offered.has_games and (live.by_tester or offered.is_open), offered.game_type, offered.max_stake_minor,
           offered.is_offered, offered.sells_features
      from asked
      join offered using (merchant_id, vendor_code, game_id)
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
              limit 1) as live on true;
end $$;
revoke all on function wau.bet_permissions from public;
grant execute on function wau.bet_permissions to wau_app;
