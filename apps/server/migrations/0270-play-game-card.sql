-- What a game's card tells besides: how rough it is, from the calmest to the roughest way to play (the classes of
-- `@wau/rules/figures`), and where its vendor says how it goes. `{gameId}` stands for the game; empty: nowhere.
alter table wau.games
  add column volatility text[] collate "C" not null default '{}' check (
    cardinality(volatility) <= 2 and volatility <@ array['low', 'mediumLow', 'medium', 'mediumHigh', 'high']
  );
alter table wau.vendors
  add column rules_url text not null default '';
