-- What lists sort and mark games by. `classes` are the vendor's; a game is new until a moment, and the merchant puts some
-- before all others among the hot ones.
alter table wau.games
  add column classes text[] collate "C" not null default '{}' check (cardinality(classes) <= 8),
  add column new_until timestamptz,
  add column hot_rank integer check (hot_rank > 0),
  add column line_count integer check (line_count > 0);

create table wau.favourite_games (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  vendor_code text collate "C" not null,
  game_id text collate "C" not null,
  added_at timestamptz not null,
  primary key (merchant_id, member_id, vendor_code, game_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
grant select, insert, delete on wau.favourite_games to wau_app;

-- Each game that a member has opened once, with the last time.
create table wau.recent_games (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  vendor_code text collate "C" not null,
  game_id text collate "C" not null,
  opened_at timestamptz not null,
  primary key (merchant_id, member_id, vendor_code, game_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
-- How many members have opened a game lately is counted for all games of a merchant at once.
create index recent_games_time on wau.recent_games (merchant_id, opened_at);
grant select, insert, delete, update (opened_at) on wau.recent_games to wau_app;
-- Old ones are removed from the old end, over all merchants.
create index recent_games_age on wau.recent_games (opened_at);

-- Every process keeps the games of a merchant as its lists show them, and reads them again when one has changed.
create function wau.notify_game_change() returns trigger language plpgsql as $$
begin
  notify wau_game_change;
  return null;
end $$;
create trigger notify_change after insert or update or delete on wau.games
  for each statement execute function wau.notify_game_change();
create trigger notify_change after insert or update or delete on wau.game_names
  for each statement execute function wau.notify_game_change();
create trigger notify_game_change after insert or update or delete on wau.vendors
  for each statement execute function wau.notify_game_change();
