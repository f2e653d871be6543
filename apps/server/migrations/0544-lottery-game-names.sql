-- What players read a lottery as: its name in the language, or else in English, or else its id.
create function wau.lottery_game_name(p_merchant_id text, p_game_id text, p_language text) returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
    (select names.name from wau.lottery_game_names as names
      where names.merchant_id = p_merchant_id and names.game_id = p_game_id and names.language in (p_language, 'EN')
      order by names.language = p_language desc
      limit 1), p_game_id)
$$;
revoke all on function wau.lottery_game_name from public;
grant execute on function wau.lottery_game_name to wau_app;
