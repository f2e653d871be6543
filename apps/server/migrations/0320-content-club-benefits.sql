-- The club's levels ask for deposits as well, are kept by what is played in a month, and give something; who has which
-- level and since when, and what was claimed.

alter table wau.club_levels
  -- Deposits that came, in the same time as the turnover; 0: none are asked for.
  add column required_deposit_minor bigint not null default 0 check (required_deposit_minor >= 0),
  -- What has to be staked in a calendar month to keep the level; 0: it is not lost.
  add column keep_turnover_minor bigint not null default 0 check (keep_turnover_minor >= 0),
  -- 0: the level gives none.
  add column upgrade_bonus_minor bigint not null default 0 check (upgrade_bonus_minor >= 0),
  add column weekly_bonus_minor bigint not null default 0 check (weekly_bonus_minor >= 0),
  -- What has to be staked in a week for the week's bonus.
  add column weekly_turnover_minor bigint not null default 0 check (weekly_turnover_minor >= 0),
  add column birthday_bonus_minor bigint not null default 0 check (birthday_bonus_minor >= 0);

-- A level asks for no less of anything than those below it, and for more of something.
create or replace function wau.refuse_crossed_club_levels() returns trigger language plpgsql as $$
begin
  if exists (
    select from wau.club_levels as beneath
      join wau.club_levels as above on above.merchant_id = beneath.merchant_id and above.level > beneath.level
     where beneath.merchant_id = new.merchant_id
       and (above.required_turnover_minor < beneath.required_turnover_minor
            or above.required_deposit_minor < beneath.required_deposit_minor
            or (above.required_turnover_minor = beneath.required_turnover_minor
                and above.required_deposit_minor = beneath.required_deposit_minor))
  ) then
    raise check_violation using
      message = 'a level of the club must ask for more than the levels below it',
      constraint = 'club_levels_in_order';
  end if;
  return null;
end $$;
-- Operators put levels in place and take them away while the site runs.
grant update, delete on wau.club_levels, wau.club_level_texts to wau_app;

-- What holds for all levels of a merchant's club. Without a row, what the columns have by default.
create table wau.club_terms (
  merchant_id text collate "C" not null primary key references wau.merchants (merchant_id),
  -- What counts for reaching a level is that of so many days; null: all since the account was opened.
  window_days smallint check (window_days between 1 and 366),
  -- How long after a month its stakes can still be made up for.
  grace_days smallint not null default 7 check (grace_days between 0 and 27),
  -- How long a birthday's bonus can be claimed, from the birthday on.
  birthday_days smallint not null default 7 check (birthday_days between 1 and 31),
  -- How many times a benefit has to be staked before money may leave.
  turnover_times smallint not null default 1 check (turnover_times between 0 and 100),
  -- What the club gives in a calendar month at most; null: without a bound.
  monthly_budget_minor bigint check (monthly_budget_minor > 0)
);
grant select, insert, update, delete on wau.club_terms to wau_app;

-- The level of a member, worked out up to a day. It follows from the sums of days, the levels and this row alone.
create table wau.club_memberships (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  -- 0: below the first.
  level smallint not null check (level between 0 and 100),
  -- Not lost before this day, the first of a month.
  kept_until date,
  -- What was played before this day counts for no level any more; null: all counts.
  counted_from date,
  evaluated_day date not null,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id),
  constraint club_memberships_kept check ((kept_until is null) = (level = 0))
);
-- Who has not been looked at for longest.
create index club_memberships_due on wau.club_memberships (merchant_id, evaluated_day);
grant select, insert on wau.club_memberships to wau_app;
grant update (level, kept_until, counted_from, evaluated_day) on wau.club_memberships to wau_app;

-- Each change of a member's level, in order. What a day gives goes by the level that the day began with.
create table wau.club_level_changes (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  position integer not null check (position > 0),
  from_level smallint not null,
  to_level smallint not null check (to_level <> from_level),
  day date not null,
  noted_at timestamptz not null,
  primary key (merchant_id, member_id, position),
  foreign key (merchant_id, member_id) references wau.club_memberships (merchant_id, member_id)
);
grant select, insert on wau.club_level_changes to wau_app;

-- Day and month alone: nothing here needs the year. Stated once.
create table wau.member_birthdays (
  merchant_id text collate "C" not null,
  member_id text collate "C" not null,
  birth_month smallint not null check (birth_month between 1 and 12),
  birth_day smallint not null check (birth_day between 1 and 31),
  stated_at timestamptz not null,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
grant select, insert on wau.member_birthdays to wau_app;

-- What members have claimed of their levels' benefits.
create table wau.club_claims (
  merchant_id text collate "C" not null,
  claim_id text collate "C" not null,
  member_id text collate "C" not null,
  kind text collate "C" not null check (kind in ('upgrade', 'weekly', 'birthday')),
  -- The level that was reached, the first day of the week, or the year of the birthday.
  occurrence text collate "C" not null check (occurrence ~ '^(\d{1,4}|\d{4}-\d\d-\d\d)$'),
  level smallint not null,
  amount_minor bigint not null check (amount_minor > 0),
  required_turnover_minor bigint not null check (required_turnover_minor >= 0),
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  claimed_at timestamptz not null,
  primary key (merchant_id, claim_id),
  -- Once each, whatever else goes wrong.
  constraint club_claims_once unique (merchant_id, member_id, kind, occurrence),
  foreign key (merchant_id, member_id) references wau.members (merchant_id, member_id)
);
grant select, insert on wau.club_claims to wau_app;

-- What was given in each month, against the budget.
create table wau.club_spending (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  month text collate "C" not null check (month ~ '^\d{4}-\d\d$'),
  spent_minor bigint not null check (spent_minor >= 0),
  primary key (merchant_id, month)
);
grant select, insert on wau.club_spending to wau_app;
grant update (spent_minor) on wau.club_spending to wau_app;
