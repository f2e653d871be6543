-- A game's name in one language; in every other language it is called by `games.game_name`.
create table wau.game_names (
  merchant_id text collate "C" not null,
  vendor_code text collate "C" not null,
  game_id text collate "C" not null,
  language text collate "C" not null,
  game_name text not null,
  primary key (merchant_id, vendor_code, game_id, language),
  foreign key (merchant_id, vendor_code, game_id) references wau.games (merchant_id, vendor_code, game_id)
);

grant select, insert, update on wau.game_names to wau_app;

-- What a game is called in a language; null for no game.
create function wau.game_name_in(game wau.games, wanted_language text) returns text
language sql stable as $$
  select coalesce(
    (select translated.game_name from wau.game_names as translated
      where translated.merchant_id = game.merchant_id and translated.vendor_code = game.vendor_code
        and translated.game_id = game.game_id and translated.language = wanted_language),
    game.game_name)
$$;
