-- The club of a merchant: its levels, what they ask for and offer, and what members have played so far.

create table wau.club_levels (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  level smallint not null check (level between 1 and 100),
  -- Stakes of settled rounds since the account was opened, in the merchant's currency; 0: every member has the level.
  required_turnover_minor bigint not null check (required_turnover_minor >= 0),
  primary key (merchant_id, level)
);

create table wau.club_level_texts (
  merchant_id text collate "C" not null,
  level smallint not null,
  language text collate "C" not null check (language ~ '^[A-Z]{2}$'),
  name text not null check (length(name) between 1 and 60),
  -- What the operator promises, in a few words each and without markup.
  benefits text[] not null default '{}' check (
    cardinality(benefits) <= 20 and coalesce(array_ndims(benefits), 1) = 1
    and array_position(benefits, null) is null and array_position(benefits, '') is null
    and length(array_to_string(benefits, '')) <= 4000),
  primary key (merchant_id, level, language),
  foreign key (merchant_id, level) references wau.club_levels (merchant_id, level)
);

-- A level that asked for less than the one below it would make it unclear which of them a member has. Checked at the
-- end of the transaction, so that several levels can be moved together.
create function wau.refuse_crossed_club_levels() returns trigger language plpgsql as $$
begin
  if exists (
    select from wau.club_levels as beneath
      join wau.club_levels as above on above.merchant_id = beneath.merchant_id and above.level > beneath.level
     where beneath.merchant_id = new.merchant_id
       and above.required_turnover_minor <= beneath.required_turnover_minor
  ) then
    raise check_violation using
      message = 'a level of the club must ask for more turnover than the levels below it',
      constraint = 'club_levels_in_order';
  end if;
  return null;
end $$;
create constraint trigger club_levels_in_order after insert or update on wau.club_levels
  deferrable initially deferred for each row execute function wau.refuse_crossed_club_levels();

-- Levels are the operator's to change; the application reads them and adds those of the demo.
grant select, insert on wau.club_levels, wau.club_level_texts to wau_app;

-- What a member has played in rounds that were placed before a moment and change no more, so that they are not summed
-- up again. Only a shortcut: without a row all rounds are read. Whoever corrects old rounds deletes the member's row;
-- whoever takes old rounds away keeps it.
create table wau.member_turnovers (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  turnover_minor bigint not null check (turnover_minor >= 0),
  -- Rounds that were placed at this moment or later are not in the sum.
  counted_until timestamptz not null,
  primary key (merchant_id, member_id, currency),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
grant select, insert on wau.member_turnovers to wau_app;
grant update (turnover_minor, counted_until) on wau.member_turnovers to wau_app;
