-- How far rounds of a game spread around their mean payout, in stakes, over its roughest way to play; and the highest
-- return of its ways, `return_percent` being the lowest. Null where its vendor states none. Together with what was staked
-- they tell how far a return may lie from what it ought to be before somebody has to look.
alter table wau.games
  add column standard_deviation double precision check (standard_deviation > 0),
  add column highest_return_percent numeric(7, 4) check (highest_return_percent >= return_percent);

-- How many members did something for the first time in a day, or played, by the day they registered: dashboards sum
-- up these rows, some hundred for a period, and read no members. A day is counted anew as a whole, so counting may be
-- repeated.
create table wau.member_day_counts (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  -- Where the merchant is.
  day date not null,
  what text collate "C" not null
    check (what in ('registered', 'firstDeposit', 'secondDeposit', 'firstBet', 'active')),
  registered_day date not null,
  member_count integer not null check (member_count > 0),
  primary key (merchant_id, day, what, registered_day)
);
create index member_day_counts_registered on wau.member_day_counts (merchant_id, registered_day, what);
grant select, insert, delete on wau.member_day_counts to wau_app;

-- The days that were counted, and when; a day on which nothing happened has no counts.
create table wau.counted_days (
  merchant_id text collate "C" not null references wau.merchants (merchant_id),
  day date not null,
  counted_at timestamptz not null,
  primary key (merchant_id, day)
);
grant select, insert, update (counted_at) on wau.counted_days to wau_app;

-- Who played in a day. Its columns never change, so only the first bet of a member's day and category pays for it.
create index bet_day_sums_day on wau.bet_day_sums (merchant_id, day, member_id);
-- Which deposits were credited in a day.
create index deposits_approved on wau.deposits (merchant_id, decided_at) where status = 'approved';
-- Who registered in a day.
create index members_registered on wau.members (merchant_id, registered_at);
