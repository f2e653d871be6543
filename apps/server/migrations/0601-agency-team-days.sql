-- What an agent's team did in a day of the merchant: everybody below at any level, without the agent. A day is counted
-- anew as a whole by the job that counts members, so it may be repeated; agents' pages read these rows and no bets.
create table wau.team_day_plays (
  merchant_id text collate "C" not null,
  agent_id text collate "C" not null,
  -- On which stakes and payouts moved, as in the books: what is corrected later counts later.
  day date not null,
  category text collate "C" not null,
  currency text collate "C" not null,
  bet_count bigint not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  turnover_minor bigint not null,
  primary key (merchant_id, agent_id, day, category, currency)
);
create index team_day_plays_day on wau.team_day_plays (merchant_id, day);
grant select, insert, delete on wau.team_day_plays to wau_app;

create table wau.team_days (
  merchant_id text collate "C" not null,
  agent_id text collate "C" not null,
  day date not null,
  registered_count integer not null,
  -- Who was credited a first deposit.
  first_deposit_count integer not null,
  login_count integer not null,
  -- Who reached what the merchant counts as active.
  active_count integer not null,
  deposit_count integer not null,
  deposit_minor bigint not null,
  withdrawal_minor bigint not null,
  -- Promotions' rewards, the club's benefits, rebates and rewards for friends.
  reward_minor bigint not null,
  primary key (merchant_id, agent_id, day)
);
create index team_days_day on wau.team_days (merchant_id, day);
grant select, insert, delete on wau.team_days to wau_app;

-- How large teams are and what they have, when it was counted last.
create table wau.team_standings (
  merchant_id text collate "C" not null,
  agent_id text collate "C" not null,
  member_count integer not null,
  direct_count integer not null,
  balance_minor bigint not null,
  counted_at timestamptz not null,
  primary key (merchant_id, agent_id)
);
grant select, insert, delete on wau.team_standings to wau_app;

-- When a member counts as active in a day, and whether an agent reads the names below the direct line in full.
alter table wau.merchants
  add column team_active_turnover_minor bigint not null default 1
    check (team_active_turnover_minor between 1 and 100000000),
  add column team_active_deposit_minor bigint not null default 1
    check (team_active_deposit_minor between 1 and 100000000),
  add column masks_team_names boolean not null default true;

-- Who logged in on a day.
create index sessions_created on wau.sessions (merchant_id, created_at);
-- Found by the day they were given.
create index rewards_paid on wau.rewards (merchant_id, decided_at) where status in ('issued', 'claimed');
create index referrals_rewarded on wau.referrals (merchant_id, rewarded_at) where status = 'rewarded';

-- All days are counted once more, now for teams as well.
delete from wau.counted_days;
