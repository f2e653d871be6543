-- What a merchant pays in place of the defaults: for all games of a family, or for one of them. Rows are never changed: the last
-- one of a play holds, and an order keeps what it was placed at.
create table wau.lottery_odds (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  family text collate "C" not null check (length(family) between 1 and 40),
  -- Of one game, or of all games of the family where it is empty.
  game_id text collate "C" not null,
  play text collate "C" not null check (length(play) between 1 and 60),
  -- 1, 2, 3, ... of the play there.
  version integer not null check (version > 0),
  -- By the prize's code, in ten-thousandths; null: what holds without odds of its own.
  odds jsonb,
  holds_from timestamptz not null default clock_timestamp(),
  primary key (merchant_id, family, game_id, play, version)
);
grant select, insert on wau.lottery_odds to wau_app;

-- The odds that hold for a game's plays: its own, or else those of its family; plays that have neither are not listed.
create function wau.lottery_odds_of(p_merchant_id text, p_family text, p_game_id text, p_plays text[])
returns table (play text, odds jsonb)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with latest as (
    select distinct on (stored.game_id, stored.play) stored.game_id, stored.play, stored.odds
      from wau.lottery_odds as stored
     where stored.merchant_id = p_merchant_id and stored.family = p_family and stored.game_id in ('', p_game_id)
       and (p_plays is null or stored.play = any (p_plays))
     order by stored.game_id, stored.play, stored.version desc
  )
  select distinct on (latest.play) latest.play, latest.odds
    from latest
   where latest.odds is not null
   order by latest.play, latest.game_id desc
$$;
revoke all on function wau.lottery_odds_of from public;
grant execute on function wau.lottery_odds_of to wau_app;

-- What a merchant's odds may bring back of stakes, least and most, and which series its members play by.
alter table wau.merchants
  add column lottery_return_lowest_basis_points integer not null default 3000
    check (lottery_return_lowest_basis_points between 0 and 10000),
  add column lottery_return_highest_basis_points integer not null default 10000
    check (lottery_return_highest_basis_points between 0 and 10000),
  add column lottery_series integer not null default 1800 check (lottery_series between 1700 and 1980),
  add column lottery_series_highest integer not null default 1800 check (lottery_series_highest between 1700 and 1980);
